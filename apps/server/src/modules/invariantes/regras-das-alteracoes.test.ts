import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inserirAlteracao } from '../../../test/alteracoes.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { conferirInvariantes } from './conferir-invariantes.ts';
import { INVARIANTES_DAS_ALTERACOES } from './regras-das-alteracoes.ts';

const servidor = await criarServidorDeTeste();
const { db } = servidor;
const { id: solicitacaoId, fiador } = await solicitacaoEmAnalise(servidor, 6_800, CURSO_SIMPLES);
const id = await inserirAlteracao(servidor, await inserirContrato(servidor, solicitacaoId));
const { operadorId } = await criarOperador(servidor, 'analista');
const DAS_ALTERACOES = INVARIANTES_DAS_ALTERACOES.map((invariante) => invariante.id);

async function achadas(db_: Parameters<typeof conferirInvariantes>[0]): Promise<string[]> {
  return (await conferirInvariantes(db_))
    .map((quebra) => quebra.id)
    .filter((nome) => DAS_ALTERACOES.includes(nome));
}

it('an alteration that was asked for breaks no rule', async () => {
  expect(await achadas(db)).toEqual([]);
});

const naHistoria = (acao: string, de: string, para: string) =>
  `insert into alteracao_historico (alteracao_id, em, acao, ator, operador_id, versao, fluxo_anterior, fluxo)
   values (${id}, now(), '${acao}', 'efetivacao', '${operadorId}', 9, '${de}', '${para}')`;
const em = (fluxo: string) =>
  `update alteracao set fluxo = '${fluxo}', prazo = '2026-12-20' where id = ${id}`;

it.each<[string, readonly string[]]>([
  ['alteration-history-without-arrow', [naHistoria('liberar', 'EFE', 'DIS')]],
  ['alteration-not-where-its-history-ends', [em('DIS')]],
  ['alteration-holds-wrongly', [`delete from alteracao_campo where alteracao_id = ${id}`]],
  ['alteration-read-without-text', [em('DIS'), `delete from alteracao_texto where alteracao_id = ${id}`]],
  ['alteration-signed-without-seal', [em('ASS')]],
  [
    'alteration-of-money-by-one-person',
    [
      `update alteracao set especie = 'suspensao' where id = ${id}`,
      naHistoria('liberar', 'GER', 'DIS'),
      naHistoria('efetivar', 'ASS', 'EFE'),
    ],
  ],
  [
    'alteration-without-its-student',
    [`update alteracao set conta_id = '${fiador?.contaId}' where id = ${id}`],
  ],
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
