/** Approved and without a contract in force: people deserve the good news (decisions, "The request"). */
import { comoEsta } from '@credito/domain/andamento/como-esta';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { rotuloDoSemestre } from '@credito/domain/solicitacao/semestres';
import { formatarMomento } from '@credito/domain/tempo/data';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { consultaDosContratos } from '../../../contrato/contratos.queries.ts';
import { useAreasDesativadas } from '../../../sessao/use-areas-desativadas.ts';
import { BotoesDoAto } from './botoes-do-ato.tsx';
import { CartaoDaPesquisa } from './cartao-da-pesquisa.tsx';
import { DosContratos } from './dos-contratos.tsx';
import { MensagensEAjuda } from './mensagens-e-ajuda.tsx';
import type { StatusComSolicitacao } from './tela-de-situacao.tsx';
import { TopoDaSituacao } from './topo-da-situacao.tsx';
import { VerASolicitacao } from './ver-a-solicitacao.tsx';

export function Aprovada({ status }: { status: StatusComSolicitacao }) {
  const fechada = useAreasDesativadas().includes('contratos');
  const { data: contratos = [] } = useQuery({
    ...consultaDosContratos,
    enabled: !fechada,
    refetchOnMount: 'always',
  });
  // While one is in force this page is not shown: what is in the list was cancelled.
  const [novo = null] = [...contratos].sort((um, outro) => outro.id - um.id);
  const como = comoEsta(
    status,
    null,
    novo && { id: novo.id, mensagem: novo.mensagem, recuperavel: novo.acoes.includes('recuperar') },
  );
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
            <p>{oQueFoiAprovado(status, novo !== null)}</p>
            {novo ? null : <p>{oQueVemAgora(status)}</p>}
            <p>
              {`${status.desde ? `Aprovado em ${formatarMomento(new Date(status.desde))}. ` : ''}Protocolo ${status.protocolo ?? ''}.`}
            </p>
          </>
        }
        quem={como.quem ?? undefined}
        acao={
          <>
            <BotoesDoAto solicitacaoId={status.solicitacaoId} como={como} />
            <VerASolicitacao />
          </>
        }
      />
      <CartaoDaPesquisa pesquisa={status.pesquisa} />
      <DosContratos />
    </Pagina>
  );
}

function oQueVemAgora({ regimeDe }: StatusComSolicitacao): string {
  const contrato =
    'Quando o contrato estiver pronto, avisamos por e-mail e ele aparece aqui, para você ler e assinar.';
  return regimeDe
    ? `Para preparar o contrato, falta uma resposta de ${primeiroNome(regimeDe)}, no portal do fiador. ${contrato}`
    : `Agora preparamos o contrato. ${contrato} Até lá, você não precisa fazer nada.`;
}

/** The amount, its share and when it begins, before anything else; of a cancelled contract only what it would have been. */
function oQueFoiAprovado({ credito }: StatusComSolicitacao, cancelado: boolean): string {
  if (!credito) return '';
  const { porMesCentavos, percentual, curso, inicio } = credito;
  const desde = inicio ? `, a partir do ${rotuloDoSemestre(inicio)}` : '';
  return `${cancelado ? 'O crédito seria de ' : ''}${formatarReais(porMesCentavos)} por mês (${percentual}% da mensalidade) para ${curso}${desde}.`;
}
