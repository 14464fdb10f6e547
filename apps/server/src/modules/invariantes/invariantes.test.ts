import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESTADOS, lerSigla, type Sigla } from '@credito/domain/solicitacao/estados';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aceitarConvite, indicarFiador, PAULO } from '../../../test/fiadores.ts';
import { ANA, criarConta, criarOperador, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_SEM_FIADOR,
  concluirSolicitacao,
  criarSolicitacao,
  preencherPessoa,
} from '../../../test/solicitacoes.ts';
import { conferirInvariantes } from './conferir-invariantes.ts';
import { acharCopiasAlteradas } from './copias-alteradas.ts';

const servidor = await criarServidorDeTeste();
const { db, pasta } = servidor;
const ana = await criarConta(servidor, ANA);
const paulo = await criarConta(servidor, PAULO);
const marina = await criarConta(servidor, MARINA);
const otavio = await criarConta(servidor, OTAVIO);
await criarOperador(servidor, 'analista');
await criarOperador(servidor, 'analista');

const { id } = await criarSolicitacao(servidor, ana);
await preencherPessoa(servidor, ana, id);
const { codFiador } = await indicarFiador(servidor, ana, PAULO);
await aceitarConvite(servidor, paulo, codFiador);
await preencherPessoa(servidor, paulo, id, { tipoPessoa: 'fiador' });
await concluirSolicitacao(servidor, ana, id);
const { id: rascunho } = await criarSolicitacao(servidor, marina, { curso: CURSO_SEM_FIADOR });

const { id: deMenor } = await criarSolicitacao(servidor, otavio, { curso: CURSO_SEM_FIADOR });
await preencherPessoa(servidor, otavio, deMenor, { respostas: { dataNascimento: '2009-05-10' } });

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

it('old copies, which cannot be recomputed, do not hide the ones after them', async () => {
  let achadas: readonly string[] = [];
  const desfeita = db.transaction().execute(async (trx) => {
    await sql`drop index solicitacao_aberta_por_conta`.execute(trx);
    await sql`insert into solicitacao overriding system value
      select (jsonb_populate_record(s, jsonb_build_object('id', n, 'protocolo', 'V' || n))).*
      from solicitacao s, generate_series(1, 200) n where s.id = ${id}`.execute(trx);
    await sql`insert into copia_declarada (solicitacao_id, versao, conteudo, sha256, criada_em, canonica)
      select n, 1, '{}', '', now(), false from generate_series(1, 200) n`.execute(trx);
    await sql`update copia_declarada set sha256 = sha256('outro') where solicitacao_id = ${id}`.execute(trx);
    achadas = await acharCopiasAlteradas(trx);
    throw DESFAZER;
  });
  await expect(desfeita).rejects.toBe(DESFAZER);
  expect(achadas).toEqual([String(id)]);
});

const daAna = `where id = ${id}`;
const daSolicitacao = `dono_id in (select id from participante where solicitacao_id = ${id})`;
const documentos = `where ${daSolicitacao}`;
const entregarADoMenor = `update solicitacao set sigla = 'PADC', concluida_em = now(),
  status_solicitacao = 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES' where id = ${deMenor}`;
const autorizarADoMenor = `update autorizacao_responsavel set resposta = 'autorizada', respondida_em = criada_em,
  texto = 'sim', texto_versao = '1', texto_sha256 = sha256('sim')`;
const recurso = (colunas: string, valores: string) => `insert into recurso
  (id, solicitacao_id, conta_id, texto, criado_em, atualizado_em, estado${colunas}) values
  (gen_random_uuid(), ${id}, '${ana.contaId}', 'x', now(), now(), ${valores})`;
const reprovar = `update solicitacao set sigla = 'REP', status_solicitacao = 'REPROVADO', decidida_em = now() ${daAna}`;
const aprovar = (teto: number | null) => `update solicitacao set sigla = 'A', status_solicitacao = 'APROVADO',
  decidida_em = now(), teto_de_uma_pessoa_centavos = ${teto} ${daAna}`;
const auditar = (acao: string, operador: string) => `insert into auditoria
  (em, ator_tipo, ator_id, acao, alvo_tipo, alvo_id, fluxo, dados)
  values (now(), 'operador', ${operador}, 'solicitacao.${acao}', 'solicitacao', '${id}', 'solicitacao/${id}', '{}')`;
const semGuardas = 'alter table recurso drop constraint recurso_check, drop constraint recurso_check1';
const UM = '(select id from operador limit 1)';
const TAREFA = `(select id from graphile_worker._private_tasks where identifier = 'enviar-mensagem')`;
const cancelar = (qual: number) => `update solicitacao set sigla = 'CAN', status_solicitacao = 'CANCELADO',
  cancelada_em = now() where id = ${qual}`;
const devolver = (sigla: string, status: string) => `update solicitacao set sigla = '${sigla}',
  status_solicitacao = '${status}', situacao_desde = '2026-11-27T16:00:00Z', observacao_status = 'x' ${daAna}`;
const recusar = (tipoPessoa: string) => `update participante set status_analise = 'R'
  where tipo_pessoa = '${tipoPessoa}' and solicitacao_id = ${id}`;
const enviarParte = (tipoPessoa: string) => `insert into correcao
  (id, solicitacao_id, participante_id, devolvida_em, iniciada_em, alterada_em, enviada_em)
  select gen_random_uuid(), s.id, p.id, s.situacao_desde, now(), now(), now()
  from solicitacao s join participante p on p.solicitacao_id = s.id
  where s.id = ${id} and p.tipo_pessoa = '${tipoPessoa}'`;
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
  [
    'document-beside-its-answer',
    [
      `update documento set resposta_a = (select id from documento where tipo_documento = 'SELFIE' limit 1)
        where tipo_documento = 'RG'`,
    ],
  ],
  [
    'claim-outside-the-queues',
    [
      `update solicitacao set atribuida_a = (select id from operador limit 1), atribuida_em = now(),
        atribuida_ate = now() where id = ${rascunho}`,
    ],
  ],
  ['history-without-end', [`update solicitacao set sigla = 'PAF' ${daAna}`]],
  ['history-without-end', [`delete from historico where acao = 'criar' and solicitacao_id = ${id}`]],
  ['history-with-a-gap', [`delete from historico where sigla = 'PDC' and solicitacao_id = ${id}`]],
  [
    'history-with-a-gap',
    [`update historico set acao = 'aprovarIes' where acao = 'concluir' and solicitacao_id = ${id}`],
  ],
  ['stage-that-nobody-asked-for', [`update solicitacao set sigla = 'PAF' where id = ${rascunho}`]],
  ['stage-that-nobody-asked-for', [`update solicitacao set sigla = 'PAIES' ${daAna}`]],
  ['times-out-of-order', [`update solicitacao set concluida_em = criada_em - interval '1 second' ${daAna}`]],
  [
    'times-out-of-order',
    [`update solicitacao set cancelada_em = concluida_em - interval '1 second' ${daAna}`],
  ],
  [
    'handed-in-without-copy',
    [
      `insert into copia_declarada select ${rascunho}, versao, conteudo, sha256, criada_em from copia_declarada`,
    ],
  ],
  [
    'copy-changed',
    [`update copia_declarada set conteudo = jsonb_set(conteudo, '{pessoas,0,nome}', '"Outra Pessoa"')`],
  ],
  ['copy-changed', [`update copia_declarada set sha256 = sha256('outro')`]],
  ['minor-without-consent', [entregarADoMenor]],
  [
    'minor-without-consent',
    [entregarADoMenor, autorizarADoMenor, `update autorizacao_responsavel set nome = 'Outro Responsável'`],
  ],
  ['request-of-somebody-else', [`update solicitacao set conta_id = '${paulo.contaId}' ${daAna}`]],
  [
    'request-of-somebody-else',
    [
      `update participante set removido_em = now() where tipo_pessoa = 'estudante' and solicitacao_id = ${id}`,
    ],
  ],
  ['too-many-guarantors', [`update participante set solicitacao_id = ${rascunho} ${doFiador}`]],
  ['consent-without-its-text', [`update aceite_fiador set texto = texto || ' e mais'`]],
  [
    'consent-without-its-text',
    [autorizarADoMenor, `update autorizacao_responsavel set texto_sha256 = sha256('outro')`],
  ],
  ['consent-out-of-time', [`update aceite_fiador set aceito_em = '2020-01-01'`]],
  ['consent-out-of-time', [autorizarADoMenor, `update autorizacao_responsavel set expira_em = '2020-01-01'`]],
  [
    'parked-after-handing-in',
    [`update documento set situacao = 'estacionado' where tipo_documento = 'SELFIE' and ${daSolicitacao}`],
  ],
  [
    'upload-with-a-gap',
    [
      `insert into envio (id, conta_id, nome_arquivo, tamanho_bytes, recebido_bytes, criado_em, atualizado_em)
        values ('00000000-0000-4000-8000-00000000000a', '${ana.contaId}', 'x', 10, 6, now(), now())`,
      `insert into envio_parte (envio_id, inicio, bytes, arquivo)
        values ('00000000-0000-4000-8000-00000000000a', 0, 3, 'a'), ('00000000-0000-4000-8000-00000000000a', 4, 3, 'b')`,
    ],
  ],
  [
    'cancelled-without-reason',
    [`update solicitacao set sigla = 'CAN', status_solicitacao = 'CANCELADO' where id = ${rascunho}`],
  ],
  [
    'cancelled-without-reason',
    [
      `update solicitacao set sigla = 'CAN', status_solicitacao = 'CANCELADO' where id = ${rascunho}`,
      `insert into cancelamento (solicitacao_id, em, motivo_id, complemento) values (${rascunho}, now(), 9, 'curto')`,
    ],
  ],
  [
    'appeal-out-of-time',
    [semGuardas, recurso(', enviado_em, recusada_em', `'enviado', now(), now() - interval '40 days'`)],
  ],
  ['appeal-out-of-time', [semGuardas, recurso('', `'enviado'`)]],
  [
    'proposal-outside-the-analysis',
    [
      `insert into decisao_proposta (solicitacao_id, operador_id, acao, motivos, proposta_em)
        values (${rascunho}, ${UM}, 'reprovar', '[]', now())`,
    ],
  ],
  ['approved-by-one-person', [aprovar(100), auditar('aprovarFiador', UM)]],
  ['approved-by-one-person', [aprovar(100), auditar('proporAprovacao', UM), auditar('aprovarFiador', UM)]],
  // Nobody wrote down what one person might approve on that day.
  ['approved-by-one-person', [aprovar(null), auditar('aprovarFiador', UM)]],
  [
    'decided-by-a-party',
    [
      auditar('aprovarFiador', UM),
      `update operador set cpf = (select cpf from participante where solicitacao_id = ${id} limit 1)
        where id = (select ator_id from auditoria order by seq desc limit 1)`,
    ],
  ],
  ['refused-by-one-person', [reprovar, auditar('reprovar', UM)]],
  ['refused-by-one-person', [reprovar, auditar('proporReprovacao', UM), auditar('reprovar', UM)]],
  ['message-without-delivery', [`update mensagem set estado = 'enviada', enviada_em = null`]],
  [
    'message-without-delivery',
    [`update mensagem set estado = 'enviada', enviada_em = now(), tentativas = 0`],
  ],
  [
    'message-without-delivery',
    [
      `insert into tentativa_de_envio (mensagem_id, numero, iniciada_em, terminada_em, resultado)
        select id, 1, now(), now(), 'aceita' from mensagem limit 1`,
    ],
  ],
  [
    'message-taken-twice',
    [
      `insert into tentativa_de_envio (mensagem_id, numero, iniciada_em, terminada_em, resultado)
        select m.id, n, now(), now(), 'aceita' from (select id from mensagem limit 1) m, generate_series(1, 2) n`,
    ],
  ],
  ['message-without-job', [`delete from graphile_worker._private_jobs where task_id = ${TAREFA}`]],
  [
    'message-without-job',
    [`update graphile_worker._private_jobs set attempts = max_attempts where task_id = ${TAREFA}`],
  ],
  ['link-after-its-end', [cancelar(id), `update convite_fiador set revogado_em = null`]],
  ['link-after-its-end', [cancelar(deMenor)]],
  ['link-after-its-end', [`update participante set removido_em = now() ${doFiador}`]],
  ['returned-to-nobody', [devolver('RAF', 'REPROVADO_ANALISE_FIADOR')]],
  ['returned-to-nobody', [devolver('RDC', 'REPROVADO_DADOS_COMPLEMENTARES'), recusar('fiador')]],
  ['handed-in-incomplete', [`update participante set respostas = respostas - 'estadoCivil' ${doFiador}`]],
  [
    'handed-in-incomplete',
    [`update documento set situacao = 'excluido' where tipo_documento = 'RESIDENCIA' and ${daSolicitacao}`],
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

it('a minor whose declared guardian consented lacks nothing', async () => {
  const achado = await achadoDepoisDe(entregarADoMenor, autorizarADoMenor);
  expect(achado).not.toContain('minor-without-consent');
  expect(achado).not.toContain('handed-in-incomplete');
});

it.each<[string, string, string]>([
  ['who was refused', 'RAF', recusar('fiador')],
  [
    'whose document was refused',
    'RAF',
    `update documento set situacao = 'rejeitado' where dono_id =
      (select id from participante ${doFiador})`,
  ],
  ['who sent their part and waits for another', 'RAF', enviarParte('fiador')],
  [
    'who left since, and whose place is free',
    'RAF',
    `update participante set removido_em = '2026-11-27T17:00:00Z' ${doFiador}`,
  ],
  ['who was refused', 'RDC', recusar('estudante')],
  ['who sent their part and waits for another', 'RDC', enviarParte('estudante')],
])('a person %s keeps a request in %s', async (_quem, sigla, feito) => {
  const { statusSolicitacao } = ESTADOS[sigla as Sigla];
  expect(await achadoDepoisDe(devolver(sigla, statusSolicitacao[0]), feito)).not.toContain(
    'returned-to-nobody',
  );
});

it('a refusal by two people is as it must be', async () => {
  const outro = `(select id from operador where id <> ${UM} limit 1)`;
  const achado = await achadoDepoisDe(reprovar, auditar('proporReprovacao', UM), auditar('reprovar', outro));
  expect(achado).not.toContain('refused-by-one-person');
});

it.each([
  ['by two people', 100],
  ['below the value by one', 99_999_999],
])('an approval %s is as it must be', async (_, teto) => {
  const outro = `(select id from operador where id <> ${UM} limit 1)`;
  const achado = await achadoDepoisDe(
    aprovar(teto),
    ...(teto === 100 ? [auditar('proporAprovacao', UM)] : []),
    auditar('aprovarFiador', outro),
  );
  expect(achado).not.toContain('approved-by-one-person');
});

it.each(['AGC', 'AGA', 'AFU', 'P'])(
  'the code %s of older data comes in as the domain reads it',
  async (codigo) => {
    let linha: unknown;
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`update solicitacao set sigla = ${codigo} where id = ${id}`.execute(trx);
        linha = await trx
          .selectFrom('solicitacao')
          .select(['sigla', 'status_solicitacao'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        throw DESFAZER;
      })
      .catch((erro: unknown) => {
        if (erro !== DESFAZER) throw erro;
      });
    const sigla = lerSigla(codigo);
    expect(linha).toEqual({ sigla, status_solicitacao: ESTADOS[sigla ?? 'A'].statusSolicitacao[0] });
  },
);

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
