import { createRequire } from 'node:module';
import createQpdf from '@neslinesli93/qpdf-wasm';
import { ArquivoRecusado } from '../arquivo-recusado.ts';
import { manterCompilado } from './codigo-wasm.ts';

const CODIGO = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

/** The package's types leave out two functions of Emscripten's file system and module. */
type Qpdf = Awaited<ReturnType<typeof createQpdf>>;
type SistemaDeArquivos = Qpdf['FS'] & {
  writeFile(caminho: string, conteudo: Uint8Array, opcoes?: { canOwn: true }): void;
};
type OpcoesDoQpdf = Parameters<typeof createQpdf>[0] & { noInitialRun: boolean };

/** qpdf's exit codes: 0 is fine, 3 is "repaired, with warnings", 2 is an error. */
const SUCESSOS = new Set([0, 3]);

const SEM_DADOS_DE_QUEM_FEZ = ['--remove-info', '--remove-metadata', '--remove-structure'];

/**
 * Decrypts, repairs the structure and leaves out the document information. Each call has an instance of its own: qpdf's
 * global state does not survive two runs.
 */
export async function reescreverPdf(conteudo: Uint8Array, senha = ''): Promise<Uint8Array> {
  for (const senhaEmBytes of codificacoesDaSenha(senha)) {
    const reescrito = await executarQpdf(conteudo, senhaEmBytes, ['--decrypt', ...SEM_DADOS_DE_QUEM_FEZ]);
    if (reescrito !== null) return reescrito;
  }
  throw new ArquivoRecusado({ tipo: 'corrompido' });
}

/** Makes the annotations and fields that have a drawing, and are seen on a screen, part of their pages. */
export async function achatarPdf(conteudo: Uint8Array): Promise<Uint8Array> {
  const achatado = await executarQpdf(conteudo, Buffer.alloc(0), ['--flatten-annotations=screen']);
  if (achatado === null) throw new ArquivoRecusado({ tipo: 'corrompido' });
  return achatado;
}

/** AES-256 takes passwords as UTF-8, the older ciphers as PDFDocEncoding, which for accents is Latin-1. */
function codificacoesDaSenha(senha: string): Uint8Array[] {
  const composta = senha.normalize('NFC');
  const utf8 = Buffer.from(composta, 'utf8');
  const latin1 = Buffer.from(composta, 'latin1');
  return utf8.equals(latin1) ? [utf8] : [utf8, latin1];
}

async function executarQpdf(
  conteudo: Uint8Array,
  senha: Uint8Array,
  ordens: readonly string[],
): Promise<Uint8Array | null> {
  const opcoes: OpcoesDoQpdf = {
    locateFile: () => CODIGO,
    noInitialRun: true,
  };
  manterCompilado(CODIGO);
  const qpdf = await createQpdf(opcoes);
  const fs = qpdf.FS as SistemaDeArquivos;
  // The bytes themselves, which qpdf only reads: a copy of them would be the file's once more in memory.
  fs.writeFile('/entrada.pdf', conteudo, { canOwn: true });
  fs.writeFile('/senha', senha);
  try {
    const codigo = qpdf.callMain([
      '--password-file=/senha',
      ...ordens,
      '--object-streams=disable',
      '/entrada.pdf',
      '/saida.pdf',
    ]);
    return SUCESSOS.has(codigo) ? fs.readFile('/saida.pdf') : null;
  } catch {
    // An abort inside WebAssembly (out of memory, for one) leaves nothing to read.
    return null;
  }
}
