/** What the rows of the new-request plan share. */
import * as z from 'zod/mini';
import { GRAUS, type Grau, isNivelEscolar } from '../instituicao/niveis.ts';
import type { ContextoDaNovaSolicitacao } from './nova-solicitacao-contexto.ts';

const ACEITE = 'Marque para continuar.';

export const sempre = () => true;
export const grauDe = ({ respostas }: ContextoDaNovaSolicitacao): Grau | undefined =>
  GRAUS.find((grau) => grau === respostas.grau);
export const nivelEscolar = (contexto: ContextoDaNovaSolicitacao) => {
  const grau = grauDe(contexto);
  return grau !== undefined && isNivelEscolar(grau);
};
export const aceito = z.literal(true, { error: ACEITE });
