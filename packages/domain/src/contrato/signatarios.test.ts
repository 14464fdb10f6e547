import { describe, expect, it } from 'vitest';
import type { EstadoCivil } from '../participante/estado-civil.ts';
import { REGIMES_DE_BENS, type RegimeDeBens, ROTULO_DO_REGIME } from '../participante/regime-de-bens.ts';
import {
  type ConfiguracaoDasAssinaturas,
  type EstudanteQueAssina,
  type FiadorQueAssina,
  PAPEIS_DE_SIGNATARIO,
  type PapelDeSignatario,
  signatariosDoContrato,
  TIPO_NO_FIO,
} from './signatarios.ts';

const HOJE = '2027-02-10';

/** Código Civil, articles 5 and 588: a minor signs with whoever answers for them, an emancipated one alone. */
const ESTUDANTES: ReadonlyArray<readonly [string, EstudanteQueAssina, 'com responsável' | 'sozinho']> = [
  ['15', { nascimento: '2012-01-01', emancipado: false }, 'com responsável'],
  ['15, emancipated by marriage or judge', { nascimento: '2012-01-01', emancipado: true }, 'sozinho'],
  ['17', { nascimento: '2009-06-01', emancipado: false }, 'com responsável'],
  ['17, emancipated', { nascimento: '2009-06-01', emancipado: true }, 'sozinho'],
  ['18 tomorrow', { nascimento: '2009-02-11', emancipado: false }, 'com responsável'],
  ['18 tomorrow, emancipated', { nascimento: '2009-02-11', emancipado: true }, 'sozinho'],
  ['18 today', { nascimento: '2009-02-10', emancipado: false }, 'sozinho'],
  ['18 today, emancipated before', { nascimento: '2009-02-10', emancipado: true }, 'sozinho'],
  ['born on 29 February', { nascimento: '2008-02-29', emancipado: false }, 'sozinho'],
  ['60', { nascimento: '1967-01-01', emancipado: false }, 'sozinho'],
];

/**
 * What a guarantee asks of the one beside the guarantor. `outorga`: the spouse authorises it (article 1.647 III; Súmula
 * 332 of the STJ). `convite`: no law asks for the partner of a union (REsp 1.299.866), the provider may.
 */
type Vinculo = 'outorga' | 'convite' | 'ninguém';

/** Marital status, annotation of the judicial separation approved, stable union. */
const VINCULOS: ReadonlyArray<readonly [EstadoCivil, boolean, boolean, Vinculo]> = [
  ['SOLTEIRO', false, false, 'ninguém'],
  ['SOLTEIRO', false, true, 'convite'],
  ['SOLTEIRO', true, false, 'ninguém'],
  ['SOLTEIRO', true, true, 'convite'],
  ['CASADO', false, false, 'outorga'],
  ['CASADO', false, true, 'outorga'],
  ['CASADO', true, false, 'outorga'],
  ['CASADO', true, true, 'outorga'],
  ['DIVORCIADO', false, false, 'ninguém'],
  ['DIVORCIADO', false, true, 'convite'],
  ['DIVORCIADO', true, false, 'ninguém'],
  ['DIVORCIADO', true, true, 'convite'],
  // Separated in fact is married; the judicial separation ends the duties of the marriage (article 1.576).
  ['SEPARADO', false, false, 'outorga'],
  ['SEPARADO', false, true, 'outorga'],
  ['SEPARADO', true, false, 'ninguém'],
  ['SEPARADO', true, true, 'convite'],
  ['VIUVO', false, false, 'ninguém'],
  ['VIUVO', false, true, 'convite'],
  ['VIUVO', true, false, 'ninguém'],
  ['VIUVO', true, true, 'convite'],
];

/**
 * Article 1.647 excepts the "separação absoluta", the agreed one; the compulsory one shares what was acquired together
 * (Súmula 377 of the STF) and is none. Whoever does not know, or was not asked, proves nothing, and so
 * does who says to have agreed and shows no pact, which is void unless a public deed (article 1.653).
 */
const EXIGE_OUTORGA: ReadonlyArray<readonly [RegimeDeBens | undefined, 'com pacto' | 'sem pacto', boolean]> =
  [
    ['COMUNHAO_PARCIAL', 'sem pacto', true],
    ['COMUNHAO_PARCIAL', 'com pacto', true],
    ['COMUNHAO_UNIVERSAL', 'sem pacto', true],
    ['COMUNHAO_UNIVERSAL', 'com pacto', true],
    ['PARTICIPACAO_FINAL', 'sem pacto', true],
    ['PARTICIPACAO_FINAL', 'com pacto', true],
    ['SEPARACAO_CONVENCIONAL', 'sem pacto', true],
    ['SEPARACAO_CONVENCIONAL', 'com pacto', false],
    ['SEPARACAO_OBRIGATORIA', 'sem pacto', true],
    ['SEPARACAO_OBRIGATORIA', 'com pacto', true],
    ['NAO_SEI', 'sem pacto', true],
    ['NAO_SEI', 'com pacto', true],
    [undefined, 'sem pacto', true],
    [undefined, 'com pacto', true],
  ];

const CONFIGURACOES: readonly ConfiguracaoDasAssinaturas[] = [true, false].flatMap((companheiroAssina) =>
  ([0, 1, 2] as const).map((testemunhas) => ({ companheiroAssina, testemunhas })),
);

interface CasoDoFiador {
  fiador: FiadorQueAssina;
  /** Who signs beside the guarantor where the partner is asked, and where not. */
  aoLado: Readonly<Record<'com companheiro' | 'sem companheiro', boolean>>;
}

const FIADORES: readonly CasoDoFiador[] = VINCULOS.flatMap(
  ([estadoCivil, separacaoAverbada, uniaoEstavel, vinculo]) =>
    EXIGE_OUTORGA.map(([regime, pacto, exige]) => ({
      fiador: { estadoCivil, separacaoAverbada, uniaoEstavel, regime, pactoAprovado: pacto === 'com pacto' },
      aoLado: {
        'com companheiro': vinculo === 'outorga' ? exige : vinculo === 'convite',
        'sem companheiro': vinculo === 'outorga' ? exige : false,
      },
    })),
);

const papeis = (...argumentos: Parameters<typeof signatariosDoContrato>) =>
  signatariosDoContrato(...argumentos).map(({ papel }) => papel);

/** The lines of the contract in their order, each with whether it is there. */
function esperados(
  estudante: (typeof ESTUDANTES)[number][2],
  fiadores: readonly CasoDoFiador[],
  { companheiroAssina, testemunhas }: ConfiguracaoDasAssinaturas,
): readonly PapelDeSignatario[] {
  const modo = companheiroAssina ? 'com companheiro' : 'sem companheiro';
  const linhas: ReadonlyArray<readonly [PapelDeSignatario, boolean]> = [
    ['estudante', true],
    ['responsavel', estudante === 'com responsável'],
    ['fiador', fiadores.length >= 1],
    ['conjuge-do-fiador', fiadores[0]?.aoLado[modo] ?? false],
    ['fiador2', fiadores.length === 2],
    ['conjuge-do-fiador2', fiadores[1]?.aoLado[modo] ?? false],
    ['representante', true],
    ['testemunha', testemunhas >= 1],
    ['testemunha', testemunhas === 2],
  ];
  return linhas.flatMap(([papel, assina]) => (assina ? [papel] : []));
}

/** Differences in words, at most three: a million comparisons have one verdict. */
function divergencias(
  estudantes: typeof ESTUDANTES,
  grupos: Iterable<readonly CasoDoFiador[]>,
): { comparadas: number; erradas: readonly string[] } {
  const erradas: string[] = [];
  let comparadas = 0;
  for (const casos of grupos) {
    const fiadores = casos.map(({ fiador }) => fiador);
    for (const [, estudante, como] of estudantes)
      for (const configuracao of CONFIGURACOES) {
        comparadas += 1;
        const assinam = papeis({ estudante, fiadores }, configuracao, HOJE).join();
        const devem = esperados(como, casos, configuracao).join();
        if (assinam !== devem && erradas.length < 3)
          erradas.push(`${JSON.stringify({ estudante, fiadores, configuracao })}: ${assinam}, not ${devem}`);
      }
  }
  return { comparadas, erradas };
}

function* pares(): Generator<readonly CasoDoFiador[]> {
  for (const primeiro of FIADORES) for (const segundo of FIADORES) yield [primeiro, segundo];
}

describe('who signs, over every combination', () => {
  it('names each case once', () => {
    expect(new Set(VINCULOS.map((linha) => linha.slice(0, 3).join())).size).toBe(20);
    expect(new Set(EXIGE_OUTORGA.map((linha) => linha.slice(0, 2).join())).size).toBe(14);
    expect(new Set(EXIGE_OUTORGA.map(([regime]) => regime))).toEqual(
      new Set([undefined, ...REGIMES_DE_BENS]),
    );
  });

  it('without a guarantor, and with one of each kind', () => {
    expect(divergencias(ESTUDANTES, [[], ...FIADORES.map((caso) => [caso])])).toEqual({
      comparadas: ESTUDANTES.length * CONFIGURACOES.length * (1 + FIADORES.length),
      erradas: [],
    });
  });

  it('with two of every kind: one says nothing of the other', () => {
    const [menor, , , , , , adulto] = ESTUDANTES;
    const estudantes = [menor, adulto].flatMap((caso) => (caso ? [caso] : []));
    expect(divergencias(estudantes, pares())).toEqual({
      comparadas: 2 * CONFIGURACOES.length * FIADORES.length ** 2,
      erradas: [],
    });
  });
});

describe('the groups', () => {
  it('follow each other: who owes, who guarantees, who lends', () => {
    const fiador: FiadorQueAssina = {
      estadoCivil: 'CASADO',
      regime: 'NAO_SEI',
      pactoAprovado: false,
      uniaoEstavel: false,
      separacaoAverbada: false,
    };
    const signatarios = signatariosDoContrato(
      { estudante: { nascimento: '2010-01-01', emancipado: false }, fiadores: [fiador, fiador] },
      { companheiroAssina: true, testemunhas: 2 },
      HOJE,
    );
    expect(signatarios.map(({ papel, grupo }) => `${grupo} ${papel}`)).toEqual([
      '1 estudante',
      '1 responsavel',
      '2 fiador',
      '2 conjuge-do-fiador',
      '2 fiador2',
      '2 conjuge-do-fiador2',
      '3 representante',
      '3 testemunha',
      '3 testemunha',
    ]);
  });

  it('have the words of the calls for every part', () => {
    expect(new Set(PAPEIS_DE_SIGNATARIO.map((papel) => TIPO_NO_FIO[papel]))).toEqual(
      new Set([
        'contractor',
        'legal guardian',
        'surety',
        'guarantor spouse',
        'legal representative',
        'witness',
      ]),
    );
    expect(REGIMES_DE_BENS.map((regime) => ROTULO_DO_REGIME[regime])).not.toContain(undefined);
  });
});
