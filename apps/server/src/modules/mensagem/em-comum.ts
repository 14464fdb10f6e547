/** Texts that differ in a name or a number travel to the database as one beginning, one end, and what lies between them. */
export interface EmComum {
  antes: string;
  depois: string;
  meios: readonly (string | null)[];
}

export function emComum(textos: readonly (string | null)[]): EmComum {
  const escritos = textos.filter((texto) => texto !== null);
  const [primeiro = '', ...outros] = new Set(escritos);
  let inicio = primeiro.length;
  for (const outro of outros) inicio = iguaisNoInicio(primeiro, outro, inicio);
  // Half of a character is none.
  if (isMetade(primeiro.charCodeAt(inicio - 1), 0xd800)) inicio -= 1;
  let fim = Math.min(...escritos.map((texto) => texto.length)) - inicio;
  for (const outro of outros) fim = iguaisNoFim(primeiro, outro, fim);
  if (isMetade(primeiro.charCodeAt(primeiro.length - fim), 0xdc00)) fim -= 1;
  if (outros.length === 0) fim = 0;
  return {
    antes: primeiro.slice(0, inicio),
    depois: primeiro.slice(primeiro.length - fim),
    meios: textos.map((texto) => (texto === null ? null : texto.slice(inicio, texto.length - fim))),
  };
}

const isMetade = (codigo: number, desde: number): boolean => codigo >= desde && codigo < desde + 0x400;

function iguaisNoInicio(um: string, outro: string, maximo: number): number {
  if (outro.startsWith(um.slice(0, maximo))) return maximo;
  let quantos = 0;
  while (um.charCodeAt(quantos) === outro.charCodeAt(quantos)) quantos += 1;
  return quantos;
}

function iguaisNoFim(um: string, outro: string, maximo: number): number {
  if (outro.endsWith(um.slice(um.length - maximo))) return maximo;
  let quantos = 0;
  while (um.charCodeAt(um.length - 1 - quantos) === outro.charCodeAt(outro.length - 1 - quantos))
    quantos += 1;
  return quantos;
}
