import type { PessoasDaAtualizacao } from '@credito/api/atualizacao-partes.rotas';
import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { gerarRg } from '../../../../db/seed/documentos-ficticios/gerar-documento.ts';
import {
  abrirPeriodo,
  atualizacaoIniciada,
  chamarComo,
  enviarNaAtualizacao,
  type MetodoDaChamada,
  propriaParte,
} from '../../../../test/atualizacoes.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { noiteDasAtualizacoes } from '../../atualizacao/noite-das-atualizacoes.ts';
import { conferirRegras } from '../../invariantes/conferir-invariantes.ts';
import { naoMaisDevida } from '../../mensagem/ainda-devida.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;
await abrirPeriodo(servidor);
const mesa = await criarOperador(servidor, 'analista');
let numero = 8_500;

const chamar = (quem: { token: string }, metodo: MetodoDaChamada, url: string, body?: unknown) =>
  chamarComo(servidor, quem, metodo, url, body);

const propria = (conta: ContaDeTeste, id: number) => propriaParte(servidor, conta, id);

const concluir = async (conta: ContaDeTeste, id: number, tipo: string) =>
  chamar(conta, 'POST', `alteracao-cadastral/s/${id}/concluir-registro/${tipo}`, {
    versao: (await propria(conta, id)).versao,
  });

function iniciada() {
  numero += 1;
  return atualizacaoIniciada(servidor, numero);
}

/** Another address with its proof, confirmed by everybody. */
async function enviada() {
  const cena = await iniciada();
  const { versao } = await propria(cena.estudante, cena.id);
  await chamar(cena.estudante, 'PATCH', `alteracao-cadastral/s/${cena.id}/estudante`, {
    versao,
    endereco: 'Rua dos Jatobás',
    numeroEndereco: '77',
  });
  await enviarNaAtualizacao(servidor, { token: cena.estudante.token, id: cena.id });
  await concluir(cena.estudante, cena.id, 'estudante');
  const fim = await concluir(cena.fiador, cena.id, 'fiador');
  expect(fim.corpo<PessoasDaAtualizacao>().status).toBe('pendente-analise');
  return cena;
}

const naMesa = async (id: number) =>
  (await chamar(mesa, 'GET', `gestao/atualizacoes/${id}`)).corpo<AtualizacaoNaMesa>();
const decidir = async (id: number, body: Record<string, unknown>) =>
  chamar(mesa, 'POST', `gestao/atualizacoes/${id}`, { versao: (await naMesa(id)).versao, ...body });

async function avaliar(id: number, resultado: 'aprovado' | 'rejeitado') {
  const { pessoas, versao } = await naMesa(id);
  const documento = pessoas.flatMap(({ documentos }) => documentos).at(-1);
  return chamar(mesa, 'POST', `gestao/atualizacoes/${id}/documentos/${documento?.id}`, {
    versao,
    resultado,
    motivos: resultado === 'rejeitado' ? [{ codigo: 'ILEGIVEL' }] : [],
  });
}

const parteDe = (contratoId: number) =>
  db
    .selectFrom('contrato_parte')
    .selectAll()
    .where('contrato_id', '=', contratoId)
    .where('papel', '=', 'estudante')
    .executeTakeFirstOrThrow();
const versoesDe = (parteId: string) =>
  db.selectFrom('contrato_parte_versao').selectAll().where('parte_id', '=', parteId).execute();

describe('the desk', () => {
  it('reads before and after, and its approval alone has the effect: a version, and never what was signed', async () => {
    const { id, contratoId } = await enviada();
    const assinada = await parteDe(contratoId);
    const [estudante] = (await naMesa(id)).pessoas;
    // With the rest of the address, since a proof shows all of it.
    expect(estudante?.mudancas.filter(({ mudou }) => mudou)).toMatchObject([
      { rotulo: 'Rua, avenida ou praça', depois: 'Rua dos Jatobás' },
      { rotulo: 'Número', depois: '77' },
    ]);
    expect(estudante?.mudancas.map(({ campo }) => campo)).toContain('cidade');
    expect((await decidir(id, { acao: 'aprovar' })).status).toBe(422);
    expect((await avaliar(id, 'aprovado')).status).toBe(200);
    expect(await versoesDe(assinada.id)).toEqual([]);
    const aprovada = await decidir(id, { acao: 'aprovar' });
    expect(aprovada.status, aprovada.texto).toBe(200);
    expect(aprovada.corpo<AtualizacaoNaMesa>().estado).toBe('concluido');
    expect(await versoesDe(assinada.id)).toMatchObject([
      {
        vale_desde: '2026-11-27',
        qualificacao: {
          endereco: { logradouro: 'Rua dos Jatobás', numero: '77' },
          rg: assinada.qualificacao.rg,
        },
      },
    ]);
    expect(await parteDe(contratoId)).toEqual(assinada);
  });

  it('refuses with reasons, and the person corrects what was refused and sends it again', async () => {
    const { id, estudante } = await enviada();
    await avaliar(id, 'rejeitado');
    expect((await decidir(id, { acao: 'aprovar' })).status).toBe(409);
    expect((await decidir(id, { acao: 'reprovar' })).status).toBe(200);
    const recusada = await propria(estudante, id);
    expect(recusada.pendencias).toMatchObject({
      dadosACorrigir: false,
      grupos: [{ field: 'RESIDENCIA', abertos: [0], motivos: [expect.stringContaining('ler o documento')] }],
    });
    const falta = await concluir(estudante, id, 'estudante');
    expect(falta.corpo<{ campos: unknown[] }>().campos).toMatchObject([{ campo: 'reenvio-residencia' }]);
    const outra = new TextEncoder().encode('not a file');
    expect(
      (await enviarNaAtualizacao(servidor, { token: estudante.token, id, conteudo: outra })).status,
    ).toBe(415);
    const nova = await gerarRg({}, { ladoMaior: 320 });
    expect((await enviarNaAtualizacao(servidor, { token: estudante.token, id, conteudo: nova })).status).toBe(
      200,
    );
    const reenviada = await concluir(estudante, id, 'estudante');
    expect(reenviada.corpo<PessoasDaAtualizacao>().status, reenviada.texto).toBe('pendente-analise');
    await avaliar(id, 'aprovado');
    expect((await decidir(id, { acao: 'aprovar' })).status).toBe(200);
  });

  it('sends back data with a reason that only their person reads', async () => {
    const { id, estudante, fiador } = await enviada();
    await avaliar(id, 'aprovado');
    const motivo = 'O endereço não confere com o comprovante.';
    expect((await decidir(id, { acao: 'reprovar' })).status).toBe(422);
    expect((await decidir(id, { acao: 'reprovar', dados: [{ tipo: 'estudante', motivo }] })).status).toBe(
      200,
    );
    expect((await propria(estudante, id)).pendencias).toMatchObject({
      motivos: [motivo],
      dadosACorrigir: true,
    });
    expect((await chamar(fiador, 'GET', `alteracao-cadastral/s/${id}/pessoa`)).texto).not.toContain(motivo);
  });

  it('goes on without a guarantor who cannot come, with a reason', async () => {
    const { id, estudante } = await iniciada();
    await concluir(estudante, id, 'estudante');
    const dispensa = { tipo: 'fiador', motivo: 'O fiador faleceu; a família enviou a certidão.' };
    const feita = await decidir(id, { acao: 'dispensar', dispensa });
    expect(feita.corpo<AtualizacaoNaMesa>().estado, feita.texto).toBe('concluido');
    expect(
      await db.selectFrom('atualizacao').select('sem_fiador').where('id', '=', id).executeTakeFirst(),
    ).toEqual({
      sem_fiador: true,
    });
  });

  it('asks nobody for a correction whom it went on without', async () => {
    const { id, estudante } = await iniciada();
    await chamar(estudante, 'PATCH', `alteracao-cadastral/s/${id}/estudante`, {
      versao: (await propria(estudante, id)).versao,
      complementoEndereco: 'Bloco 2',
    });
    await concluir(estudante, id, 'estudante');
    await decidir(id, {
      acao: 'dispensar',
      dispensa: { tipo: 'fiador', motivo: 'O fiador não foi encontrado.' },
    });
    expect((await naMesa(id)).estado).toBe('pendente-analise');
    const motivo = 'O endereço não confere com o comprovante.';
    const devolver = (tipo: string) => decidir(id, { acao: 'reprovar', dados: [{ tipo, motivo }] });
    expect((await devolver('fiador')).status).toBe(422);
    expect((await naMesa(id)).estado).toBe('pendente-analise');
    expect((await devolver('estudante')).corpo<AtualizacaoNaMesa>().estado).toBe('pendente-reenvio');
  });

  it('makes no period on the days of another one, and extends with a reason', async () => {
    const administracao = await criarOperador(servidor, 'administrador');
    const url = 'gestao/periodos-de-atualizacao';
    const sobreposto = {
      ano: 2027,
      semestre: 1,
      abre: '2026-12-20',
      fecha: '2027-01-20',
      tardioAte: '2027-02-01',
    };
    expect((await chamar(administracao, 'POST', url, sobreposto)).status).toBe(422);
    const { periodos } = (await chamar(administracao, 'GET', url)).corpo<{
      periodos: { id: number; versao: number; fecha: string }[];
    }>();
    const [periodo] = periodos;
    const prorrogar = (body: object) =>
      chamar(administracao, 'POST', `${url}/${periodo?.id}/prorrogacoes`, body);
    const mais = { versao: periodo?.versao, fecha: '2026-12-16', tardioAte: '2026-12-31' };
    expect((await prorrogar({ ...mais, motivo: 'curto' })).status).toBe(400);
    expect((await prorrogar({ ...mais, motivo: 'O portal ficou fora do ar por um dia.' })).status).toBe(200);
  });
});

describe('two analysts', () => {
  it('do not work on the same update, and neither judges what they have not seen', async () => {
    const { id } = await enviada();
    const outra = await criarOperador(servidor, 'analista');
    const url = `gestao/atualizacoes/${id}`;
    const assumida = await chamar(mesa, 'PUT', `${url}/atribuicao`);
    expect(assumida.corpo(), assumida.texto).toMatchObject({ minha: true });
    expect((await naMesa(id)).atribuicao).toMatchObject({ minha: true });
    const { pessoas, versao } = await naMesa(id);
    const docId = pessoas.flatMap(({ documentos }) => documentos).at(-1)?.id ?? '';
    const julgar = (quem: { token: string }, resultado: string, vista = versao) =>
      chamar(quem, 'POST', `${url}/documentos/${docId}`, {
        versao: vista,
        resultado,
        motivos: resultado === 'rejeitado' ? [{ codigo: 'ILEGIVEL' }] : [],
      });
    const recusada = await julgar(outra, 'aprovado');
    expect([recusada.status, recusada.texto]).toEqual([409, expect.stringContaining('está com')]);
    expect((await chamar(outra, 'PUT', `${url}/atribuicao`)).status).toBe(409);
    const proxima = await chamar(outra, 'POST', 'gestao/atualizacoes/proxima');
    expect(proxima.corpo<{ id: number | null }>().id).not.toBe(id);
    expect((await julgar(mesa, 'aprovado')).status).toBe(200);
    expect((await chamar(mesa, 'DELETE', `${url}/atribuicao`)).status).toBe(204);
    // Said again it is the same; another word over a verdict that was not seen is refused.
    expect((await julgar(outra, 'aprovado')).status).toBe(200);
    expect((await julgar(outra, 'rejeitado')).status).toBe(409);
    expect((await julgar(outra, 'rejeitado', (await naMesa(id)).versao)).status).toBe(200);
    const depois = { acao: 'reprovar', versao: (await naMesa(id)).versao };
    expect((await chamar(mesa, 'POST', url, depois)).status).toBe(409);
    expect((await chamar(outra, 'POST', url, depois)).status).toBe(200);
    expect((await naMesa(id)).atribuicao).toBeNull();
    expect((await chamar(mesa, 'PUT', `${url}/atribuicao`)).status).toBe(409);
  });

  it('see until when a decision is due, the one that waits longest first', async () => {
    const { id } = await enviada();
    const fila = (await chamar(mesa, 'GET', 'gestao/atualizacoes')).corpo<{
      itens: { id: number; desde: string; prazoEm: string | null }[];
    }>();
    const item = fila.itens.find((um) => um.id === id);
    expect(item?.prazoEm).not.toBeNull();
    const esperas = fila.itens.map(({ desde }) => desde);
    expect(esperas).toEqual([...esperas].sort());
  });

  it('see what is overdue alone, and how many wait beside their menu', async () => {
    const { id } = await enviada();
    const lidas = async (query: string) =>
      (await chamar(mesa, 'GET', `gestao/atualizacoes?${query}`))
        .corpo<{ itens: { id: number }[] }>()
        .itens.map((um) => um.id);
    expect(await lidas('prazo=sete-dias')).toContain(id);
    expect(await lidas('prazo=vencidos')).not.toContain(id);
    const desde = sql<Date>`estado_desde - interval '60 days'`;
    await db.updateTable('atualizacao').set({ estado_desde: desde }).where('id', '=', id).execute();
    expect(await lidas('prazo=vencidos')).toContain(id);
    expect(await lidas('prazo=sete-dias')).not.toContain(id);
    expect(await lidas('estado=concluido&prazo=vencidos')).toEqual([]);
    const { alemDasFilas } = (await chamar(mesa, 'GET', 'gestao/filas')).corpo<{
      alemDasFilas: { atualizacoes: { total: number } };
    }>();
    expect(alemDasFilas.atualizacoes.total).toBe((await lidas('')).length);
  });
});

it('an invitation that waited for the morning does not leave once its part is done', async () => {
  const { id, fiador } = await iniciada();
  const convites = await db
    .selectFrom('mensagem')
    .selectAll()
    .where('conta_id', '=', fiador.contaId)
    .where('modelo', '=', 'atualizacao-fiador')
    .execute();
  expect(convites.length).toBeGreaterThan(0);
  const devida = (convite: (typeof convites)[number]) =>
    db.transaction().execute(async (trx) => !(await naoMaisDevida(trx, convite)));
  for (const convite of convites) expect(await devida(convite)).toBe(true);
  await concluir(fiador, id, 'fiador');
  for (const convite of convites) expect(await devida(convite)).toBe(false);
});

describe('the night after the late route', () => {
  it('goes on without the guarantor who did not come, and ends what the student did not send', async () => {
    const semFiador = await iniciada();
    await concluir(semFiador.estudante, semFiador.id, 'estudante');
    const parada = await iniciada();
    await noiteDasAtualizacoes(contexto);
    const estado = (id: number) =>
      db.selectFrom('atualizacao').select('estado').where('id', '=', id).executeTakeFirstOrThrow();
    expect(await estado(semFiador.id)).toEqual({ estado: 'atualizacao-iniciada' });
    relogio.avancar({ dias: 18 });
    await noiteDasAtualizacoes(contexto);
    const lembretes = (contaId: string) =>
      db
        .selectFrom('mensagem')
        .select('modelo')
        .where('conta_id', '=', contaId)
        .where('canal', '=', 'email')
        .where(sql<string>`modelo`, 'like', '%lembrete')
        .execute();
    expect(await lembretes(parada.estudante.contaId)).toEqual([{ modelo: 'atualizacao-lembrete' }]);
    expect(await lembretes(semFiador.estudante.contaId)).toEqual([]);
    // Of the extension above, and of the last day.
    expect(await lembretes(semFiador.fiador.contaId)).toEqual([
      { modelo: 'atualizacao-fiador-lembrete' },
      { modelo: 'atualizacao-fiador-lembrete' },
    ]);
    await noiteDasAtualizacoes(contexto);
    expect(await lembretes(parada.estudante.contaId)).toHaveLength(1);
    relogio.avancar({ dias: 17 });
    await noiteDasAtualizacoes(contexto);
    expect(await estado(semFiador.id)).toEqual({ estado: 'concluido' });
    expect(await estado(parada.id)).toEqual({ estado: 'vencida' });
    expect((await conferirRegras(db)).filter(({ id }) => /update|version|phone-/.test(id))).toEqual([]);
  });
});
