import type { Campo } from './plano.ts';

/** A box is out of reach while the field in whose place it stands is filled, and the field while the box is ticked. */
export function foraDeAlcance(
  { nome, noLugarDe }: Pick<Campo, 'nome' | 'noLugarDe'>,
  campos: readonly Pick<Campo, 'nome' | 'noLugarDe'>[],
  valores: Readonly<Record<string, unknown>>,
): boolean {
  if (noLugarDe !== undefined) return Boolean(valores[noLugarDe]) && valores[nome] !== true;
  return campos.some((caixa) => caixa.noLugarDe === nome && valores[caixa.nome] === true && !valores[nome]);
}
