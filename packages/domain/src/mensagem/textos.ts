/**
 * The words of every message that the product writes to people. The administration may change them (catalogue,
 * "Textos de mensagens"); what it may put into them is named here, so that no message is ever sent with a hole in it.
 */

import {
  type FichaDoTexto,
  PARTES_DO_TEXTO,
  type ParteDoTexto,
  type TextoDoModelo,
} from './texto-do-modelo.ts';
import { TEXTOS_DA_ALTERACAO } from './textos-da-alteracao.ts';
import { TEXTOS_DA_ASSINATURA } from './textos-da-assinatura.ts';
import { TEXTOS_DA_ATUALIZACAO } from './textos-da-atualizacao.ts';
import { TEXTOS_DA_CONTA } from './textos-da-conta.ts';
import { TEXTOS_DA_DECISAO } from './textos-da-decisao.ts';
import { TEXTOS_DA_FIANCA } from './textos-da-fianca.ts';
import { TEXTOS_DA_SOLICITACAO } from './textos-da-solicitacao.ts';
import { TEXTOS_DO_CONTRATO } from './textos-do-contrato.ts';
import { TEXTOS_DO_CURSO } from './textos-do-curso.ts';
import { TEXTOS_DO_FINANCEIRO } from './textos-do-financeiro.ts';
import { VARIAVEIS, type Variavel } from './variaveis.ts';

const TEXTOS = {
  ...TEXTOS_DA_DECISAO,
  ...TEXTOS_DA_SOLICITACAO,
  ...TEXTOS_DA_FIANCA,
  ...TEXTOS_DA_CONTA,
  ...TEXTOS_DO_CONTRATO,
  ...TEXTOS_DO_CURSO,
  ...TEXTOS_DO_FINANCEIRO,
  ...TEXTOS_DA_ALTERACAO,
  ...TEXTOS_DA_ASSINATURA,
  ...TEXTOS_DA_ATUALIZACAO,
} as const;

export type ChaveDeTexto = keyof typeof TEXTOS;
export const CHAVES_DE_TEXTO = Object.keys(TEXTOS) as readonly ChaveDeTexto[];

/** A value for every place that the message may have. */
export type ValoresDoTexto<K extends ChaveDeTexto> = Readonly<
  Record<(typeof TEXTOS)[K]['variaveis'][number], string>
>;

export function isChaveDeTexto(texto: string): texto is ChaveDeTexto {
  return Object.hasOwn(TEXTOS, texto);
}

const LACUNA = /\{([^{}]*)\}/g;

export interface ErroDoTexto {
  campo: ParteDoTexto;
  mensagem: string;
}

/** What stands in the way of sending these words; the first problem of each part. */
export function errosDoTexto(chave: ChaveDeTexto, texto: TextoDoModelo): readonly ErroDoTexto[] {
  return PARTES_DO_TEXTO.flatMap((campo) => {
    const mensagem = erroDaParte(chave, campo, texto[campo] ?? '');
    return mensagem ? [{ campo, mensagem }] : [];
  });
}

function erroDaParte(chave: ChaveDeTexto, campo: ParteDoTexto, escrito: string): string | null {
  const { variaveis, exige, padrao } = fichaDoTexto(chave);
  if (padrao[campo] === undefined && campo !== 'titulo' && campo !== 'observacoes') return null;
  const usadas = [...escrito.matchAll(LACUNA)].map(([, nome = '']) => nome);
  const estranha = usadas.find((nome) => !variaveis.includes(nome as Variavel));
  if (estranha !== undefined) return `{${estranha}} não existe nesta mensagem. ${oQuePode(variaveis)}`;
  if (/[{}]/.test(escrito.replace(LACUNA, '')))
    return `Há uma chave aberta ou fechada a mais. ${oQuePode(variaveis)}`;
  const exigida = exige?.[campo];
  return exigida && !usadas.includes(exigida)
    ? `Falta {${exigida}}: sem ele a mensagem não serve (${VARIAVEIS[exigida].rotulo}).`
    : null;
}

const oQuePode = (variaveis: readonly Variavel[]): string =>
  variaveis.length === 0
    ? 'Esta mensagem não usa chaves.'
    : `Use só ${variaveis.map((nome) => `{${nome}}`).join(', ')}.`;

export function fichaDoTexto(chave: ChaveDeTexto): FichaDoTexto {
  return TEXTOS[chave];
}

/** What the administration wrote, where it can be sent; the product's own words everywhere else. */
export function textoVigente(chave: ChaveDeTexto, guardado: unknown): TextoDoModelo {
  const { padrao } = fichaDoTexto(chave);
  if (typeof guardado !== 'object' || guardado === null) return padrao;
  const escrito = Object.fromEntries(
    PARTES_DO_TEXTO.map((campo) => {
      const valor = (guardado as Record<string, unknown>)[campo];
      // Contents of before do not have every part; an emptied part of today is null.
      if (valor === undefined) return [campo, padrao[campo]];
      return [campo, typeof valor === 'string' && valor.trim() !== '' ? valor : undefined];
    }),
  ) as TextoDoModelo;
  const inteiro = (['assunto', 'paragrafos', 'curta'] as const).every(
    (campo) => padrao[campo] === undefined || escrito[campo] !== undefined,
  );
  return inteiro && errosDoTexto(chave, escrito).length === 0 ? escrito : padrao;
}

/** In one pass: a name that looks like a place stays a name. */
export function preencher(texto: string, valores: Readonly<Record<string, string>>): string {
  return texto.replace(LACUNA, (_, nome: string) => valores[nome] ?? '');
}

export function linhasDe(texto: string | undefined): readonly string[] {
  return (texto ?? '').split('\n').filter((linha) => linha.trim() !== '');
}

export function valoresDeExemplo(chave: ChaveDeTexto): Readonly<Record<string, string>> {
  return Object.fromEntries(fichaDoTexto(chave).variaveis.map((nome) => [nome, VARIAVEIS[nome].exemplo]));
}
