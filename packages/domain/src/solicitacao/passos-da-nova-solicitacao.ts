/** What the rows of the new-request plan share. */
import * as z from 'zod/mini';
import { GRAUS, type Grau, isNivelEscolar } from '../instituicao/niveis.ts';
import type { Opcao } from '../wizard/plano.ts';
import type { ContextoDaNovaSolicitacao } from './nova-solicitacao-contexto.ts';

export const ESCOLHA = 'Escolha uma opção.';
const ACEITE = 'Marque para continuar.';

export const sempre = () => true;
export const grauDe = ({ respostas }: ContextoDaNovaSolicitacao): Grau | undefined =>
  GRAUS.find((grau) => grau === respostas.grau);
export const nivelEscolar = (contexto: ContextoDaNovaSolicitacao) => {
  const grau = grauDe(contexto);
  return grau !== undefined && isNivelEscolar(grau);
};
export const simNao = z.enum(['S', 'N'], { error: ESCOLHA });
export const aceito = z.literal(true, { error: ACEITE });
export const SIM_NAO: readonly Opcao[] = [
  { valor: 'S', rotulo: 'Sim' },
  { valor: 'N', rotulo: 'Não' },
];
