import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inserirContrato } from '../../../test/contratos.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao, sessaoDe } from '../../../test/solicitacoes.ts';
import { verificarCadeias } from '../auditoria/verificar-cadeias.ts';
import { cancelarSolicitacao } from '../cancelamento/cancelar-solicitacao.ts';
import { daSolicitacao } from '../documento/documento.repository.ts';
import { apagarArquivos } from '../documento/expurgo.ts';
import { aplicarRetencao } from './aplicar-retencao.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;

async function* umArquivo() {
  yield randomBytes(64);
}

/** What waits to leave the vault. */
async function noExpurgo(): Promise<readonly string[]> {
  const { rows } = await sql<{ payload: { arquivos: string[] } }>`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'apagar-arquivos'`.execute(db);
  return rows.flatMap(({ payload }) => payload.arquivos);
}

it('a cancelled request loses its files after 30 days and everything else after a year; an open one stays', async () => {
  const { id, estudante } = await solicitacaoEmAnalise(servidor, 8_100, CURSO_SIMPLES);
  const aberta = await criarSolicitacao(servidor, await criarConta(servidor, pessoaNumero(8_200)));
  const { id: documento } = await db
    .selectFrom('documento')
    .select('id')
    .where(daSolicitacao(id))
    .where('tipo_documento', '=', 'RG')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { cofre } = contexto.gateways;
  const guardado = await cofre.gravar(umArquivo());
  await db
    .updateTable('documento')
    .set({ arquivo_original: guardado.id })
    .where('id', '=', documento)
    .execute();
  await cancelarSolicitacao(contexto, sessaoDe(estudante), {
    cpf: estudante.cpf,
    usrId: estudante.contaId,
    solId: id,
    motId: 1,
    txt: '',
  });

  relogio.avancar({ dias: 29 });
  expect(await aplicarRetencao(contexto)).toMatchObject({ semArquivos: 0, apagadas: 0 });
  relogio.avancar({ dias: 2 });
  expect(await aplicarRetencao(contexto)).toMatchObject({ semArquivos: 1, apagadas: 0 });
  expect(await aplicarRetencao(contexto)).toMatchObject({ semArquivos: 0, apagadas: 0 });
  expect(await noExpurgo()).toContain(guardado.id);
  await apagarArquivos(contexto, [guardado.id]);
  await expect(cofre.ler(guardado.id)).rejects.toThrow();
  const situacoes = await db
    .selectFrom('documento')
    .select('situacao')
    .distinct()
    .where(daSolicitacao(id))
    .execute();
  expect(situacoes).toEqual([{ situacao: 'excluido' }]);

  relogio.avancar({ dias: 340 });
  expect(await aplicarRetencao(contexto)).toMatchObject({ semArquivos: 0, apagadas: 1 });
  const restam = await db.selectFrom('solicitacao').select('id').execute();
  expect(restam).toEqual([{ id: aberta.id }]);
  const { contas } = await db
    .selectFrom('conta')
    .select((eb) => eb.fn.countAll<number>().as('contas'))
    .executeTakeFirstOrThrow();
  expect(contas).toBe(3);
  expect(await verificarCadeias(db)).toMatchObject({ integra: true });
});

it('messages leave after a year, never while they wait', async () => {
  const rows = await db.selectFrom('mensagem').select('id').execute();
  expect(rows.length).toBeGreaterThan(0);
  await db.updateTable('mensagem').set({ estado: 'enviada', enviada_em: relogio.agora() }).execute();
  const [espera] = rows;
  await db
    .updateTable('mensagem')
    .set({ estado: 'na-fila', enviada_em: null })
    .where('id', '=', espera?.id ?? '')
    .execute();
  relogio.avancar({ dias: 366 });
  await aplicarRetencao(contexto);
  expect(await db.selectFrom('mensagem').select('id').execute()).toEqual([espera]);
});

it('a contract leaves with its files ten years after its end; one that runs stays, and its request with it', async () => {
  const { id: solicitacaoId } = await solicitacaoEmAnalise(servidor, 8_300, CURSO_SIMPLES);
  const terminado = await inserirContrato(servidor, solicitacaoId, {
    codigo: 'LIQ',
    termo: { ano: 2027, semestre: 1 },
  });
  const vigente = await inserirContrato(servidor, solicitacaoId, {
    codigo: 'EFE',
    termo: { ano: 2027, semestre: 2 },
  });
  await db.updateTable('contrato').set({ anterior_id: terminado }).where('id', '=', vigente).execute();
  const { arquivo } = await db
    .selectFrom('contrato_texto')
    .select('arquivo')
    .where('contrato_id', '=', terminado)
    .executeTakeFirstOrThrow();

  relogio.avancar({ dias: 3_652 });
  expect(await aplicarRetencao(contexto)).toMatchObject({ contratos: 0 });
  relogio.avancar({ dias: 2 });
  expect(await aplicarRetencao(contexto)).toMatchObject({ contratos: 1 });
  expect(await aplicarRetencao(contexto)).toMatchObject({ contratos: 0 });
  expect(await db.selectFrom('contrato').select(['id', 'anterior_id']).execute()).toEqual([
    { id: vigente, anterior_id: null },
  ]);
  for (const tabela of [
    'contrato_parte',
    'contrato_parcela',
    'contrato_historico',
    'contrato_texto',
  ] as const)
    expect(await db.selectFrom(tabela).select('contrato_id').distinct().execute(), tabela).toEqual([
      { contrato_id: vigente },
    ]);
  expect(await noExpurgo()).toContain(arquivo);
  expect(await verificarCadeias(db)).toMatchObject({ integra: true });

  // A request that ended stays as long as the contract that was made of it.
  await db
    .updateTable('solicitacao')
    .set({ sigla: 'REP', decidida_em: relogio.agora() })
    .where('id', '=', solicitacaoId)
    .execute();
  const pedidos = () => db.selectFrom('solicitacao').select('id').where('id', '=', solicitacaoId).execute();
  relogio.avancar({ dias: 6 * 365 });
  await aplicarRetencao(contexto);
  expect(await pedidos()).toHaveLength(1);
  await db
    .updateTable('contrato')
    .set({ codigo: 'BAI', situacao_desde: relogio.agora() })
    .where('id', '=', vigente)
    .execute();
  relogio.avancar({ dias: 3_654 });
  await aplicarRetencao(contexto);
  await aplicarRetencao(contexto);
  expect(await pedidos()).toEqual([]);
});
