/** Messages tied to a pendency, between its owner and the team (issue "Pendencies", item 6). */
import * as z from 'zod/mini';
import { CODIGOS_DE_DOCUMENTO, rotuloDoDocumento } from '../documento/tipos.ts';
import { ESTADOS, type Sigla } from '../solicitacao/estados.ts';

export const MAXIMO_DA_MENSAGEM = 2_000;

/** A refused document type, or the data that the analysis asked to correct. */
export const ASSUNTOS = ['DADOS', ...CODIGOS_DE_DOCUMENTO] as const;
export type Assunto = (typeof ASSUNTOS)[number];

export function rotuloDoAssunto(assunto: string): string {
  return assunto === 'DADOS' ? 'Dados a corrigir' : rotuloDoDocumento(assunto);
}

export const textoDaMensagemSchema = z.pipe(
  z.pipe(
    z.string({ error: 'Escreva a mensagem.' }),
    z.transform((valor: string) => valor.normalize('NFC').trim()),
  ),
  z
    .string()
    .check(
      z.minLength(1, { error: 'Escreva a mensagem.' }),
      z.maxLength(MAXIMO_DA_MENSAGEM, { error: `Escreva no máximo ${MAXIMO_DA_MENSAGEM} caracteres.` }),
    ),
);

export type LadoDaConversa = 'pessoa' | 'equipe';

export interface MensagemDaConversa {
  autor: LadoDaConversa;
  /** The writer asked for an answer; a person's message always waits for one. */
  pedeResposta: boolean;
  lida: boolean;
}

export interface MarcasDaConversa {
  naoLidas: number;
  respostaDevida: boolean;
}

/** Oldest message first. What each side has not read, and whether the other one waits for it. */
export function marcasDaConversa(
  mensagens: readonly MensagemDaConversa[],
  leitor: LadoDaConversa,
): MarcasDaConversa {
  const ultima = mensagens.at(-1);
  return {
    naoLidas: mensagens.filter(({ autor, lida }) => autor !== leitor && !lida).length,
    respostaDevida: ultima !== undefined && ultima.autor !== leitor && ultima.pedeResposta,
  };
}

/** While it is corrected and while it is analysed; a decided request is not discussed here any more. */
export function podeConversar(sigla: Sigla): boolean {
  const { natureza } = ESTADOS[sigla];
  return natureza === 'corrigivel' || natureza === 'bloqueada';
}
