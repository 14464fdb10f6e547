/** When what is charged, and how long it can be paid. */
import { vencimentoEfetivo } from '../credito/vencimento.ts';
import { type Data, somarDias } from '../tempo/data.ts';

/** Days before the due date on which a charge is issued, unless the configuration says otherwise. */
export const DIAS_DE_ANTECEDENCIA = 10;
/** Days after the due date on which it can still be paid, with the charges that the provider adds. */
export const DIAS_DE_VALIDADE = 59;
/** Of what is charged once it is late already: a provider refuses a due date of today. */
const DIAS_DO_SALDO = 3;

/** Days after which guarantors hear of what is late, unless the configuration says otherwise; the student hears at once. */
export const DIAS_ATE_O_FIADOR = 7;

export const emissaoDe = (vencimento: Data, antecedencia: number): Data =>
  somarDias(vencimento, -antecedencia);

/** A working day: what is charged for it holds until its end. */
export const vencimentoDoSaldo = (hoje: Data): Data => vencimentoEfetivo(somarDias(hoje, DIAS_DO_SALDO));

/** What the payer of a slip or a Pix may expect. */
export const QUANDO_OS_BANCOS_AVISAM =
  'Um Pix aparece aqui em poucos minutos. Um boleto pago hoje aparece até o fim do próximo dia útil. Até lá, guarde o comprovante e não pague de novo.';

/** So long a request to the provider, and the batch that it is part of, may take until they are answered. */
export const LIMITE_DO_REGISTRO_MS = 30 * 60_000;
