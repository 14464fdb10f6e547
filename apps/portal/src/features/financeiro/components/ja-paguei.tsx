import { Cartao } from '@credito/ui/cartao/cartao';
import type { CobrancaAberta } from '../financeiro.queries.ts';

/** Whoever has paid already reads when the banks tell. */
export function JaPaguei({ cobranca }: { cobranca: CobrancaAberta }) {
  return (
    <Cartao titulo="Você já pagou?" fundo>
      <p>{cobranca.quandoOsBancosAvisam}</p>
    </Cartao>
  );
}
