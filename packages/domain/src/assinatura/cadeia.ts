/**
 * The chain of one envelope: each record is hashed on top of the hash before it, so that none can be changed, taken out
 * or put in between without every later hash telling it. The hash function comes from outside: node's or the browser's.
 */
import { deHex, paraHex } from '../texto/hexadecimal.ts';
import { jsonCanonico } from '../texto/json-canonico.ts';
import {
  type AtoParaRegistrar,
  type DocumentoProvado,
  type EloDeEvidencia,
  type Evidencia,
  FORMATO_DA_EVIDENCIA,
} from './evidencia.ts';

export type Sha256 = (conteudo: Uint8Array) => Uint8Array;

/** São Paulo has kept one offset since 2019. */
const FUSO = '-03:00';

const emBytes = (texto: string) => new TextEncoder().encode(texto);

/** What the first record stands on: it names the envelope, so that no chain fits into another one. */
export function raizDaCadeia(envelope: string, sha256: Sha256): string {
  return paraHex(sha256(emBytes(`evidencia/${envelope}`)));
}

function hashDoElo(anterior: Uint8Array, registro: Evidencia, sha256: Sha256): string {
  const conteudo = emBytes(jsonCanonico(registro));
  const junto = new Uint8Array(anterior.length + conteudo.length);
  junto.set(anterior);
  junto.set(conteudo, anterior.length);
  return paraHex(sha256(junto));
}

/**
 * The next record. A clock that was set back does not turn the order of the records: the time of the one before is kept,
 * and how far the clock stood behind it.
 */
export function encadear(
  ultimo: EloDeEvidencia | null,
  { envelope, documento, agora }: { envelope: string; documento: DocumentoProvado; agora: Date },
  ato: AtoParaRegistrar,
  sha256: Sha256,
): EloDeEvidencia {
  const antes = ultimo ? Date.parse(ultimo.registro.hora.em) : Number.NEGATIVE_INFINITY;
  const atrasoMs = Math.max(0, antes - agora.getTime());
  const registro = {
    formato: FORMATO_DA_EVIDENCIA,
    envelope,
    sequencia: (ultimo?.registro.sequencia ?? 0) + 1,
    hora: { em: new Date(agora.getTime() + atrasoMs).toISOString(), fuso: FUSO, atrasoMs },
    documento,
    ...ato,
  } satisfies Evidencia;
  const anterior = ultimo?.hash ?? raizDaCadeia(envelope, sha256);
  return { registro, anterior, hash: hashDoElo(deHex(anterior) ?? new Uint8Array(), registro, sha256) };
}

export type FalhaDaCadeia = {
  falha: 'sem-registros' | 'sequencia' | 'anterior' | 'hash' | 'envelope' | 'documento' | 'hora' | 'abertura';
  /** The record at which it shows, counted from 1. */
  sequencia: number;
};

/** Everything that does not hold, in order; an empty list for a whole chain. */
export function conferirCadeia(elos: readonly EloDeEvidencia[], sha256: Sha256): readonly FalhaDaCadeia[] {
  const [primeiro] = elos;
  if (!primeiro) return [{ falha: 'sem-registros', sequencia: 0 }];
  const { envelope, documento } = primeiro.registro;
  const falhas: FalhaDaCadeia[] = [];
  let anterior = raizDaCadeia(envelope, sha256);
  let hora = Number.NEGATIVE_INFINITY;
  for (const [indice, elo] of elos.entries()) {
    const { registro } = elo;
    const sequencia = indice + 1;
    const em = Date.parse(registro.hora.em);
    const vale: Readonly<Record<Exclude<FalhaDaCadeia['falha'], 'sem-registros'>, boolean>> = {
      sequencia: registro.sequencia === sequencia,
      anterior: elo.anterior === anterior,
      hash: hashDoElo(deHex(elo.anterior) ?? new Uint8Array(), registro, sha256) === elo.hash,
      envelope: registro.envelope === envelope,
      documento: jsonCanonico(registro.documento) === jsonCanonico(documento),
      hora: em >= hora,
      abertura: (registro.tipo === 'aberto') === (sequencia === 1),
    };
    for (const falha of Object.keys(vale) as (keyof typeof vale)[])
      if (!vale[falha]) falhas.push({ falha, sequencia });
    anterior = elo.hash;
    hora = em;
  }
  return falhas;
}
