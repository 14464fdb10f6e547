import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
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
  expect(await aplicarRetencao(contexto)).toEqual({ semArquivos: 0, apagadas: 0 });
  relogio.avancar({ dias: 2 });
  expect(await aplicarRetencao(contexto)).toEqual({ semArquivos: 1, apagadas: 0 });
  expect(await aplicarRetencao(contexto)).toEqual({ semArquivos: 0, apagadas: 0 });
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
  expect(await aplicarRetencao(contexto)).toEqual({ semArquivos: 0, apagadas: 1 });
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
