/** /reiniciar-atualizacao: the reason, on a screen of its own (spec 3 section 2.8). */
import { textoLimpo } from '@credito/domain/texto/texto-livre';
import { Botao } from '@credito/ui/botao/botao';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { consultaDaUltimaAtualizacao } from '../../../atualizacao/atualizacao.queries.ts';
import {
  ConfirmacaoDoReinicio,
  MotivoDoReinicio,
  O_QUE_ACONTECE,
  useMotivoDoReinicio,
} from '../../../atualizacao/dialogo-de-reinicio.tsx';
import { PaginaCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';

const SAIDA = '/inicio';

export function ReiniciarScreen() {
  const [, navegar] = useLocation();
  const [confirmando, setConfirmando] = useState(false);
  const { data, error, refetch } = useQuery({ ...consultaDaUltimaAtualizacao, refetchOnMount: 'always' });
  const { motivo, mudarMotivo } = useMotivoDoReinicio(data?.id ?? 0);
  if (error && !data)
    return (
      <PaginaQueFalhou titulo="Não conseguimos abrir a atualização" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  if (!data) return <PaginaCarregando />;
  if (data.id === null || !data.cartao?.acoes.includes('reiniciar')) return <Redirect to={SAIDA} replace />;
  return (
    <>
      <PaginaDePergunta
        etapa="Atualização cadastral"
        titulo="Reiniciar a atualização cadastral"
        dica={O_QUE_ACONTECE}
        acao={{ texto: 'Reiniciar', desabilitada: textoLimpo(motivo) === '', final: true }}
        acaoSecundaria={
          <Botao variante="discreto" largo onClick={() => navegar(SAIDA)}>
            Cancelar
          </Botao>
        }
        aoVoltar={() => navegar(SAIDA)}
        aoEnviar={() => setConfirmando(true)}
      >
        <MotivoDoReinicio motivo={motivo} aoMudar={mudarMotivo} />
      </PaginaDePergunta>
      {confirmando ? (
        <ConfirmacaoDoReinicio
          atualizacaoId={data.id}
          motivo={motivo}
          aoFechar={() => setConfirmando(false)}
        />
      ) : null}
    </>
  );
}
