/** /assinar/{id} in a portal: the same signing, let in by the session instead of link and CPF. */

import { Botao } from '@credito/ui/botao/botao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { consultaDasAssinaturas } from '../../../assinatura/pendentes.queries.ts';
import { api } from '../../../sessao/api.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { insistir } from '../cliente.ts';
import { Aberta, AbrindoDocumento } from '../components/aberta.tsx';
import { FalhaAoAbrir } from '../components/falha-ao-abrir.tsx';
import { useCarga } from '../use-carga.ts';

const LISTA = '/assinar';

export function AssinarPelaContaScreen() {
  const { id = '', passo } = useParams<{ id?: string; passo?: string }>();
  return <PelaConta key={id} id={id} passo={passo} />;
}

function PelaConta({ id, passo }: { id: string; passo: string | undefined }) {
  const [, navegar] = useLocation();
  const { carga, repetir } = useCarga(
    useCallback(() => insistir(() => api('POST /assinatura/s/entrar', { body: { assinanteId: id } })), [id]),
  );
  const [perdido, setPerdido] = useState<string | null>(null);
  const voltar = () => {
    void consultas.invalidateQueries({ queryKey: consultaDasAssinaturas.queryKey });
    navegar(LISTA);
  };
  // One that was lost at once, with its session still good, is not asked for again and again.
  const passe = carga.fase === 'veio' && carga.valor.passe !== perdido ? carga.valor.passe : null;
  const aoPerderPasse = useCallback(() => {
    if (passe === null) return;
    setPerdido(passe);
    repetir();
  }, [passe, repetir]);

  if (carga.fase === 'falhou') {
    if (carga.erro.status === 404 || carga.erro.status === 422) return <NaoEDaConta aoVoltar={voltar} />;
    return <FalhaAoAbrir erro={carga.erro} aoTentar={repetir} />;
  }
  if (passe === null) return <AbrindoDocumento />;
  return (
    <Aberta
      passe={passe}
      base={`${LISTA}/${id}`}
      passo={passo}
      aoPerderPasse={aoPerderPasse}
      saida={{ texto: 'Voltar aos documentos', sair: voltar }}
    />
  );
}

/** Another person's, or none: said alike. */
function NaoEDaConta({ aoVoltar }: { aoVoltar: () => void }) {
  return (
    <Pagina
      titulo="Este documento não está na sua conta"
      dica="Ele pode ser de outra pessoa, ou ter sido trocado por um mais novo. Veja os que esperam por você."
    >
      <Botao onClick={aoVoltar}>Ver os meus documentos</Botao>
    </Pagina>
  );
}
