/**
 * Random walks of everybody over the contract of an approved request, against a model of its table of states. `npm run
 * walks` takes ten thousand of them; CAMINHADAS and SEMENTE choose others.
 */

import { setasDoContrato } from '@credito/domain/contrato/transicoes';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { conectarParaEnsaio, ensaiar } from '../../../test/autorizacao/ensaio.ts';
import { umAvanco, umaTentativa } from '../../../test/caminhadas/comandos.ts';
import type { Acao } from '../../../test/caminhadas/contrato/acao.ts';
import { ACOES_DO_CONTRATO_NA_CAMINHADA } from '../../../test/caminhadas/contrato/acoes.ts';
import { type ModeloDoContrato, semContrato } from '../../../test/caminhadas/contrato/modelo.ts';
import { hojeDe, noContrato, type TerrenoDoContrato } from '../../../test/caminhadas/contrato/terreno.ts';
import { criarOperadorDa, solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { aprovarEtapa } from '../../../test/pendencias.ts';
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
/** States are compared after every step; everything else at the end of every third walk where there are many. */
const COMPARAR_A_CADA = CAMINHADAS > 1_000 ? 3 : 1;

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
let terreno: TerrenoDoContrato;
const andadas = new Set<string>();
let caminhadas = 0;

beforeAll(async () => {
  const { id: solicitacaoId, estudante } = await solicitacaoEmAnalise(servidor, 6_800, CURSO_SIMPLES);
  const analista = await criarOperador(servidor, 'analista');
  await aprovarEtapa(servidor, analista.token, solicitacaoId, 'aprovarDadosComplementares');
  await aprovarEtapa(servidor, analista.token, solicitacaoId, 'aprovarFiador');
  const { instituicao_id } = await db
    .selectFrom('solicitacao')
    .select('instituicao_id')
    .where('id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  await db.updateTable('instituicao').set({ via_de_assinatura: 'impressa' }).execute();
  const escolas = await db.selectFrom('instituicao').select(['id', 'sigla']).orderBy('id').execute();
  const sigla = (propria: boolean) =>
    escolas.find(({ id }) => (id === instituicao_id) === propria)?.sigla ?? '';
  terreno = {
    servidor,
    solicitacaoId,
    estudante,
    operadores: {
      analista,
      colega: await criarOperador(servidor, 'analista'),
      terceira: await criarOperador(servidor, 'analista'),
      instituicao: await criarOperadorDa(servidor, sigla(true)),
      outraInstituicao: await criarOperadorDa(servidor, sigla(false)),
    },
    hoje: () => hojeDe(servidor),
    diasPassados: 0,
  };
  // Weeks go by in a walk: nobody has to enter again.
  const tarde = new Date('2030-01-01T00:00:00Z');
  await db
    .updateTable('sessao')
    .set({ usada_em: tarde, token_expira_em: tarde, expira_em: tarde, fim_em: tarde })
    .execute();
}, 120_000);

/** One action on the server and on the model, and the comparison of both. */
async function tentar(acao: Acao, modelo: ModeloDoContrato): Promise<void> {
  relogio.avancar({ milissegundos: 1 });
  const previsto = structuredClone(modelo);
  const passa = acao.prever(previsto);
  const { codigo } = modelo;
  const status = await acao.fazer(terreno);
  const sitio = `${acao.nome} (${modelo.codigo}, edition ${modelo.edicao})`;
  if (status >= 500) throw new Error(`${sitio}: the server answered ${status}`);
  if (status < 300 !== passa)
    throw new Error(`${sitio}: the model ${passa ? 'does' : 'refuses'} it, the server answered ${status}`);
  if (passa) Object.assign(modelo, previsto);
  expect(await noServidor(), sitio).toEqual(esperado(modelo));
  if (codigo !== null && modelo.codigo !== codigo) andadas.add(`${codigo} ${modelo.codigo}`);
}

const esperado = ({
  codigo,
  edicao,
  prazo,
  planoAceito,
  assinadoEm,
  proposta,
  cancelamento,
}: ModeloDoContrato) =>
  codigo === null
    ? null
    : {
        codigo,
        edicao,
        prazo,
        planoAceito,
        assinadoEm,
        proposta: proposta === null ? null : proposta.acao,
        causa: codigo === 'CAN' ? cancelamento?.causa : null,
      };

async function noServidor() {
  const contrato = await noContrato(terreno);
  if (contrato.codigo === null) return null;
  const proposta = await db
    .selectFrom('contrato_proposta')
    .select('acao')
    .where('contrato_id', '=', contrato.id)
    .executeTakeFirst();
  return {
    codigo: contrato.codigo,
    edicao: contrato.edicao,
    prazo: contrato.prazo,
    planoAceito: contrato.plano_aceito_em !== null,
    assinadoEm: contrato.assinado_em,
    proposta: proposta?.acao ?? null,
    causa: contrato.causa_do_cancelamento,
  };
}

/** The way of a contract on paper; each walk begins somewhere on it. */
const CAMINHO = [
  'analista: gerar',
  'analista: liberar',
  'estudante aceita o plano',
  'estudante imprime',
  'instituição: receberNaIes',
  'instituição: enviarAoProvedor',
  'analista: guardar a cópia',
  'analista: receber',
  'analista: aprovar',
  'analista: propor efetivar',
  'colega: confirmar',
] as const;

const umComeco = fc.nat(CAMINHO.length).map((quantos) => CAMINHO.slice(0, quantos));

async function comecar(nomes: readonly string[], modelo: ModeloDoContrato): Promise<void> {
  for (const nome of nomes) {
    const acao = ACOES_DO_CONTRATO_NA_CAMINHADA.find((uma) => uma.nome === nome);
    if (!acao?.prever(structuredClone(modelo))) throw new Error(`${nome} does not lead on`);
    await tentar(acao, modelo);
  }
}

describe('the contract of an approved request, on any way that its people and the staff may take', () => {
  it(
    `is where the table says, in ${CAMINHADAS} walks`,
    async () => {
      const caminhada = fc.asyncProperty(
        umComeco,
        fc.commands(
          [
            umAvanco(ACOES_DO_CONTRATO_NA_CAMINHADA, tentar),
            umaTentativa(ACOES_DO_CONTRATO_NA_CAMINHADA, tentar),
          ],
          { maxCommands: PASSOS, size: 'max' },
        ),
        async (comeco, comandos) => {
          try {
            await ensaiar(db, async () => {
              const modelo = semContrato(terreno.hoje());
              await comecar(comeco, modelo);
              await fc.asyncModelRun(() => ({ model: modelo, real: terreno }), comandos);
              caminhadas += 1;
              if (caminhadas % COMPARAR_A_CADA === 0) expect(await conferirRegras(db)).toEqual([]);
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

  it.runIf(CAMINHADAS >= TODAS_AS_SETAS)('has been on every arrow of the printed route', () => {
    const doPapel = setasDoContrato().flatMap(({ de, para }) =>
      de === para || [de, para].some((codigo) => codigo === 'DPR' || codigo === 'ASS')
        ? []
        : [`${de} ${para}`],
    );
    // Nobody had signed what ends by its deadline on paper: there is nothing to recover.
    expect([...new Set(doPapel)].filter((seta) => !andadas.has(seta))).toEqual(['CAN DIS']);
  });
});
