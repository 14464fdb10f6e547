/**
 * Random walks of everybody over requests in every state, against a model of the state table. `npm run walks` takes
 * a hundred thousand of them; CAMINHADAS and SEMENTE choose others.
 */
import { setas } from '@credito/domain/solicitacao/transicoes';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { conectarParaEnsaio, ensaiar } from '../../../test/autorizacao/ensaio.ts';
import type { Acao } from '../../../test/caminhadas/acoes.ts';
import type { Terreno } from '../../../test/caminhadas/gente.ts';
import type { Modelo } from '../../../test/caminhadas/modelo.ts';
import {
  ACOES,
  type Partida,
  prepararPartidas,
  TETO_DAS_CAMINHADAS,
} from '../../../test/caminhadas/partidas.ts';
import { diferencasDe, tentar } from '../../../test/caminhadas/passo.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import type { Cofre } from '../../arquivos/cofre.ts';
import { conferirInvariantes, conferirRegras } from '../invariantes/conferir-invariantes.ts';

const CAMINHADAS = Number(process.env.CAMINHADAS ?? 2_000);
const SEMENTE_DE_SEMPRE = 5;
const SEMENTE = Number(process.env.SEMENTE ?? SEMENTE_DE_SEMPRE);
const PASSOS = 4;
/** Known of those of every run; from another beginning so few may miss one of the rarest. */
const TODAS_AS_SETAS = SEMENTE === SEMENTE_DE_SEMPRE ? 2_000 : 10_000;
/** States are compared after every step; everything else at the end of every third walk. */
const COMPARAR_A_CADA = 3;

/** The documents of the walks have no bytes. */
const semArquivos = {
  apagar: async () => undefined,
} as Partial<Cofre> as Cofre;

const servidor = await criarServidorDeTeste({
  conectar: conectarParaEnsaio,
  gateways: { cofre: semArquivos },
  env: {
    LIMITE_POR_ENDERECO: '100000000',
    DURACAO_DO_TOKEN_SEGUNDOS: '3600',
    TETO_DE_UMA_PESSOA_CENTAVOS: TETO_DAS_CAMINHADAS,
  },
});
const { db } = servidor;
let partidas: readonly Partida[] = [];
const andadas = new Set<string>();
let caminhadas = 0;

// Twenty-five requests led through every state: minutes on a machine that has other work.
beforeAll(async () => {
  partidas = await prepararPartidas(servidor);
}, 600_000);

/** Whatever anybody may try, also where it makes no sense. */
class Tentativa implements fc.AsyncCommand<Modelo, Terreno> {
  readonly #acao: Acao;

  constructor(acao: Acao) {
    this.#acao = acao;
  }

  check(modelo: Readonly<Modelo>): boolean {
    return this.#acao.cabe?.(modelo) ?? true;
  }

  async run(modelo: Modelo, terreno: Terreno): Promise<void> {
    await andar(this.#acao, modelo, terreno);
  }

  toString(): string {
    return this.#acao.nome;
  }
}

/** One of the things that succeed here: without it a walk would stand still most of the time. */
class Avanco implements fc.AsyncCommand<Modelo, Terreno> {
  readonly #numero: number;
  #nome = 'avanço';

  constructor(numero: number) {
    this.#numero = numero;
  }

  check(): boolean {
    return true;
  }

  async run(modelo: Modelo, terreno: Terreno): Promise<void> {
    const possiveis = ACOES.filter(
      ({ cabe, prever }) => (cabe?.(modelo) ?? true) && prever(structuredClone(modelo)),
    );
    const acao = possiveis[this.#numero % possiveis.length];
    if (!acao) return;
    this.#nome = acao.nome;
    await andar(acao, modelo, terreno);
  }

  toString(): string {
    return this.#nome;
  }
}

async function andar(acao: Acao, modelo: Modelo, terreno: Terreno): Promise<void> {
  const { sigla } = modelo;
  await tentar(acao, { modelo, terreno });
  if (modelo.sigla !== sigla) andadas.add(`${sigla} ${modelo.sigla}`);
}

const umaTentativa = fc.constantFrom(...ACOES).map((acao) => new Tentativa(acao));
const umAvanco = fc.nat(9_999).map((numero) => new Avanco(numero));

/** What is filled in moves the request on before anybody concludes it; no programme asks the institution alone. */
const SEM_CHAO = ['PDBE PADC', 'PDBE PAIES', 'PDC PAIES'];

describe('a request on any way that its people and the staff may take', () => {
  it('begins in every state of the table', () => {
    expect(new Set(partidas.map(({ modelo }) => modelo.status)).size).toBeGreaterThanOrEqual(12);
  });

  it(
    `is where the state table says, in ${CAMINHADAS} walks`,
    async () => {
      const caminhada = fc.asyncProperty(
        fc.nat(partidas.length - 1),
        fc.commands([umAvanco, umaTentativa], { maxCommands: PASSOS, size: 'max' }),
        async (indice, comandos) => {
          const partida = partidas[indice];
          if (!partida) throw new Error('There is no such beginning');
          const modelo = structuredClone(partida.modelo);
          const { terreno } = partida;
          await ensaiar(db, async () => {
            await fc.asyncModelRun(() => ({ model: modelo, real: terreno }), comandos);
            caminhadas += 1;
            if (caminhadas % COMPARAR_A_CADA !== 0) return;
            expect(await diferencasDe({ modelo, terreno })).toEqual({});
            expect(await conferirRegras(db)).toEqual([]);
          });
        },
      );
      await fc.assert(caminhada, { numRuns: CAMINHADAS, seed: SEMENTE });
    },
    240_000 + CAMINHADAS * 1_000,
  );

  it.runIf(CAMINHADAS >= TODAS_AS_SETAS)('has been on every arrow of the table', () => {
    const todas = setas().flatMap(({ de, para }) => (de === para ? [] : [`${de} ${para}`]));
    expect(todas.filter((seta) => !andadas.has(seta))).toEqual(SEM_CHAO);
  });

  it('leaves nothing impossible behind, wherever walks begin', async () => {
    expect(await conferirInvariantes(db)).toEqual([]);
  });
});
