import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inserirCobranca } from '../../../test/cobrancas.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { repassar } from '../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { conferirRegras } from './conferir-invariantes.ts';
import { INVARIANTES_DO_DINHEIRO } from './regras-do-dinheiro.ts';

const servidor = await criarServidorDeTeste();
const { db } = servidor;
const { id: solicitacaoId } = await solicitacaoEmAnalise(servidor, 7_350, CURSO_SIMPLES);
const id = await inserirContrato(servidor, solicitacaoId, { codigo: 'EFE' });
await repassar(servidor, id);
const cobranca = await inserirCobranca(servidor, id);
const DO_DINHEIRO = INVARIANTES_DO_DINHEIRO.map((invariante) => invariante.id);

const achadas = async (onde: typeof db) =>
  (await conferirRegras(onde)).map((quebra) => quebra.id).filter((nome) => DO_DINHEIRO.includes(nome));

it('a contract with fees paid to the school and a charge breaks no rule', async () => {
  expect(await achadas(db)).toEqual([]);
});

const semTravas = 'alter table lancamento_linha disable trigger user';
const recebimento = (centavos: number) =>
  `insert into recebimento (id, contrato_id, cobranca_id, chave, meio, em, pago_em, gravado_em, centavos, conclusao)
   values (gen_random_uuid(), ${id}, null, 'E1', 'pix', '2031-02-10', now(), now(), ${centavos}, 'exata')`;

it.each<[string, readonly string[]]>([
  [
    'entry-not-balanced',
    [semTravas, `update lancamento_linha set centavos = centavos + 1 where conta = 'repasses'`],
  ],
  [
    'ledger-not-the-plan',
    [`update contrato_parcela set taxa_centavos = 0, total_centavos = principal_centavos`],
  ],
  ['released-not-in-ledger', [`update contrato_uso set situacao = 'retido' where posicao = 5`]],
  ['received-not-in-ledger', [recebimento(100)]],
  [
    'credit-overdrawn',
    [
      semTravas,
      `insert into lancamento_linha (lancamento_id, ordem, contrato_id, conta, centavos)
       select id, 98, contrato_id, 'credito-do-pagador', 1 from lancamento`,
    ],
  ],
  ['charge-without-instalment', [`update cobranca set parcelas = '{99}'`]],
  ['paid-charge-open', [`update cobranca set situacao = 'paga' where id = '${cobranca}'`]],
  ['charge-after-the-end', [`update contrato set codigo = 'LIQ' where id = ${id}`]],
  ['decided-fee-out-of-effect', [`update contrato set codigo = 'APR' where id = ${id}`]],
])('finds %s', async (nome, estragos) => {
  const DESFAZER = Symbol('undo');
  let nomes: string[] = [];
  const desfeita = db.transaction().execute(async (trx) => {
    for (const estrago of estragos) await sql.raw(estrago).execute(trx);
    nomes = await achadas(trx);
    throw DESFAZER;
  });
  await expect(desfeita).rejects.toBe(DESFAZER);
  expect(nomes).toContain(nome);
});
