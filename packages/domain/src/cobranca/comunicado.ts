/** What everybody reads while the payment provider does not answer (spec 3 section 1): dated, and gone by itself. */
import { formatarMomento } from '../tempo/data.ts';

interface ComunicadoDoPagamento {
  /** Of this failure: a dialog is shown once for it on a device. */
  id: string;
  titulo: string;
  texto: string;
  /** ISO. */
  desde: string;
}

/** A call that fails once is no news. */
const CARENCIA_MS = 10 * 60_000;

export function comunicadoDoPagamento(falhandoDesde: Date, agora: Date): ComunicadoDoPagamento | null {
  if (agora.getTime() - falhandoDesde.getTime() < CARENCIA_MS) return null;
  return {
    id: `pagamento-${falhandoDesde.getTime()}`,
    titulo: 'A emissão de boletos está indisponível no momento',
    texto: `Desde ${formatarMomento(falhandoDesde)} o banco que emite os boletos não responde. O que você já emitiu continua valendo, nenhum pagamento se perde, e ninguém paga multa por um boleto que não pudemos emitir.`,
    desde: falhandoDesde.toISOString(),
  };
}
