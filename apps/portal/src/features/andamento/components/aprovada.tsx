/** Approved and without a contract in force: people deserve the good news (decisions, "The request"). */
import { comoEsta } from '@credito/domain/andamento/como-esta';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { rotuloDoSemestre } from '@credito/domain/solicitacao/semestres';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { consultaDosContratos } from '../../../contrato/contratos.queries.ts';
import { useAreasDesativadas } from '../../../sessao/use-areas-desativadas.ts';
import { CartaoDaPesquisa } from './cartao-da-pesquisa.tsx';
import { MensagensEAjuda } from './mensagens-e-ajuda.tsx';
import type { StatusComSolicitacao } from './tela-de-situacao.tsx';
import { TopoDaSituacao } from './topo-da-situacao.tsx';
import { VerASolicitacao } from './ver-a-solicitacao.tsx';

export function Aprovada({ status }: { status: StatusComSolicitacao }) {
  const [, navegar] = useLocation();
  const como = comoEsta(status);
  const fechada = useAreasDesativadas().includes('contratos');
  const { data: contratos = [] } = useQuery({
    ...consultaDosContratos,
    enabled: !fechada,
    refetchOnMount: 'always',
  });
  const cancelado = contratos.length > 0;
  return (
    <Pagina
      lado={
        <>
          <CartaoDoAndamento solicitacaoId={status.solicitacaoId} />
          <MensagensEAjuda protocolo={status.protocolo} />
        </>
      }
    >
      <TopoDaSituacao credito={status.credito} />
      <CartaoDeEstado
        estado={{ tom: como.tom, texto: como.palavra }}
        frase={como.frase}
        detalhe={
          <>
            <p>{oQueFoiAprovado(status)}</p>
            {cancelado ? (
              <p>O contrato que fizemos foi cancelado. Veja por quê, e o que você pode fazer.</p>
            ) : (
              <p>
                Agora preparamos o contrato. Quando ele estiver pronto, avisamos por e-mail e ele aparece
                aqui, para você ler e assinar. Até lá, você não precisa fazer nada.
              </p>
            )}
            <p>
              {`${status.desde ? `Aprovado em ${formatarMomento(new Date(status.desde))}. ` : ''}Protocolo ${status.protocolo ?? ''}.`}
            </p>
          </>
        }
        quem={cancelado ? undefined : (como.quem ?? undefined)}
        acao={
          <>
            {cancelado ? (
              <Botao largo onClick={() => navegar('/contratos')}>
                Ver os contratos
              </Botao>
            ) : null}
            <VerASolicitacao />
          </>
        }
      />
      <CartaoDaPesquisa pesquisa={status.pesquisa} />
    </Pagina>
  );
}

/** The amount, its share and when it begins: what was approved, before anything else. */
function oQueFoiAprovado({ credito }: StatusComSolicitacao): string {
  if (!credito) return '';
  const { porMesCentavos, percentual, curso, inicio } = credito;
  const desde = inicio ? `, a partir do ${rotuloDoSemestre(inicio)}` : '';
  return `${formatarReais(porMesCentavos)} por mês (${percentual}% da mensalidade) para ${curso}${desde}.`;
}
