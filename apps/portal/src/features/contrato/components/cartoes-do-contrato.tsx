/** The ten cards of a contract's signature (spec 3 section 2.4). */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { useLocation } from 'wouter';
import { enviarParaAssinatura } from '../contrato.queries.ts';
import { PASSO_DO_ENVIO } from '../passos-da-assinatura.tsx';
import { CartoesDaAssinatura } from './cartoes-da-assinatura.tsx';

/** Without a contract there is nothing to send: the cards are only read. */
export function CartoesDoContrato({
  contrato,
}: {
  contrato: Pick<ContratoAberto, 'id' | 'pedeFoto'> | null;
}) {
  const contratoId = contrato?.id ?? null;
  const [, navegar] = useLocation();
  const saida = contratoId === null ? '/contratos' : `/contratos/${contratoId}`;
  return (
    <CartoesDaAssinatura
      saida={saida}
      enviaEm={PASSO_DO_ENVIO}
      enviar={contratoId === null ? null : () => enviarParaAssinatura(contratoId)}
      aoTerminar={() => navegar(contratoId === null ? saida : `/assinatura/${contratoId}`)}
      pedeFoto={contrato?.pedeFoto ?? null}
      rotuloFinal="Entendi, quero assinar o contrato"
    />
  );
}
