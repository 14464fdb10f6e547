/** The seal: one signature over a whole PDF, with a time-stamp when there is an authority and it answers. */
import { createHash } from 'node:crypto';
import { Pdf } from '@credito/verificador/pdf/arquivo';
import { camposAssinados, lerCampo } from '@credito/verificador/selo/campo';
import { aparar, lerCms } from '@credito/verificador/selo/cms';
import { type AutoridadeDeCarimbo, carimbar, SemCarimbo } from './carimbo.ts';
import type { ChaveDoSelo } from './chave-do-selo.ts';
import { assinarCms, comCarimbo } from './cms.ts';
import { abrirLugar, type DizeresDoSelo, medirLugar, preencherLugar } from './lugar-do-selo.ts';

export interface ArquivoSelado {
  pdf: Buffer;
  /** Of the whole file, the seal included: what stands in the audit trail. */
  sha256: string;
  carimbadoEm: Date | null;
  /** Why it has no time-stamp though an authority was asked. */
  semCarimbo: string | null;
}

interface Modo {
  chave: ChaveDoSelo;
  dizeres: DizeresDoSelo;
  autoridade?: AutoridadeDeCarimbo | undefined;
}

const comResumo = (pdf: Buffer) => ({ pdf, sha256: createHash('sha256').update(pdf).digest('hex') });

/** Without a time-stamp; everything that takes processor time of the request thread. */
export function selarSemCarimbo(pdf: Buffer, { chave, dizeres }: Omit<Modo, 'autoridade'>): Buffer {
  const lugar = medirLugar(abrirLugar(pdf, dizeres));
  return preencherLugar(lugar, assinarCms(chave, { resumo: lugar.resumo }));
}

/** A time-stamp that does not come never holds up the seal: it is asked for again by `carimbarDepois`. */
export async function selarPdf(pdf: Buffer, { chave, dizeres, autoridade }: Modo): Promise<ArquivoSelado> {
  const selado = selarSemCarimbo(pdf, { chave, dizeres });
  if (!autoridade) return { ...comResumo(selado), carimbadoEm: null, semCarimbo: null };
  try {
    return await carimbarDepois(selado, autoridade);
  } catch (erro) {
    if (!(erro instanceof SemCarimbo)) throw erro;
    return { ...comResumo(selado), carimbadoEm: null, semCarimbo: erro.message };
  }
}

/**
 * The same seal with a time-stamp in its own room: not a byte of what it covers changes, and the file keeps its length.
 * The file has another digest from then on, so whoever keeps one keeps both. A failure is `SemCarimbo`.
 */
export async function carimbarDepois(
  selado: Buffer,
  autoridade: AutoridadeDeCarimbo,
): Promise<ArquivoSelado> {
  const pdf = new Pdf(selado);
  const [assinatura, ...outras] = camposAssinados(pdf);
  const campo = assinatura && lerCampo(pdf, assinatura);
  if (!campo || outras.length > 0 || !campo.cobreTudo) throw new Error('a file without a seal of ours');
  const cms = aparar(campo.contents);
  const { ficha, em } = await carimbar(lerCms(cms).assinatura, autoridade);
  const inicio = campo.cobertos[0].length;
  const lugar = { pdf: Buffer.from(selado), inicio, fim: inicio + campo.contents.length * 2 + 2 };
  return { ...comResumo(preencherLugar(lugar, comCarimbo(cms, ficha))), carimbadoEm: em, semCarimbo: null };
}
