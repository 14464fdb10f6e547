import type {
  AtualizacaoEmAndamento,
  PessoaDaAtualizacao,
  PessoasDaAtualizacao,
  UltimaAtualizacao,
} from '@credito/api/atualizacao.rotas';
import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import type { RelatorioDeMatriculas } from '@credito/api/gestao-instituicao.rotas';
import { describe, expect, it } from 'vitest';
import { gerarRg } from '../../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { abrirPeriodo, enviarNaAtualizacao } from '../../../../test/atualizacoes.ts';
import { inserirContrato } from '../../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';
import { noiteDasAtualizacoes } from '../../atualizacao/noite-das-atualizacoes.ts';
import { conferirRegras } from '../../invariantes/conferir-invariantes.ts';
import { naoMaisDevida } from '../../mensagem/ainda-devida.ts';
import { renovarContrato } from '../contrato/renovar-contrato.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
await abrirPeriodo(servidor);
const mesa = await criarOperador(servidor, 'analista');
let numero = 8_500;

const chamar = (
  { token }: { token: string },
  metodo: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: unknown,
) => pedir({ metodo, url: `/api/${url}`, token, ...(body === undefined ? {} : { body }) });

async function propria(conta: ContaDeTeste, id: number): Promise<PessoaDaAtualizacao> {
  const { pessoas } = (
    await chamar(conta, 'GET', `alteracao-cadastral/s/${id}/pessoa`)
  ).corpo<PessoasDaAtualizacao>();
  const minha = pessoas.find((pessoa) => pessoa.propria);
  if (!minha?.propria) throw new Error('no part of one’s own');
  return minha;
}

const concluir = async (conta: ContaDeTeste, id: number, tipo: string) =>
  chamar(conta, 'POST', `alteracao-cadastral/s/${id}/concluir-registro/${tipo}`, {
    versao: (await propria(conta, id)).versao,
  });

async function iniciada() {
  numero += 1;
  const {
    id: solicitacaoId,
    protocolo,
    estudante,
    fiador,
  } = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', solicitacaoId).execute();
  const contratoId = await inserirContrato(servidor, solicitacaoId, {
    codigo: 'EFE',
    termo: { ano: 2026, semestre: 2 },
  });
  if (!fiador) throw new Error('the course asks for a guarantor');
  const resposta = await chamar(estudante, 'POST', 'alteracao-cadastral/s/iniciar-atualizacao');
  const id = resposta.corpo<AtualizacaoEmAndamento>().atualizacaoId ?? 0;
  return { id, contratoId, solicitacaoId, protocolo, estudante, fiador };
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
  const documento = (await naMesa(id)).pessoas.flatMap(({ documentos }) => documentos).at(-1);
  return chamar(mesa, 'POST', `gestao/atualizacoes/${id}/documentos/${documento?.id}`, {
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
    expect(estudante?.mudancas.map(({ rotulo, depois }) => [rotulo, depois])).toEqual([
      ['Rua, avenida ou praça', 'Rua dos Jatobás'],
      ['Número', '77'],
    ]);
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

describe('a renewal', () => {
  it('makes the contract of the next term with the newest data, whichever of the two facts comes last', async () => {
    const cena = await enviada();
    const { instituicao_id } = await db
      .selectFrom('contrato')
      .select('instituicao_id')
      .where('id', '=', cena.contratoId)
      .executeTakeFirstOrThrow();
    const escola = await criarOperador(servidor, 'instituicao', instituicao_id);
    const confirmar = async (simular: boolean) => {
      const conteudo = Buffer.from(`protocolo\n${cena.protocolo}\n`).toString('base64');
      const resposta = await chamar(escola, 'POST', 'gestao/matriculas', { conteudo, simular });
      return resposta.corpo<RelatorioDeMatriculas>().linhas[0];
    };
    expect(await confirmar(true)).toMatchObject({
      aceita: true,
      texto: 'Matrícula no 1.º semestre de 2027.',
    });
    expect(await confirmar(false)).toMatchObject({ aceita: true });
    expect(await confirmar(false)).toMatchObject({ aceita: false });
    expect(await renovarContrato(contexto, cena.contratoId)).toBeNull();
    await avaliar(cena.id, 'aprovado');
    await decidir(cena.id, { acao: 'aprovar' });
    const passos = async () =>
      (await chamar(cena.estudante, 'GET', 'alteracao-cadastral/s/ultima-alteracao'))
        .corpo<UltimaAtualizacao>()
        .renovacao?.passos.map(({ situacao }) => situacao);
    expect(await passos()).toEqual(['feito', 'feito', 'agora']);
    const novo = await renovarContrato(contexto, cena.contratoId);
    expect(novo).not.toBeNull();
    expect(await passos()).toEqual(['feito', 'feito', 'feito']);
    const { codigo, ano, semestre, tipo } = await db
      .selectFrom('contrato')
      .selectAll()
      .where('id', '=', novo ?? 0)
      .executeTakeFirstOrThrow();
    expect({ codigo, ano, semestre, tipo }).toEqual({ codigo: 'GER', ano: 2027, semestre: 1, tipo: 'E' });
    expect((await parteDe(novo ?? 0)).qualificacao.endereco).toMatchObject({ logradouro: 'Rua dos Jatobás' });
    expect(await renovarContrato(contexto, cena.contratoId)).toBeNull();
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
        .where('modelo', 'like', '%lembrete')
        .execute();
    expect(await lembretes(parada.estudante.contaId)).toEqual([{ modelo: 'atualizacao-lembrete' }]);
    expect(await lembretes(semFiador.estudante.contaId)).toEqual([]);
    expect(await lembretes(semFiador.fiador.contaId)).toEqual([{ modelo: 'atualizacao-fiador-lembrete' }]);
    await noiteDasAtualizacoes(contexto);
    expect(await lembretes(parada.estudante.contaId)).toHaveLength(1);
    relogio.avancar({ dias: 17 });
    await noiteDasAtualizacoes(contexto);
    expect(await estado(semFiador.id)).toEqual({ estado: 'concluido' });
    expect(await estado(parada.id)).toEqual({ estado: 'vencida' });
    expect((await conferirRegras(db)).filter(({ id }) => /update|version|phone-/.test(id))).toEqual([]);
  });
});
