/** Whether a sealed file is whole: no server and nothing from outside, only the file and the roots that one trusts. */
import type { X509Certificate } from 'node:crypto';
import { type Achado, achar, recusado } from './achados.ts';
import { conferirEvidencias, type EvidenciasLidas } from './evidencias.ts';
import { anexosDe } from './pdf/anexos.ts';
import { Pdf } from './pdf/arquivo.ts';
import { PdfIlegivel } from './pdf/valores.ts';
import { titularDe } from './selo/certificados.ts';
import { resumir } from './selo/cms.ts';
import { conferirSelo } from './selo/conferir-selo.ts';

export interface Opcoes {
  raizes?: readonly X509Certificate[];
  /**
   * Of the whole file, as the public page shows it. The signature speaks of everything but itself; this one of
   * everything.
   */
  sha256?: string;
}

export interface Veredito {
  confere: boolean;
  achados: readonly Achado[];
  /** Of the whole file. */
  sha256: string;
  selo: { titular: string; em: Date | null } | null;
  documento: { titulo: string; codigo: string; sha256: string } | null;
}

export function verificar(arquivo: Uint8Array, { raizes = [], sha256 }: Opcoes = {}): Veredito {
  const bytes = Buffer.from(arquivo.buffer, arquivo.byteOffset, arquivo.byteLength);
  const doArquivo = resumir('sha256', bytes).toString('hex');
  const esperado = sha256?.toLowerCase();
  const doResumo =
    esperado === undefined || esperado === doArquivo
      ? []
      : [achar('sha256-diferente', 'O SHA-256 do arquivo não é o esperado.')];
  const lido = ler(bytes, raizes);
  const achados = [...doResumo, ...lido.achados];
  return { ...lido, achados, confere: !recusado(achados), sha256: doArquivo };
}

type Lido = Pick<Veredito, 'achados' | 'selo' | 'documento'>;

const ILEGIVEL = achar('arquivo-ilegivel', 'O arquivo não é um PDF que este programa possa ler.');
const DECLARACAO = achar(
  'declaracao',
  'É uma declaração de quem pôs o selo: ninguém mais a assinou, e nada nela mudou desde então.',
);
const ANEXOS_ILEGIVEIS = achar('evidencias-ilegiveis', 'O que vai anexo ao arquivo não pode ser lido.');

function ler(bytes: Buffer, raizes: readonly X509Certificate[]): Lido {
  const pdf = seLegivel(() => new Pdf(bytes));
  const selo = pdf && seLegivel(() => conferirSelo(pdf, { raizes }));
  if (!pdf || !selo) return { achados: [ILEGIVEL], selo: null, documento: null };
  const anexos = seLegivel(() => anexosDe(pdf));
  const { achados, pacote } = oQueLeva(anexos, selo.achados);
  return {
    achados: [...selo.achados, ...achados],
    selo: selo.certificado && { titular: titularDe(selo.certificado), em: selo.em },
    documento: pacote && { titulo: pacote.titulo, codigo: pacote.codigo, sha256: pacote.sha256 },
  };
}

/**
 * A file that its sealer alone made, such as a receipt of discharge, carries nothing: nobody else has signed it. What was
 * taken out of a contract would have changed what the seal covers.
 */
function oQueLeva(anexos: ReadonlyMap<string, Buffer> | null, doSelo: readonly Achado[]): EvidenciasLidas {
  if (!anexos) return { achados: [ANEXOS_ILEGIVEIS], pacote: null };
  return anexos.size === 0 && !recusado(doSelo)
    ? { achados: [DECLARACAO], pacote: null }
    : conferirEvidencias(anexos);
}

function seLegivel<T>(ler: () => T): T | null {
  try {
    return ler();
  } catch (erro) {
    if (erro instanceof PdfIlegivel) return null;
    throw erro;
  }
}
