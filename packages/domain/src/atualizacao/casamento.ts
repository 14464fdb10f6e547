/** Whether two answers of one person speak of the same marriage: what was said and proven of it goes on holding. */
import { casadoNaLei } from '../participante/estado-civil.ts';
import { trocouDeConjuge } from '../pendencia/correcao-de-dados.ts';

type Respostas = Readonly<Record<string, unknown>>;

/** Whoever separates is still in it; another spouse is another one. */
export function mesmoCasamento(antes: Respostas, depois: Respostas): boolean {
  return casadoNaLei(antes.estadoCivil) && casadoNaLei(depois.estadoCivil) && !trocouDeConjuge(antes, depois);
}

/** Under the same regime too: a pact proves the one that it names. */
export function mesmoCasamentoERegime(antes: Respostas, depois: Respostas): boolean {
  return (
    mesmoCasamento(antes, depois) &&
    (antes.regimeDeBens === undefined || antes.regimeDeBens === depois.regimeDeBens)
  );
}
