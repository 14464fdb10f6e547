/** Of a slip that is not due yet: what is saved by whoever pays the instalment today. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useLocation } from 'wouter';
import type { CobrancaAberta } from '../financeiro.queries.ts';

export function MaisBaratoHoje({ cobranca }: { cobranca: CobrancaAberta }) {
  const [, navegar] = useLocation();
  const { contratoId, economiaCentavos, hojeCentavos, parcelas } = cobranca;
  if (economiaCentavos <= 0) return null;
  return (
    <Cartao
      titulo="Quer pagar antes do vencimento?"
      acoes={
        <Botao
          variante="secundario"
          onClick={() => navegar(`/financeiro/contratos/${contratoId}/parcelas/${parcelas[0]}/antecipacao`)}
        >
          Pagar antes, com desconto
        </Botao>
      }
    >
      <p>
        {`Pedindo o valor de hoje, você paga ${formatarReais(hojeCentavos - economiaCentavos)} e economiza ${formatarReais(economiaCentavos)}. Pelos códigos acima, o valor é o do vencimento.`}
      </p>
    </Cartao>
  );
}
