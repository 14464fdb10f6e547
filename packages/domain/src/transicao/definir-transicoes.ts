/**
 * One mechanism for every thing that has states: a table of state × action with the roles and the condition of each
 * rule, its interpreter, and its arrows. The table is complete by type: a state without a row does not compile.
 */

/** Refusals that every table has; the others are named by the rules of each. */
export type RecusaDaTabela = 'estado-nao-permite' | 'papel-nao-permite';

export interface Regra<
  Ator extends string,
  Condicoes extends object,
  Destino extends object,
  Recusa extends string,
> {
  atores: readonly Ator[];
  /** Where the action leads under these conditions, or the name of what is missing. Reads conditions, keeps nothing. */
  ir: (condicoes: Condicoes) => Destino | Recusa;
}

export type Tabela<
  Estado extends string,
  Acao extends string,
  Ator extends string,
  Condicoes extends object,
  Destino extends object,
  Recusa extends string,
> = Readonly<Record<Estado, Readonly<Partial<Record<Acao, Regra<Ator, Condicoes, Destino, Recusa>>>>>>;

/** Every value that each condition may have; a condition without values does not compile. */
export type ValoresDasCondicoes<Condicoes extends object> = {
  readonly [Nome in keyof Required<Condicoes>]: readonly Condicoes[Nome][];
};

type Resultado<Destino extends object, Recusa extends string> =
  | { ok: true; destino: Destino }
  | { ok: false; recusa: Recusa | RecusaDaTabela };

interface Seta<Estado extends string, Acao extends string> {
  de: Estado;
  acao: Acao;
  para: Estado;
}

export interface Transicoes<
  Estado extends string,
  Acao extends string,
  Ator extends string,
  Condicoes extends object,
  Destino extends object,
  Recusa extends string,
> {
  estados: readonly Estado[];
  acoes: readonly Acao[];
  /** What the action leads to, or why it is refused. Server and screens ask the same function. */
  transitar: (estado: Estado, acao: Acao, ator: Ator, condicoes: Condicoes) => Resultado<Destino, Recusa>;
  /** Whose action it is in this state; empty where the state does not have it. */
  atoresDe: (estado: Estado, acao: Acao) => readonly Ator[];
  /** States in which the action exists, for a statement that changes many rows at once. */
  estadosCom: (acao: Acao) => readonly Estado[];
  /** The one state that the action leads to from wherever it exists; throws RangeError where conditions decide. */
  destinoDe: (acao: Acao) => Estado;
  /** Every arrow that some values of the conditions take, those that stay in their state among them. */
  setas: () => readonly Seta<Estado, Acao>[];
}

export function definirTransicoes<
  Estado extends string,
  Acao extends string,
  Ator extends string,
  Condicoes extends object,
  Destino extends object,
  Recusa extends string,
>({
  estados,
  acoes,
  tabela,
  valores,
  estadoDe,
}: {
  estados: readonly Estado[];
  acoes: readonly Acao[];
  tabela: Tabela<Estado, Acao, Ator, Condicoes, Destino, Recusa>;
  valores: ValoresDasCondicoes<Condicoes>;
  estadoDe: (destino: Destino) => Estado;
}): Transicoes<Estado, Acao, Ator, Condicoes, Destino, Recusa> {
  function setas() {
    const setas = new Map<string, Seta<Estado, Acao>>();
    for (const de of estados)
      for (const acao of acoes) {
        const regra = tabela[de][acao];
        if (!regra) continue;
        for (const saida of saidasDaRegra(regra.ir, valores)) {
          if (typeof saida === 'string') continue;
          const para = estadoDe(saida);
          setas.set(`${de} ${acao} ${para}`, { de, acao, para });
        }
      }
    return [...setas.values()];
  }
  return {
    estados,
    acoes,
    transitar(estado, acao, ator, condicoes) {
      const regra = tabela[estado][acao];
      if (!regra) return { ok: false, recusa: 'estado-nao-permite' };
      if (!regra.atores.includes(ator)) return { ok: false, recusa: 'papel-nao-permite' };
      const destino = regra.ir(condicoes);
      return typeof destino === 'string' ? { ok: false, recusa: destino } : { ok: true, destino };
    },
    atoresDe: (estado, acao) => tabela[estado][acao]?.atores ?? [],
    estadosCom: (acao) => estados.filter((estado) => tabela[estado][acao] !== undefined),
    destinoDe(acao) {
      const destinos = new Set(setas().flatMap((seta) => (seta.acao === acao ? [seta.para] : [])));
      const [destino] = destinos;
      if (destino === undefined || destinos.size > 1)
        throw new RangeError(`${acao} leads to ${destinos.size} states`);
      return destino;
    },
    setas,
  };
}

/**
 * What a rule answers under all values of the conditions that it reads. The rule is run on conditions that are not
 * decided yet; the first one that it asks for stops it, and it runs again with each value of that one. So the number
 * of runs follows from what the rule reads, not from how many conditions there are.
 */
function saidasDaRegra<Condicoes extends object, Saida>(
  ir: (condicoes: Condicoes) => Saida,
  valores: ValoresDasCondicoes<Condicoes>,
  decididas: Partial<Condicoes> = {},
): Saida[] {
  let indecisa: keyof Condicoes | undefined;
  const perguntada = Symbol();
  const condicoes = new Proxy(decididas, {
    get(alvo, nome) {
      if (nome in alvo) return alvo[nome as keyof Condicoes];
      indecisa = nome as keyof Condicoes;
      throw perguntada;
    },
    ownKeys() {
      throw new TypeError('A rule reads its conditions by name: it neither spreads nor lists them.');
    },
  }) as Condicoes;
  try {
    return [ir(condicoes)];
  } catch (erro) {
    if (erro !== perguntada || indecisa === undefined) throw erro;
    const nome = indecisa;
    return valores[nome].flatMap((valor) => saidasDaRegra(ir, valores, { ...decididas, [nome]: valor }));
  }
}
