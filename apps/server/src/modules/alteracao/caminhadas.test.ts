/**
 * Random walks of everybody over the alterations of a contract in effect, against a model of their table of states. `npm
 * run walks` takes more of them; CAMINHADAS and SEMENTE choose others.
 */
import { setasDaAlteracao } from '@credito/domain/alteracao/transicoes';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { conectarParaEnsaio, ensaiar } from '../../../test/autorizacao/ensaio.ts';
import {
  ACOES_DA_ALTERACAO_NA_CAMINHADA,
  type Acao,
  type TerrenoDaAlteracao,
  ultima,
} from '../../../test/caminhadas/alteracao/acoes.ts';
import {
  ESPECIES_DA_CAMINHADA,
  type ModeloDaAlteracao,
  semAlteracao,
} from '../../../test/caminhadas/alteracao/modelo.ts';
import { umAvanco, umaTentativa } from '../../../test/caminhadas/comandos.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { criarOperadorDa, solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import type { Cofre } from '../../arquivos/cofre.ts';
import { conferirRegras } from '../invariantes/conferir-invariantes.ts';

const CAMINHADAS = Math.min(10_000, Number(process.env.CAMINHADAS ?? 60));
const SEMENTE = Number(process.env.SEMENTE ?? 7);
const PASSOS = 6;
/** So many have been on every arrow, wherever they begin; of fewer the rarest may be missing. */
const TODAS_AS_SETAS = 10_000;

let arquivos = 0;
/** The texts of the walks are neither drawn nor kept. */
const semArquivos = {
  gravar: async () => {
    arquivos += 1;
    return { id: `texto-${arquivos}`, sha256: 'a'.repeat(64), bytes: 1 };
  },
  apagar: async () => undefined,
} as Partial<Cofre> as Cofre;

const servidor = await criarServidorDeTeste({
  conectar: conectarParaEnsaio,
  gateways: { cofre: semArquivos, pdfs: { contrato: async () => Buffer.from('%PDF-1.7') } as never },
  env: { LIMITE_POR_ENDERECO: '100000000', DURACAO_DO_TOKEN_SEGUNDOS: '86400' },
});
const { db, relogio } = servidor;
let terreno: TerrenoDaAlteracao;
const andadas = new Set<string>();

beforeAll(async () => {
  const { id, estudante } = await solicitacaoEmAnalise(servidor, 6_850, CURSO_SIMPLES);
  const { instituicao_id } = await db
    .updateTable('solicitacao')
    .set({ sigla: 'A' })
    .where('id', '=', id)
    .returning('instituicao_id')
    .executeTakeFirstOrThrow();
  const contratoId = await inserirContrato(servidor, id, { codigo: 'EFE', via: 'eletronica' });
  const escolas = await db.selectFrom('instituicao').select(['id', 'sigla']).orderBy('id').execute();
  const daEscola = (propria: boolean) =>
    criarOperadorDa(
      servidor,
      escolas.find(({ id: escola }) => (escola === instituicao_id) === propria)?.sigla ?? '',
    );
  terreno = {
    servidor,
    contratoId,
    estudante,
    operadores: {
      analista: await criarOperador(servidor, 'analista'),
      colega: await criarOperador(servidor, 'analista'),
      escola: await daEscola(true),
      outraEscola: await daEscola(false),
    },
    diasPassados: 0,
  };
  // Weeks go by in a walk: nobody has to enter again.
  const tarde = new Date('2030-01-01T00:00:00Z');
  await db
    .updateTable('sessao')
    .set({ usada_em: tarde, token_expira_em: tarde, expira_em: tarde, fim_em: tarde })
    .execute();
}, 120_000);

async function tentar(acao: Acao, modelo: ModeloDaAlteracao): Promise<void> {
  relogio.avancar({ milissegundos: 1 });
  const previsto = structuredClone(modelo);
  const passa = acao.prever(previsto);
  const { fluxo } = modelo;
  const status = await acao.fazer(terreno, modelo.especie);
  const sitio = `${acao.nome} (${modelo.especie}, ${modelo.fluxo}, ${modelo.hoje})`;
  if (status >= 500) throw new Error(`${sitio}: the server answered ${status}`);
  if (status < 300 !== passa)
    throw new Error(`${sitio}: the model ${passa ? 'does' : 'refuses'} it, the server answered ${status}`);
  if (passa) Object.assign(modelo, previsto);
  expect(await noServidor(), sitio).toEqual(esperado(modelo));
  if (fluxo !== null && modelo.fluxo !== fluxo) andadas.add(`${fluxo} ${modelo.fluxo}`);
}

const esperado = ({ fluxo, edicao, palavra, prazo, causa, concluida }: ModeloDaAlteracao) =>
  fluxo === null ? null : { fluxo, edicao, palavra, prazo, causa, concluida };

async function noServidor() {
  const alteracao = await ultima(terreno);
  return alteracao
    ? {
        fluxo: alteracao.fluxo,
        edicao: alteracao.edicao,
        palavra: alteracao.palavra,
        prazo: alteracao.prazo,
        causa: alteracao.causa_do_fim,
        concluida: alteracao.concluida_em !== null,
      }
    : null;
}

/** The way of one that is asked for; each walk begins somewhere on it. */
const CAMINHO = [
  'estudante pede',
  'escola confirmou',
  'analista: aceitar',
  'analista: liberar',
  'estudante envia',
  'todos assinam, e o selo segue',
  'colega: reprovar',
] as const;
const umComeco = fc.nat(CAMINHO.length).map((quantos) => CAMINHO.slice(0, quantos));

describe('the alterations of a contract, on any way that its people, the staff and the calendar may take', () => {
  it(
    `are where the table says, in ${CAMINHADAS} walks`,
    async () => {
      const caminhada = fc.asyncProperty(
        fc.constantFrom(...ESPECIES_DA_CAMINHADA),
        umComeco,
        fc.commands(
          [
            umAvanco(ACOES_DA_ALTERACAO_NA_CAMINHADA, tentar),
            umaTentativa(ACOES_DA_ALTERACAO_NA_CAMINHADA, tentar),
          ],
          { maxCommands: PASSOS, size: 'max' },
        ),
        async (especie, comeco, comandos) => {
          try {
            await ensaiar(db, async () => {
              const modelo = semAlteracao(especie, dataEmSaoPaulo(relogio.agora()));
              for (const nome of comeco) {
                const acao = ACOES_DA_ALTERACAO_NA_CAMINHADA.find((uma) => uma.nome === nome);
                if (acao) await tentar(acao, modelo);
              }
              await fc.asyncModelRun(() => ({ model: modelo, real: terreno }), comandos);
              expect(await conferirRegras(db, (id) => id.startsWith('alteration-'))).toEqual([]);
            });
          } finally {
            relogio.avancar({ dias: -terreno.diasPassados });
            terreno.diasPassados = 0;
          }
        },
      );
      await fc.assert(caminhada, { numRuns: CAMINHADAS, seed: SEMENTE });
    },
    240_000 + CAMINHADAS * 2_000,
  );

  it.runIf(CAMINHADAS >= TODAS_AS_SETAS)('has been on every arrow', () => {
    const todas = setasDaAlteracao().flatMap(({ de, para }) => (de === para ? [] : [`${de} ${para}`]));
    expect([...new Set(todas)].filter((seta) => !andadas.has(seta))).toEqual([]);
  });
});
