/** What an institution and programme ask of a request (spec 2 section 3). A request keeps the copy it began with. */

/** How the systems around spell a boolean. */
export const SIM_OU_NAO = ['SIM', 'NAO'] as const;
export type SimOuNao = (typeof SIM_OU_NAO)[number];

export function simOuNao(valor: boolean): SimOuNao {
  return valor ? 'SIM' : 'NAO';
}

/** What is asked or not: by the institution in all of its courses and programmes, by the course, by the programme. */
export const PERGUNTAS = {
  universidade: [
    'exigeMatricula',
    'exigeHistoricoEscolar',
    'exigeComprovanteNotaEnem',
    'declaracaoHipossuficiencia',
    'exigeDocumentosGrupoFamiliar',
    'exigeComprovanteRendaFamiliar',
    'exigeNumeroMatricula',
    'fiadorConjuge',
    'semFiador',
    'fiadorSolidario',
  ],
  /** A second guarantor also where the institution's type is C. */
  curso: ['habilitaMaisFiadores'],
  /** The institution says yes or no before the provider does. */
  bolsa: ['analiseIes'],
} as const;

type DeQuem = keyof typeof PERGUNTAS;
type Pergunta<D extends DeQuem> = (typeof PERGUNTAS)[D][number];

export type ExigenciasDaInstituicao = Record<Pergunta<'universidade'>, boolean> & {
  tipoFiadorSolidario: string | null;
};

export type Exigencias = ExigenciasDaInstituicao & Record<Pergunta<'curso'> | Pergunta<'bolsa'>, boolean>;

/** One value for each of the names. */
export function porPergunta<N extends string, T>(nomes: readonly N[], valor: (nome: N) => T): Record<N, T> {
  return Object.fromEntries(nomes.map((nome) => [nome, valor(nome)])) as Record<N, T>;
}

const nao = () => false;

/** An institution that asks for nothing beyond what everybody sends, and takes one guarantor. */
export const MINIMAS_DA_INSTITUICAO: ExigenciasDaInstituicao = {
  ...porPergunta(PERGUNTAS.universidade, nao),
  tipoFiadorSolidario: null,
};

/** Such an institution, in a course and programme that add nothing. */
export const EXIGENCIAS_MINIMAS: Exigencias = {
  ...MINIMAS_DA_INSTITUICAO,
  ...porPergunta([...PERGUNTAS.curso, ...PERGUNTAS.bolsa], nao),
};

/** The requirements as they travel, each with whom it is of. */
export type ExigenciasNoFio = { [D in DeQuem]: Record<Pergunta<D>, SimOuNao> } & {
  universidade: Pick<ExigenciasDaInstituicao, 'tipoFiadorSolidario'>;
};

export function exigenciasNoFio(exigencias: Exigencias): ExigenciasNoFio {
  const dita = (nome: Pergunta<DeQuem>) => simOuNao(exigencias[nome]);
  return {
    universidade: {
      ...porPergunta(PERGUNTAS.universidade, dita),
      tipoFiadorSolidario: exigencias.tipoFiadorSolidario,
    },
    curso: porPergunta(PERGUNTAS.curso, dita),
    bolsa: porPergunta(PERGUNTAS.bolsa, dita),
  };
}

export function lerExigencias({ universidade, curso, bolsa }: ExigenciasNoFio): Exigencias {
  return {
    ...porPergunta(PERGUNTAS.universidade, (nome) => universidade[nome] === 'SIM'),
    ...porPergunta(PERGUNTAS.curso, (nome) => curso[nome] === 'SIM'),
    ...porPergunta(PERGUNTAS.bolsa, (nome) => bolsa[nome] === 'SIM'),
    tipoFiadorSolidario: universidade.tipoFiadorSolidario,
  };
}

export function exigenciasDaSolicitacao(
  instituicao: ExigenciasDaInstituicao,
  curso: { habilitaMaisFiadores: boolean },
  bolsa: { analiseIes: boolean },
): Exigencias {
  return {
    ...instituicao,
    habilitaMaisFiadores: curso.habilitaMaisFiadores,
    analiseIes: bolsa.analiseIes,
  };
}

/** Two guarantors: fiadorSolidario and (type not C, or the course enables more) — spec 1 section 6. */
export function maximoDeFiadores(exigencias: Exigencias): 0 | 1 | 2 {
  if (exigencias.semFiador) return 0;
  const dois =
    exigencias.fiadorSolidario && (exigencias.tipoFiadorSolidario !== 'C' || exigencias.habilitaMaisFiadores);
  return dois ? 2 : 1;
}
