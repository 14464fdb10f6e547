/** What follows when the last day is over, and when the administration gives more time (ADR 0162). */

import type { AtualizacaoEmAndamento, UltimaAtualizacao } from '@credito/api/atualizacao.rotas';
import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { abrirPeriodo } from '../../../test/atualizacoes.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { usosARepassar } from '../gestao/financeiro/usos-a-repassar.ts';
import { noiteDasAtualizacoes } from './noite-das-atualizacoes.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const periodoId = await abrirPeriodo(servidor);
const administracao = await criarOperador(servidor, 'administrador');
let numero = 8_800;

/** The catalogue is written with the first request. */
const reterRepasses = () =>
  db
    .updateTable('item_do_catalogo')
    .set({ conteudo: sql`conteudo || '{"depoisDoPrazo": "reter-repasses"}'` })
    .where('entidade', '=', 'regras-do-programa')
    .execute();

async function comContrato() {
  numero += 1;
  const { id, estudante } = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', id).execute();
  const contratoId = await inserirContrato(servidor, id, {
    codigo: 'EFE',
    termo: { ano: 2026, semestre: 2 },
    assinadoEm: '2026-11-01',
  });
  return { contratoId, estudante };
}

const chamar = ({ token }: { token: string }, metodo: 'GET' | 'POST', caminho: string, body?: unknown) =>
  pedir({ metodo, url: `/api/${caminho}`, token, ...(body === undefined ? {} : { body }) });
const ultima = async (conta: ContaDeTeste) =>
  (await chamar(conta, 'GET', 'alteracao-cadastral/s/ultima-alteracao')).corpo<UltimaAtualizacao>();
const iniciar = (conta: ContaDeTeste) => chamar(conta, 'POST', 'alteracao-cadastral/s/iniciar-atualizacao');

const avisos = async ({ contaId }: ContaDeTeste, modelo: NomeDeModelo) =>
  (
    await db
      .selectFrom('mensagem')
      .select('texto')
      .where('conta_id', '=', contaId)
      .where('modelo', '=', modelo)
      .where('canal', '=', 'email')
      .orderBy('criada_em')
      .execute()
  ).map(({ texto }) => texto);

/** Nobody stays logged in for a month: whose session it is is not what this asks. */
async function noInstante(iso: string): Promise<void> {
  relogio.avancar({ milissegundos: new Date(iso).getTime() - relogio.agora().getTime() });
  const longe = new Date('2028-01-01');
  await db
    .updateTable('sessao')
    .set({ expira_em: longe, token_expira_em: longe, fim_em: longe, usada_em: relogio.agora() })
    .execute();
}

async function marcas(contratoId: number): Promise<string[]> {
  const { instituicao_id: instituicaoId } = await db
    .selectFrom('contrato')
    .select('instituicao_id')
    .where('id', '=', contratoId)
    .executeTakeFirstOrThrow();
  const usos = await usosARepassar(contexto, db, { instituicaoId, ate: '2026-12-31', fora: [], limite: 500 });
  return [
    ...new Set(
      usos
        .filter((uso) => uso.contratoId === contratoId)
        .map(({ fatos }) => (fatos.atualizacaoEmAtraso ? 'em atraso' : 'em dia')),
    ),
  ];
}

it('whoever has a contract hears of a period on the day on which it opens', async () => {
  const { estudante } = await comContrato();
  const aviso = () => avisos(estudante, 'atualizacao-lembrete');
  await db
    .updateTable('periodo_de_atualizacao')
    .set({ abre: '2026-11-28', fecha: '2027-01-15', tardio_ate: '2027-01-31' })
    .execute();
  await noiteDasAtualizacoes(contexto);
  expect(await aviso()).toEqual([]);
  await noInstante('2026-11-28T09:00:00-03:00');
  await noiteDasAtualizacoes(contexto);
  await noiteDasAtualizacoes(contexto);
  expect(await aviso()).toEqual([expect.stringContaining('15/01/2027')]);
  await db
    .updateTable('periodo_de_atualizacao')
    .set({ abre: '2026-11-01', fecha: '2026-12-15', tardio_ate: '2026-12-31' })
    .execute();
});

describe('a programme that holds payments', () => {
  it('says it before, does it from the first day after, and takes it back with more time', async () => {
    const { estudante: nunca, contratoId: doQueNuncaComecou } = await comContrato();
    const { estudante: parada, contratoId: daParada } = await comContrato();
    const { estudante: emDia, contratoId: doEmDia } = await comContrato();
    await reterRepasses();
    expect((await ultima(nunca)).cartao?.mensagem).toContain(
      'Se a atualização não for enviada até 31/12/2026, as mensalidades não são pagas à sua instituição',
    );
    await iniciar(parada);
    const { atualizacaoId } = (await iniciar(emDia)).corpo<AtualizacaoEmAndamento>();
    await chamar(emDia, 'POST', `alteracao-cadastral/s/${atualizacaoId}/concluir-registro/estudante`, {
      versao: 1,
    });

    await noInstante('2026-12-16T09:00:00-03:00');
    await noiteDasAtualizacoes(contexto);
    await noiteDasAtualizacoes(contexto);
    expect(await avisos(nunca, 'atualizacao-tardia')).toEqual([
      expect.stringContaining('as mensalidades não são pagas à sua instituição'),
    ]);
    expect(await avisos(emDia, 'atualizacao-tardia')).toEqual([]);

    await noInstante('2026-12-31T23:59:00-03:00');
    expect(await marcas(doQueNuncaComecou)).toEqual(['em dia']);
    expect((await ultima(nunca)).atraso).toBeNull();
    await noInstante('2027-01-01T00:01:00-03:00');
    expect(await marcas(doQueNuncaComecou)).toEqual(['em atraso']);
    expect(await marcas(daParada)).toEqual(['em atraso']);
    // The guarantor is missing: that is not the student's delay.
    expect(await marcas(doEmDia)).toEqual(['em dia']);
    await noiteDasAtualizacoes(contexto);
    await noiteDasAtualizacoes(contexto);
    for (const conta of [nunca, parada])
      expect(await avisos(conta, 'atualizacao-vencida')).toEqual([
        expect.stringContaining('Até você enviar uma atualização, as mensalidades não são pagas'),
      ]);
    expect(await avisos(emDia, 'atualizacao-vencida')).toEqual([]);
    expect(await ultima(nunca)).toMatchObject({
      cartao: null,
      podeIniciar: false,
      atraso: {
        titulo: 'Atualização cadastral em atraso',
        mensagem: expect.stringContaining('terminou em 31/12/2026'),
      },
    });

    const prorrogada = await chamar(
      administracao,
      'POST',
      `gestao/periodos-de-atualizacao/${periodoId}/prorrogacoes`,
      { versao: 1, fecha: '2027-01-20', tardioAte: '2027-01-31', motivo: 'O portal ficou fora do ar.' },
    );
    expect(prorrogada.status, prorrogada.texto).toBe(200);
    for (const conta of [nunca, parada])
      expect(await ultima(conta)).toMatchObject({
        atraso: null,
        podeIniciar: true,
        cartao: { estado: 'AGUARDANDO', prazo: '2027-01-20', tardio: false },
      });
    expect(await marcas(doQueNuncaComecou)).toEqual(['em dia']);
    expect((await chamar(nunca, 'GET', 'alteracao-cadastral/s/calendario')).texto).toContain(
      'DTSTART;VALUE=DATE:20270120\r\n',
    );
    await noiteDasAtualizacoes(contexto);
    expect(await avisos(nunca, 'atualizacao-prorrogada')).toEqual([
      expect.stringContaining('agora vai até 20/01/2027'),
    ]);
    expect(await avisos(parada, 'atualizacao-prorrogada')).toHaveLength(1);
    expect((await iniciar(parada)).status).toBe(200);
  });
});

it('whoever got a contract only after the last day on time bears nothing', async () => {
  await noInstante('2027-01-25T12:00:00-03:00');
  const { estudante, contratoId } = await comContrato();
  expect((await ultima(estudante)).cartao?.mensagem).not.toContain('mensalidades');
  await noInstante('2027-02-01T12:00:00-03:00');
  expect(await marcas(contratoId)).toEqual(['em dia']);
  expect((await ultima(estudante)).atraso).toBeNull();
});
