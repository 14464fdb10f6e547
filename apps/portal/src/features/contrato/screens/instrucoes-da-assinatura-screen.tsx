/** /instrucoes-assinatura/{contratoId}: how to sign, on paper or by the ten cards. */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { Redirect, useLocation, useParams } from 'wouter';
import { CartoesDoContrato } from '../components/cartoes-do-contrato.tsx';
import { ComContrato } from '../components/com-contrato.tsx';
import { InstrucoesImpressas } from '../components/instrucoes-impressas.tsx';

export function InstrucoesDaAssinaturaScreen() {
  const { contratoId = '' } = useParams<{ contratoId?: string }>();
  return <ComContrato id={contratoId}>{(contrato) => <Instrucoes contrato={contrato} />}</ComContrato>;
}

function Instrucoes({ contrato }: { contrato: ContratoAberto }) {
  const [, navegar] = useLocation();
  const { id, status, electronicSignature, planoAceitoEm } = contrato;
  const noContrato = `/contratos/${id}`;
  const aberto = status === 'DIS' || status === 'VIS' || status === 'DPR';
  // What is not to be signed now, or whose plan nobody has accepted yet, is read first.
  if (!aberto || planoAceitoEm === null) return <Redirect to={noContrato} replace />;
  if (electronicSignature === 'SIM') return <CartoesDoContrato contrato={contrato} />;
  return (
    <InstrucoesImpressas
      contrato={contrato}
      aoEntender={() => navegar(noContrato)}
      aoVoltar={() => navegar(noContrato)}
    />
  );
}
