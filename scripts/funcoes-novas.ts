/**
 * Functions that are younger than one of the browsers that we promise (scripts/navegadores.ts), looked for in the built
 * files after each build: libraries bring them as easily as we do. The versions are those of MDN's browser-compat-data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface FuncaoNova {
  nome: string;
  padrao: RegExp;
  /** First version of Chrome, Safari and Firefox that has it; null: none has it for everybody yet. */
  desde: readonly [chrome: number | null, safari: number | null, firefox: number | null];
}

/** Called as a method of anything: only names that nothing else has. */
const metodo = (nome: string) => new RegExp(`\\??\\.${nome}\\s*(?:\\?\\.)?\\(`);
/** Called, or read to be called later. */
const de = (dono: string, nome: string) => new RegExp(`\\b${dono}\\??\\.${nome}\\b`);

export const FUNCOES_NOVAS: readonly FuncaoNova[] = [
  { nome: 'AbortSignal.any', padrao: de('AbortSignal', 'any'), desde: [116, 17.4, 124] },
  { nome: 'Array.fromAsync', padrao: de('Array', 'fromAsync'), desde: [121, 16.4, 115] },
  { nome: 'Array#toReversed', padrao: metodo('toReversed'), desde: [110, 16, 115] },
  { nome: 'Array#toSorted', padrao: metodo('toSorted'), desde: [110, 16, 115] },
  { nome: 'Array#toSpliced', padrao: metodo('toSpliced'), desde: [110, 16, 115] },
  { nome: 'Element#checkVisibility', padrao: metodo('checkVisibility'), desde: [105, 17.4, 106] },
  { nome: 'Element#moveBefore', padrao: metodo('moveBefore'), desde: [133, null, 144] },
  { nome: 'Error.isError', padrao: de('Error', 'isError'), desde: [134, 26, 138] },
  { nome: 'Float16Array', padrao: /\bFloat16Array\b/, desde: [135, 18.2, 129] },
  { nome: 'HTMLDialogElement#requestClose', padrao: metodo('requestClose'), desde: [134, 18.4, 139] },
  { nome: 'Intl.DurationFormat', padrao: de('Intl', 'DurationFormat'), desde: [129, 16.4, 136] },
  { nome: 'Intl.Segmenter', padrao: de('Intl', 'Segmenter'), desde: [87, 14.1, 125] },
  { nome: 'Iterator.from', padrao: de('Iterator', 'from'), desde: [122, 18.4, 131] },
  { nome: 'Map#getOrInsert', padrao: /\.getOrInsert(?:Computed)?\s*\(/, desde: [145, 26.2, 144] },
  { nome: 'Math.sumPrecise', padrao: de('Math', 'sumPrecise'), desde: [147, 26.2, 137] },
  { nome: 'Object.groupBy', padrao: /\b(?:Object|Map)\??\.groupBy\b/, desde: [117, 17.4, 119] },
  { nome: 'popover', padrao: /\.(?:show|hide|toggle)Popover\s*\(/, desde: [114, 17, 125] },
  { nome: 'Promise.try', padrao: de('Promise', 'try'), desde: [128, 18.2, 134] },
  { nome: 'Promise.withResolvers', padrao: de('Promise', 'withResolvers'), desde: [119, 17.4, 121] },
  { nome: 'RegExp.escape', padrao: de('RegExp', 'escape'), desde: [136, 18.2, 134] },
  { nome: 'requestIdleCallback', padrao: /\brequestIdleCallback\b/, desde: [47, null, 55] },
  { nome: 'Response.json', padrao: de('Response', 'json'), desde: [105, 17, 115] },
  { nome: 'scheduler', padrao: /\bscheduler\??\.(?:yield|postTask)\b/, desde: [129, null, 142] },
  {
    nome: 'Set methods',
    padrao: /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\s*\(/,
    desde: [122, 17, 127],
  },
  { nome: 'String#isWellFormed', padrao: /\.(?:is|to)WellFormed\s*\(/, desde: [111, 16.4, 119] },
  {
    nome: 'Uint8Array base64',
    padrao: /\bUint8Array\.from(?:Base64|Hex)\b|\.to(?:Base64|Hex)\s*\(/,
    desde: [140, 18.2, 133],
  },
  { nome: 'URL.canParse', padrao: de('URL', 'canParse'), desde: [120, 17, 115] },
  { nome: 'URL.parse', padrao: de('URL', 'parse'), desde: [126, 18, 126] },
  { nome: 'URLPattern', padrao: /\bURLPattern\b/, desde: [95, 26, 142] },
];

/** What a built file may hold all the same, and why nobody misses it. */
const PERMITIDAS: readonly { arquivo: RegExp; porque: string }[] = [
  {
    arquivo: /^pdfjs-/,
    porque:
      'brings replacements of its own for what it draws with; without a preview the upload goes on all the same',
  },
];

export interface Achado {
  arquivo: string;
  oQue: string;
}

export function achadosNoScript(arquivo: string, texto: string): Achado[] {
  if (PERMITIDAS.some((permitida) => permitida.arquivo.test(arquivo))) return [];
  return FUNCOES_NOVAS.filter(({ padrao }) => padrao.test(texto)).map(({ nome, desde }) => ({
    arquivo,
    oQue: `${nome} (Chrome ${desde[0] ?? '-'}, Safari ${desde[1] ?? '-'}, Firefox ${desde[2] ?? '-'})`,
  }));
}

/** A browser that does not know :has() drops the whole rule, and with it the selectors that stand beside it. */
export function achadosNoEstilo(arquivo: string, texto: string): Achado[] {
  const achados: Achado[] = [];
  for (const [, seletores = ''] of texto.matchAll(/([^{};]*:has\([^{};]*)\{/g)) {
    const partes = separar(seletores);
    const comHas = partes.filter((parte) => parte.includes(':has'));
    if (comHas.length < partes.length)
      achados.push({ arquivo, oQue: `:has() beside others: ${seletores.trim()}` });
  }
  return achados;
}

/** The commas within parentheses divide no list. */
function separar(seletores: string): string[] {
  let nivel = 0;
  const partes = [''];
  for (const sinal of seletores) {
    if (sinal === '(') nivel += 1;
    if (sinal === ')') nivel -= 1;
    if (sinal === ',' && nivel === 0) partes.push('');
    else partes.push(`${partes.pop()}${sinal}`);
  }
  return partes;
}

function* arquivosDe(pasta: string): Generator<string> {
  for (const item of readdirSync(pasta, { withFileTypes: true }))
    if (item.isDirectory()) yield* arquivosDe(join(pasta, item.name));
    else yield join(pasta, item.name);
}

export function conferirPasta(pasta: string): { arquivos: number; achados: Achado[] } {
  let arquivos = 0;
  const achados: Achado[] = [];
  for (const caminho of arquivosDe(pasta)) {
    const script = /\.m?js$|\.html$/.test(caminho);
    if (!script && !caminho.endsWith('.css')) continue;
    arquivos += 1;
    const texto = readFileSync(caminho, 'utf8');
    achados.push(...(script ? achadosNoScript : achadosNoEstilo)(basename(caminho), texto));
  }
  return { arquivos, achados };
}

if (import.meta.main) {
  const { arquivos, achados } = conferirPasta(process.argv[2] ?? 'dist');
  for (const { arquivo, oQue } of achados)
    process.stdout.write(`younger than our browsers: ${arquivo}: ${oQue}\n`);
  process.stdout.write(`${arquivos} built files, ${achados.length} younger than our browsers\n`);
  process.exitCode = achados.length > 0 || arquivos === 0 ? 1 : 0;
}
