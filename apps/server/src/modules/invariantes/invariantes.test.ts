import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aceitarConvite, indicarFiador, PAULO } from '../../../test/fiadores.ts';
import { ANA, criarConta, criarOperador, MARINA } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_SEM_FIADOR,
  concluirSolicitacao,
  criarSolicitacao,
  preencherPessoa,
} from '../../../test/solicitacoes.ts';
import { conferirInvariantes } from './conferir-invariantes.ts';

const servidor = await criarServidorDeTeste();
const { db, pasta } = servidor;
const ana = await criarConta(servidor, ANA);
const paulo = await criarConta(servidor, PAULO);
const marina = await criarConta(servidor, MARINA);
await criarOperador(servidor, 'analista');

const { id } = await criarSolicitacao(servidor, ana);
await preencherPessoa(servidor, ana, id);
const { codFiador } = await indicarFiador(servidor, ana, PAULO);
await aceitarConvite(servidor, paulo, codFiador);
await preencherPessoa(servidor, paulo, id, { tipoPessoa: 'fiador' });
await concluirSolicitacao(servidor, ana, id);
const { id: rascunho } = await criarSolicitacao(servidor, marina, { curso: CURSO_SEM_FIADOR });

it('a request that the product made breaks no rule', async () => {
  expect(await conferirInvariantes(db)).toEqual([]);
});

const DESFAZER = Symbol('undo');

/** What is found after `estragar`, which is undone. */
async function achadoDepoisDe(...estragar: string[]): Promise<readonly string[]> {
  let achado: readonly string[] = [];
  const desfeita = db.transaction().execute(async (trx) => {
    for (const comando of estragar) await sql.raw(comando).execute(trx);
    achado = (await conferirInvariantes(trx)).map((quebra) => quebra.id);
    throw DESFAZER;
  });
  await desfeita.catch((erro: unknown) => {
    if (erro !== DESFAZER) throw erro;
  });
  return achado;
}

const daAna = `where id = ${id}`;
const documentos = `where solicitacao_id = ${id}`;
const doFiador = `where solicitacao_id = ${id} and tipo_pessoa = 'fiador'`;

it.each<[string, string[]]>([
  ['unknown-state', [`update solicitacao set status_solicitacao = 'APROVADO' ${daAna}`]],
  [
    'two-open-requests',
    ['drop index solicitacao_aberta_por_conta', `update solicitacao set conta_id = '${ana.contaId}'`],
  ],
  ['handed-in-without-time', [`update solicitacao set concluida_em = null ${daAna}`]],
  ['handed-in-without-time', [`update solicitacao set concluida_em = now() where id = ${rascunho}`]],
  ['decided-without-time', [`update solicitacao set sigla = 'A', status_solicitacao = 'APROVADO' ${daAna}`]],
  ['decided-without-time', [`update solicitacao set decidida_em = now() ${daAna}`]],
  [
    'decided-without-time',
    [`update solicitacao set sigla = 'CAN', status_solicitacao = 'CANCELADO' where id = ${rascunho}`],
  ],
  ['handed-in-without-copy', ['delete from copia_declarada']],
  ['handed-in-without-guarantor', [`update participante set removido_em = now() ${doFiador}`]],
  ['guarantor-without-acceptance', ['delete from aceite_fiador']],
  ['acceptance-of-somebody-else', [`update aceite_fiador set conta_id = '${marina.contaId}'`]],
  ['acceptance-of-somebody-else', [`update participante set conta_id = null ${doFiador}`]],
  ['same-person-twice', [`update participante set cpf = '${ANA.cpf}' ${doFiador}`]],
  [
    'approved-without-analysis',
    [`update solicitacao set sigla = 'A', status_solicitacao = 'APROVADO', decidida_em = now() ${daAna}`],
  ],
  [
    'returned-without-reason',
    [`update solicitacao set sigla = 'RDC', status_solicitacao = 'REPROVADO_DADOS_COMPLEMENTARES' ${daAna}`],
  ],
  ['document-without-verdict', [`update documento set situacao = 'aprovado' ${documentos}`]],
  [
    'document-without-verdict',
    [
      `update documento set situacao = 'rejeitado', avaliado_em = now(),
        avaliado_por = (select id from operador limit 1) ${documentos}`,
    ],
  ],
  ['document-of-another-request', [`update documento set solicitacao_id = ${rascunho} ${documentos}`]],
  [
    'document-beside-its-answer',
    [
      `update documento set resposta_a = (select id from documento where tipo_documento = 'SELFIE' limit 1)
        where tipo_documento = 'RG'`,
    ],
  ],
  [
    'claim-outside-the-queues',
    [`insert into atribuicao select ${rascunho}, id, now(), now() from operador limit 1`],
  ],
  ['history-without-end', [`update solicitacao set sigla = 'PAF' ${daAna}`]],
  ['history-without-end', [`delete from historico where acao = 'criar' and solicitacao_id = ${id}`]],
  ['history-with-a-gap', [`delete from historico where sigla = 'PDC' and solicitacao_id = ${id}`]],
  [
    'history-with-a-gap',
    [`update historico set acao = 'aprovarIes' where acao = 'concluir' and solicitacao_id = ${id}`],
  ],
  ['message-without-delivery', [`update mensagem set estado = 'enviada', enviada_em = null`]],
  ['handed-in-incomplete', [`update participante set respostas = respostas - 'estadoCivil' ${doFiador}`]],
  [
    'handed-in-incomplete',
    [
      `update documento set situacao = 'excluido' where tipo_documento = 'RESIDENCIA' and solicitacao_id = ${id}`,
    ],
  ],
  [
    'audit-chain',
    [
      'alter table auditoria disable trigger auditoria_so_cresce',
      "update auditoria set acao = 'outra' where elo = 2",
    ],
  ],
])('%s is found after %j', async (quebrada, estragos) => {
  expect(await achadoDepoisDe(...estragos)).toContain(quebrada);
});

it('a verdict under way makes nothing incomplete', async () => {
  const achado = await achadoDepoisDe(
    `update documento set situacao = 'rejeitado', motivos = '[{"codigo":"ILEGIVEL","texto":"x"}]',
      avaliado_em = now(), avaliado_por = (select id from operador limit 1) ${documentos}`,
  );
  expect(achado).toEqual([]);
});

it('rows without a file and files without a row are found, young files are left alone', async () => {
  const raiz = join(pasta, 'arquivos');
  const solto = 'ab'.repeat(24);
  await mkdir(raiz, { recursive: true });
  await writeFile(join(raiz, solto), 'x');
  const em = (maisAntigosQue: Date) => conferirInvariantes(db, { arquivos: { raiz, maisAntigosQue } });
  const achado = await em(new Date(Date.now() + 60_000));
  const { quantos } = await db
    .selectFrom('documento')
    .select((eb) => eb.fn.countAll<number>().as('quantos'))
    .executeTakeFirstOrThrow();
  expect(achado).toMatchObject([
    { id: 'row-without-file', total: Number(quantos) },
    { id: 'file-without-row', ids: [solto] },
  ]);
  expect((await em(new Date(Date.now() - 60_000))).map((quebra) => quebra.id)).toEqual(['row-without-file']);
  await rm(join(raiz, solto));
});
