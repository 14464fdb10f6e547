import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { conferirInvariantes } from './conferir-invariantes.ts';
import { INVARIANTES_DOS_CONTRATOS } from './regras-dos-contratos.ts';

const servidor = await criarServidorDeTeste();
const { db } = servidor;
const { id: solicitacaoId, fiador } = await solicitacaoEmAnalise(servidor, 6_700, CURSO_SIMPLES);
const id = await inserirContrato(servidor, solicitacaoId);
const { operadorId } = await criarOperador(servidor, 'analista');
const DOS_CONTRATOS = [
  ...INVARIANTES_DOS_CONTRATOS.map((invariante) => invariante.id),
  'plan-not-of-the-engine',
];

async function achadas(db_: Parameters<typeof conferirInvariantes>[0]): Promise<string[]> {
  return (await conferirInvariantes(db_))
    .map((quebra) => quebra.id)
    .filter((nome) => DOS_CONTRATOS.includes(nome));
}

it('a contract that was generated breaks no rule', async () => {
  expect(await achadas(db)).toEqual([]);
});

const naHistoria = (acao: string, de: string, para: string) =>
  `insert into contrato_historico (contrato_id, em, acao, ator, operador_id, versao, codigo_anterior, codigo)
   values (${id}, now(), '${acao}', 'efetivacao', '${operadorId}', 9, '${de}', '${para}')`;
const em = (codigo: string) => `update contrato set codigo = '${codigo}' where id = ${id}`;

it.each<[string, readonly string[]]>([
  [
    'contract-value-not-its-uses',
    [`update contrato_uso set financiado_centavos = 1 where contrato_id = ${id} and posicao = 0`],
  ],
  [
    'contract-total-not-its-plan',
    [
      `update contrato_parcela set taxa_centavos = 0, total_centavos = principal_centavos where contrato_id = ${id} and numero = 1`,
    ],
  ],
  ['contract-history-without-arrow', [naHistoria('liberar', 'EFE', 'DIS')]],
  ['contract-not-where-its-history-ends', [em('VIS')]],
  ['contract-without-approved-request', [naHistoria('efetivar', 'APR', 'EFE'), em('EFE')]],
  [
    'contract-claimed-by-no-turn',
    [
      em('VIS'),
      `update contrato set atribuida_a = '${operadorId}', atribuida_em = now(), atribuida_ate = now() where id = ${id}`,
    ],
  ],
  ['contract-read-without-text', [`delete from contrato_texto where contrato_id = ${id}`]],
  ['paper-approved-without-signatures', [naHistoria('aprovar', 'REC', 'APR'), em('APR')]],
  [
    'signed-without-a-sealed-envelope',
    [
      naHistoria('aprovar', 'REC', 'APR'),
      em('APR'),
      `update contrato set via = 'eletronica' where id = ${id}`,
    ],
  ],
  [
    'person-not-as-in-the-text',
    [`update contrato_parte set nome = 'Outra Pessoa' where contrato_id = ${id} and papel = 'fiador'`],
  ],
  [
    'plan-not-of-the-engine',
    // The sums stay: one cent has gone from an instalment to the next.
    [
      `update contrato_parcela set taxa_centavos = taxa_centavos - 1, total_centavos = total_centavos - 1 where contrato_id = ${id} and numero = 1`,
      `update contrato_parcela set taxa_centavos = taxa_centavos + 1, total_centavos = total_centavos + 1 where contrato_id = ${id} and numero = 2`,
    ],
  ],
  [
    'effect-by-one-person',
    [naHistoria('aprovar', 'REC', 'APR'), naHistoria('efetivar', 'APR', 'EFE'), em('EFE')],
  ],
  [
    'end-by-one-person',
    [naHistoria('propor:baixar', 'EFE', 'EFE'), naHistoria('baixar', 'EFE', 'BAI'), em('BAI')],
  ],
  [
    'proposal-without-its-state',
    [
      `insert into contrato_proposta (contrato_id, acao, operador_id, proposta_em)
       values (${id}, 'liquidar', '${operadorId}', now())`,
    ],
  ],
  ['contract-without-its-student', [`update contrato set conta_id = '${fiador?.contaId}' where id = ${id}`]],
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
