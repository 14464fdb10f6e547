/** The institution says whether what a request tells of the course is so. */
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { useState } from 'react';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useDizerPalavra } from '../alteracoes.queries.ts';
import estilos from './atos-da-alteracao.module.css';
import type { AtosDaAlteracaoProps } from './atos-da-alteracao.tsx';

export function PalavraDaInstituicao({ alteracao, aoRecusar }: AtosDaAlteracaoProps) {
  const [texto, setTexto] = useState('');
  const dizer = useDizerPalavra(alteracao, () => aoRecusar(null));
  const recusas = useRecusas(dizer.error, { texto });
  const responder = (resposta: 'confirmou' | 'nao-confirmou') =>
    dizer.mutate({ resposta, texto: texto.trim() === '' ? null : texto });
  return (
    <section aria-label="Palavra da instituição" className={estilos.corpo}>
      <h2>O que este pedido diz do curso está certo?</h2>
      {recusas.geral ? <p role="alert">{recusas.geral}</p> : null}
      <AreaDeTexto
        rotulo="Observação"
        dica="Obrigatória quando não está certo. A equipe do provedor lê este texto."
        value={texto}
        erro={recusas.de('texto')}
        onChange={(evento) => setTexto(evento.target.value)}
      />
      <div className={estilos.atos}>
        <Botao carregando={dizer.isPending} onClick={() => responder('confirmou')}>
          Confirmar
        </Botao>
        <Botao variante="secundario" carregando={dizer.isPending} onClick={() => responder('nao-confirmou')}>
          Não está certo
        </Botao>
      </div>
    </section>
  );
}
