/** Ten single-use codes for who lost the phone; 50 random bits each, only digests are stored. */
import { createHmac, type KeyObject } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { ScureBase32Plugin } from 'otplib';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';

const QUANTIDADE = 10;
const LETRAS = 10;

export interface CodigosNovos {
  /** "ABCDE-FGHIJ", shown once. */
  codigos: readonly string[];
  resumos: string[];
}

export function gerarCodigosDeRecuperacao(contexto: Contexto, operadorId: string): CodigosNovos {
  const base32 = new ScureBase32Plugin();
  const codigos = Array.from({ length: QUANTIDADE }, () => {
    const letras = base32.encode(contexto.aleatorio.bytes(8)).slice(0, LETRAS);
    return `${letras.slice(0, 5)}-${letras.slice(5)}`;
  });
  return { codigos, resumos: codigos.map((codigo) => resumoDoCodigo(contexto.segredo, operadorId, codigo)) };
}

/** Takes the code out of the list; false when it is not there (any more). */
export async function usarCodigoDeRecuperacao(
  contexto: Contexto,
  db: Kysely<DB>,
  operadorId: string,
  codigo: string,
): Promise<boolean> {
  const resumo = resumoDoCodigo(contexto.segredo, operadorId, codigo);
  const usado = await db
    .updateTable('operador')
    .set({ codigos_de_recuperacao: sql`array_remove(codigos_de_recuperacao, ${resumo})` })
    .where('id', '=', operadorId)
    .where(sql<boolean>`${resumo} = any(codigos_de_recuperacao)`)
    .returning('id')
    .executeTakeFirst();
  return usado !== undefined;
}

/** Typed with or without the dash, in any case. */
function resumoDoCodigo(segredo: KeyObject, operadorId: string, codigo: string): string {
  const letras = codigo.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHmac('sha256', segredo).update(`recuperacao:${operadorId}:${letras}`).digest('base64url');
}
