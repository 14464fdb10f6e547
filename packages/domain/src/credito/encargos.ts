/** What being late costs (credito, section 5; CDC, article 52): a fine once, and simple interest by the day. */
import { fracao } from '../dinheiro/conta.ts';
import { MILHAO, type RegrasDoPrograma } from './regras-do-programa.ts';

const DIAS_DO_MES = 30;

/** Fine on what was open when the due date passed. */
export function multaPorAtraso(
  abertoCentavos: number,
  { multaPpm }: Pick<RegrasDoPrograma, 'multaPpm'>,
): number {
  return fracao(abertoCentavos, multaPpm, MILHAO);
}

/** Interest on a sum of (open cents × days late): rounded once, however often the open amount changed meanwhile. */
export function jurosDeMora(
  centavosDias: number,
  { moraPpmMes }: Pick<RegrasDoPrograma, 'moraPpmMes'>,
): number {
  return fracao(centavosDias, moraPpmMes, MILHAO * DIAS_DO_MES);
}
