import { recusaDoPrazo } from '@credito/domain/contrato/prazo';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { regraDoDominio } from '../../erros.ts';

/** A last day for signing that may be set today; 422 otherwise. */
export function exigirPrazo({ relogio }: Pick<Contexto, 'relogio'>, prazo: Data): Data {
  const recusa = recusaDoPrazo(prazo, dataEmSaoPaulo(relogio.agora()));
  if (recusa) throw regraDoDominio([{ campo: 'prazo', mensagem: recusa }]);
  return prazo;
}
