/** Two people, or two days, that change one entry: nothing that either of them wrote is lost. */
import { porCodigo } from '../texto/ordem.ts';
import type { Conteudo } from './campos.ts';

/** Absent, null and false-by-absence say the same; lists count with their order. */
const igual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export function nomesMudados(antes: Conteudo, depois: Conteudo): readonly string[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(depois)])].filter(
    (nome) => !igual(antes[nome], depois[nome]),
  );
}

/** `dela`, with what `minha` changed since `base` written over it. */
export function juntarMudancas({
  base,
  dela,
  minha,
}: {
  base: Conteudo;
  dela: Conteudo;
  minha: Conteudo;
}): Conteudo {
  return {
    ...dela,
    ...Object.fromEntries(nomesMudados(base, minha).map((nome) => [nome, minha[nome] ?? null])),
  };
}

/** What both changed since `base`, each in another way: here `minha` stays and its author should look again. */
export function nomesDisputados({
  base,
  dela,
  minha,
}: {
  base: Conteudo;
  dela: Conteudo;
  minha: Conteudo;
}): readonly string[] {
  const meus = nomesMudados(base, minha);
  return nomesMudados(base, dela).filter((nome) => meus.includes(nome) && !igual(dela[nome], minha[nome]));
}

interface VersaoNoTempo {
  numero: number;
  vigenteDe: string;
  situacao: string;
}

/** What was, or will be, in force until a version takes over; null for the first. */
export function versaoAntesDe<V extends VersaoNoTempo>(
  versoes: readonly V[],
  { numero, vigenteDe }: VersaoNoTempo,
): V | null {
  const antes = versoes.filter(
    (outra) =>
      outra.numero !== numero &&
      outra.situacao !== 'cancelada' &&
      (outra.vigenteDe < vigenteDe || (outra.vigenteDe === vigenteDe && outra.numero < numero)),
  );
  return antes.sort((a, b) => porCodigo(a.vigenteDe, b.vigenteDe) || a.numero - b.numero).at(-1) ?? null;
}
