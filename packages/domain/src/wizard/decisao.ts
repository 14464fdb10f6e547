/**
 * What saving answers would change, decided for any plan before anything is stored (ADR 0117): answers and context in,
 * errors or changes out.
 */
import { respostasAlteradas } from './mudancas.ts';
import {
  type ContextoDeWizard,
  type ErroDeCampo,
  errosDoPasso,
  type Passo,
  respostasDoPasso,
  valoresDoPasso,
} from './plano.ts';

type Respostas = Readonly<Record<string, unknown>>;

export type Decisao<T> =
  | { tipo: 'aceita'; mudancas: T }
  | { tipo: 'recusada'; erros: readonly ErroDeCampo[] }
  /** The stored answers no longer lead to the step: the screen that sent it is older than they are. */
  | { tipo: 'desatualizada' };

export const aceita = <T>(mudancas: T): Decisao<T> => ({ tipo: 'aceita', mudancas });

const recusada = (erros: readonly ErroDeCampo[]): Decisao<never> => ({ tipo: 'recusada', erros });

/** What follows from changes that were accepted; whatever refused them stays the answer. */
export function seguida<T, U>(decisao: Decisao<T>, seguir: (mudancas: T) => Decisao<U>): Decisao<U> {
  return decisao.tipo === 'aceita' ? seguir(decisao.mudancas) : decisao;
}

/** Changes of which the rules of a thing, beside those of the plan, may still say what is wrong. */
export function conferida<T>(mudancas: T, erro: ErroDeCampo | null): Decisao<T> {
  return erro ? recusada([erro]) : aceita(mudancas);
}

/** Of one step: the answers that differ from the stored ones, in the form in which they are stored. */
export function decidirPasso<C extends ContextoDeWizard>(
  passo: Passo<C>,
  contexto: C,
  alteracoes: Respostas,
): Decisao<Respostas> {
  const estranho = Object.keys(alteracoes).find((dita) => passo.campos.every(({ nome }) => nome !== dita));
  if (estranho !== undefined)
    return recusada([{ campo: estranho, mensagem: 'Este campo não faz parte deste passo.' }]);
  const depois: C = { ...contexto, respostas: { ...contexto.respostas, ...alteracoes } };
  if (!passo.quando(depois)) return { tipo: 'desatualizada' };
  return seguida(decidirPassos([passo], depois), (valores) =>
    aceita(respostasAlteradas(contexto.respostas, valores)),
  );
}

/** Of several steps that are stored at once: all of their answers, in the form in which they are stored. */
export function decidirPassos<C extends ContextoDeWizard>(
  passos: readonly Passo<C>[],
  contexto: C,
): Decisao<Respostas> {
  const erros = passos.flatMap((passo) => errosDoPasso(passo, respostasDoPasso(passo, contexto), contexto));
  if (erros.length > 0) return recusada(erros);
  return aceita(
    Object.assign({}, ...passos.map((passo) => valoresDoPasso(passo, respostasDoPasso(passo, contexto)))),
  );
}
