/** The text of a contract, by the version of the template that it was generated with. A version never changes (ADR 0124). */
import type { TextoDoContrato } from './blocos.ts';
import type { DadosDoTexto } from './dados.ts';
import { modeloV1 } from './v1/modelo.ts';

const MODELOS = { 1: modeloV1 } as const satisfies Record<
  number,
  (dados: DadosDoTexto) => Omit<TextoDoContrato, 'modelo'>
>;
export type VersaoDoModelo = keyof typeof MODELOS;
export const VERSAO_DO_MODELO: VersaoDoModelo = 1;

export function isVersaoDoModelo(versao: number): versao is VersaoDoModelo {
  return Object.hasOwn(MODELOS, versao);
}

export function escreverContrato(
  dados: DadosDoTexto,
  versao: VersaoDoModelo = VERSAO_DO_MODELO,
): TextoDoContrato {
  return { modelo: versao, ...MODELOS[versao](dados) };
}
