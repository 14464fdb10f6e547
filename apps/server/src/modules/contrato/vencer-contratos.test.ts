import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { verificarCadeias } from '../auditoria/verificar-cadeias.ts';
import { vencerContratos } from './vencer-contratos.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;
const { id: solicitacaoId } = await solicitacaoEmAnalise(servidor, 6_500, CURSO_SIMPLES);

const situacao = async (id: number) => {
  const {
    codigo,
    causa_do_cancelamento: causa,
    cancelado_de,
  } = await db
    .selectFrom('contrato')
    .select(['codigo', 'causa_do_cancelamento', 'cancelado_de'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [codigo, causa, cancelado_de];
};

describe('the night of the deadlines', () => {
  it('cancels what could be signed until 23:59:59 of yesterday, once, and tells its people', async () => {
    const prazo = '2026-11-27';
    const id = await inserirContrato(servidor, solicitacaoId, { codigo: 'VIS', prazo });
    const recebido = await inserirContrato(servidor, solicitacaoId, {
      codigo: 'REC',
      prazo,
      termo: { ano: 2027, semestre: 2 },
    });
    // From noon to 23:59:59 in São Paulo.
    relogio.avancar({ horas: 11, minutos: 59, segundos: 59 });
    expect(await vencerContratos(contexto)).toBe(0);
    relogio.avancar({ segundos: 1 });
    expect(await vencerContratos(contexto)).toBe(1);
    expect(await vencerContratos(contexto)).toBe(0);
    expect(await situacao(id)).toEqual(['CAN', 'prazo', 'VIS']);
    expect((await situacao(recebido))[0]).toBe('REC');
    const avisos = await db
      .selectFrom('mensagem')
      .select('modelo')
      .where('solicitacao_id', '=', solicitacaoId)
      .where('canal', '=', 'email')
      .where(sql<string>`modelo`, 'like', 'contrato-%')
      .orderBy('modelo')
      .execute();
    expect(avisos.map(({ modelo }) => modelo)).toEqual(['contrato-cancelado-fiador', 'contrato-vencido']);
  });

  it('ends a batch in the trail, the history and the outbox as one by one, each once, and goes around one that fails', async () => {
    const prazo = '2026-11-20';
    const ids: number[] = [];
    for (const ano of [2028, 2029, 2030])
      ids.push(
        await inserirContrato(servidor, solicitacaoId, {
          codigo: 'DIS',
          prazo,
          termo: { ano, semestre: 1 },
        }),
      );
    const [primeiro = 0, estragado = 0, ultimo = 0] = ids;
    await sql`alter table contrato_historico add constraint recusa_do_teste
      check (acao <> 'vencer' or contrato_id <> ${sql.lit(estragado)})`.execute(db);
    await expect(vencerContratos(contexto)).rejects.toThrow('1 contracts could not be cancelled');
    expect([await situacao(primeiro), await situacao(estragado), await situacao(ultimo)]).toEqual([
      ['CAN', 'prazo', 'DIS'],
      ['DIS', null, null],
      ['CAN', 'prazo', 'DIS'],
    ]);
    await sql`alter table contrato_historico drop constraint recusa_do_teste`.execute(db);
    expect(await vencerContratos(contexto)).toBe(1);
    expect(await vencerContratos(contexto)).toBe(0);

    const { rows: escritos } = await sql<{ historico: number; mensagens: number; trabalhos: number }>`
      select
        (select count(*) from contrato_historico where acao = 'vencer' and contrato_id = any(${ids})) as historico,
        (select count(*) from mensagem where split_part(chave_unica, ':', 2) = any(${ids}::text[])) as mensagens,
        (select count(*) from mensagem join graphile_worker.jobs on key = mensagem.id::text
          where split_part(chave_unica, ':', 2) = any(${ids}::text[])) as trabalhos`.execute(db);
    // The student and the guarantor, each by e-mail and on the phone.
    expect(escritos).toEqual([{ historico: 3, mensagens: 12, trabalhos: 12 }]);
    expect(await verificarCadeias(db)).toMatchObject({ integra: true });
  });

  it('writes each person the words in force, filled with their own contract', async () => {
    const id = await inserirContrato(servidor, solicitacaoId, {
      codigo: 'DIS',
      prazo: '2026-11-20',
      termo: { ano: 2028, semestre: 2 },
    });
    const { numero } = await db
      .selectFrom('contrato')
      .select('numero')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('item_do_catalogo')
      .values({
        entidade: 'modelo',
        chave: 'contrato-vencido',
        conteudo: JSON.stringify({
          assunto: 'acabou o prazo do contrato {contrato}',
          paragrafos: 'O contrato {contrato} foi cancelado.',
          curta: 'o contrato {contrato} foi cancelado.',
        }),
      })
      .execute();
    expect(await vencerContratos(contexto)).toBe(1);
    const mensagens = await db
      .selectFrom('mensagem')
      .select(['canal', 'assunto', 'texto'])
      .where('modelo', '=', 'contrato-vencido')
      .where('chave_unica', 'like', `contrato-vencido:${id}:%`)
      .orderBy('canal')
      .execute();
    expect(mensagens.map(({ canal, assunto }) => [canal, assunto])).toEqual([
      ['email', expect.stringContaining(`acabou o prazo do contrato ${numero}`)],
      ['sms', null],
    ]);
    for (const { texto } of mensagens) expect(texto).toContain(`contrato ${numero} foi cancelado.`);
  });
});
