/** A browser's name for its owner, from what it says of itself: enough to recognise a device, nothing exact. */

const NAVEGADORES: ReadonlyArray<[RegExp, string]> = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const SISTEMAS: ReadonlyArray<[RegExp, string]> = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const achar = (lista: ReadonlyArray<[RegExp, string]>, agente: string) =>
  lista.find(([padrao]) => padrao.test(agente))?.[1] ?? null;

/** "Chrome em Android"; "Aparelho desconhecido" when nothing is recognised. */
export function nomeDoAparelho(agente: string | null): string {
  if (!agente) return 'Aparelho desconhecido';
  const navegador = achar(NAVEGADORES, agente);
  const sistema = achar(SISTEMAS, agente);
  if (navegador && sistema) return `${navegador} em ${sistema}`;
  return navegador ?? sistema ?? 'Aparelho desconhecido';
}
