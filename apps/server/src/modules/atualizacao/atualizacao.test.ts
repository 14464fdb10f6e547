import type { AtualizacaoEmAndamento, UltimaAtualizacao } from '@credito/api/atualizacao.rotas';
import type { PessoaDaAtualizacao, PessoasDaAtualizacao } from '@credito/api/atualizacao-partes.rotas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { describe, expect, it } from 'vitest';
import { abrirPeriodo, enviarNaAtualizacao } from '../../../test/atualizacoes.ts';
import { ultimoCodigo } from '../../../test/contas.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import type { ContaDeTeste } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const periodoId = await abrirPeriodo(servidor);
let numero = 8_000;

/** A student and a guarantor of a contract in effect. */
async function comContrato() {
  numero += 1;
  const { id, estudante, fiador } = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', id).execute();
  const contratoId = await inserirContrato(servidor, id, {
    codigo: 'EFE',
    termo: { ano: 2026, semestre: 2 },
  });
  if (!fiador) throw new Error('the course asks for a guarantor');
  return { solicitacaoId: id, contratoId, estudante, fiador };
}

const chamar = (
  { token }: ContaDeTeste,
  metodo: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  caminho: string,
  body?: unknown,
) =>
  pedir({
    metodo,
    url: `/api/alteracao-cadastral/${caminho}`,
    token,
    ...(body === undefined ? {} : { body }),
  });

const ultima = async (conta: ContaDeTeste) =>
  (await chamar(conta, 'GET', 's/ultima-alteracao')).corpo<UltimaAtualizacao>();

/** As the login and the user's data say it (spec 3 section 3): never anything else than the card. */
const elegivelComoUsuario = async ({ token }: ContaDeTeste) =>
  (await pedir({ metodo: 'GET', url: '/api/usuario/p/dados-usuario', token })).corpo<{
    usuario: { elegivelAtualizacaoCadastral: 'S' | 'N' };
  }>().usuario.elegivelAtualizacaoCadastral;

async function iniciar(conta: ContaDeTeste): Promise<number> {
  const resposta = await chamar(conta, 'POST', 's/iniciar-atualizacao');
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<AtualizacaoEmAndamento>().atualizacaoId ?? 0;
}

async function propria(conta: ContaDeTeste, id: number): Promise<PessoaDaAtualizacao> {
  const { pessoas } = (await chamar(conta, 'GET', `s/${id}/pessoa`)).corpo<PessoasDaAtualizacao>();
  const minha = pessoas.find((pessoa) => pessoa.propria);
  if (!minha?.propria) throw new Error('no part of one’s own');
  return minha;
}

const gravar = async (conta: ContaDeTeste, id: number, tipo: TipoPessoa, mudancas: Record<string, unknown>) =>
  chamar(conta, 'PATCH', `s/${id}/${tipo}`, { versao: (await propria(conta, id)).versao, ...mudancas });

const concluir = async (conta: ContaDeTeste, id: number, tipo: TipoPessoa) =>
  chamar(conta, 'POST', `s/${id}/concluir-registro/${tipo}`, { versao: (await propria(conta, id)).versao });

const camposDe = (resposta: { corpo: <T>() => T }) =>
  resposta.corpo<{ campos?: { campo: string; mensagem: string }[] }>().campos;

const mensagensDe = (contaId: string) =>
  db
    .selectFrom('mensagem')
    .select(['modelo', 'canal', 'destino', 'texto'])
    .where('conta_id', '=', contaId)
    .execute();

describe('nothing changed', () => {
  it('is concluded at once when everybody has confirmed, and acknowledged once', async () => {
    const { estudante, fiador } = await comContrato();
    expect(await ultima(estudante)).toMatchObject({
      id: null,
      podeIniciar: true,
      elegivelAtualizacaoCadastral: 'S',
      statusAtualizacao: 'AGUARDANDO',
      cartao: { acoes: ['iniciar'], prazo: '2026-12-15', contagem: 'O prazo termina em 18 dias' },
    });
    expect([await elegivelComoUsuario(estudante), await elegivelComoUsuario(fiador)]).toEqual(['S', 'N']);
    const id = await iniciar(estudante);
    expect((await concluir(estudante, id, 'estudante')).status).toBe(200);
    expect((await ultima(estudante)).cartao).toMatchObject({
      estado: 'AGUARDANDO',
      acoes: ['reiniciar'],
      quemFalta: [{ tipo: 'fiador', status: 'aguardando' }],
    });
    const fim = await concluir(fiador, id, 'fiador');
    expect(fim.corpo<PessoasDaAtualizacao>().status).toBe('concluido');
    expect((await ultima(estudante)).cartao).toMatchObject({ estado: 'CONCLUIDO', acoes: ['concluir'] });
    expect((await chamar(estudante, 'POST', `s/concluir-alteracao/${id}`)).status).toBe(204);
    expect(await elegivelComoUsuario(estudante)).toBe('N');
    expect(await ultima(estudante)).toMatchObject({
      cartao: null,
      elegivelAlteracao: false,
      podeIniciar: false,
    });
    expect((await mensagensDe(estudante.contaId)).map(({ modelo }) => modelo)).toContain(
      'atualizacao-concluida',
    );
  });

  it('asks for no part of somebody else, and shows none', async () => {
    const { estudante, fiador } = await comContrato();
    const id = await iniciar(estudante);
    const resposta = await chamar(estudante, 'GET', `s/${id}/pessoa`);
    const { pessoas } = resposta.corpo<PessoasDaAtualizacao>();
    expect(pessoas.map(({ tipo, propria: minha }) => [tipo, minha])).toEqual([
      ['estudante', true],
      ['fiador', false],
    ]);
    for (const dado of [fiador.cpf, fiador.email, fiador.telefone])
      expect(resposta.texto).not.toContain(dado);
    expect((await chamar(estudante, 'PATCH', `s/${id}/fiador`, { versao: 1 })).status).toBe(403);
    expect((await chamar(estudante, 'PATCH', `s/${id}/fiador2`, { versao: 1 })).status).toBe(404);
  });

  it('takes the calls as the specification has them, without a version', async () => {
    const { estudante } = await comContrato();
    const id = await iniciar(estudante);
    expect(
      (await chamar(estudante, 'PATCH', `s/${id}/estudante`, { complementoEndereco: 'Casa 2' })).status,
    ).toBe(200);
    expect((await chamar(estudante, 'POST', `s/${id}/concluir-registro/estudante`)).status).toBe(200);
    expect((await chamar(estudante, 'POST', `s/${id}/concluir-registro/estudante`)).status).toBe(200);
  });

  it('the second start answers 409 with a name', async () => {
    const { estudante } = await comContrato();
    await iniciar(estudante);
    const resposta = await chamar(estudante, 'POST', 's/iniciar-atualizacao');
    expect(resposta.status).toBe(409);
    expect(resposta.corpo<{ type: string }>().type).toBe('/erros/atualizacao-em-andamento');
  });
});

describe('a changed address', () => {
  it('written otherwise asks for no proof; another street does', async () => {
    const { estudante } = await comContrato();
    const id = await iniciar(estudante);
    const { endereco, cidadeEndereco } = (await propria(estudante, id)).dados;
    const outraEscrita = await gravar(estudante, id, 'estudante', {
      endereco: String(endereco).replace(/^Rua /, 'R. ').toUpperCase(),
      cidadeEndereco: String(cidadeEndereco).normalize('NFD').replace(/\p{M}/gu, ''),
      cepEndereco: '01310-200',
    });
    expect(outraEscrita.status, outraEscrita.texto).toBe(200);
    expect((await propria(estudante, id)).marcadores.comprovanteDeResidencia).toBe(false);
    await gravar(estudante, id, 'estudante', { endereco: 'Avenida dos Jatobás', numeroEndereco: '77' });
    expect((await propria(estudante, id)).marcadores.comprovanteDeResidencia).toBe(true);
    expect(camposDe(await concluir(estudante, id, 'estudante'))).toMatchObject([
      { campo: 'comprovante-de-residencia' },
    ]);
    expect((await enviarNaAtualizacao(servidor, { token: estudante.token, id })).status).toBe(200);
    expect((await concluir(estudante, id, 'estudante')).status).toBe(200);
  });

  it('of an older screen is refused, and nothing is lost', async () => {
    const { estudante } = await comContrato();
    const id = await iniciar(estudante);
    await gravar(estudante, id, 'estudante', { numeroEndereco: '901' });
    const atrasada = await chamar(estudante, 'PATCH', `s/${id}/estudante`, {
      versao: 1,
      numeroEndereco: '902',
    });
    expect(atrasada.status).toBe(409);
    expect((await propria(estudante, id)).dados.numeroEndereco).toBe('901');
  });

  it('parks the proof when it is taken back, and finds it again', async () => {
    const { estudante } = await comContrato();
    const id = await iniciar(estudante);
    const { endereco } = (await propria(estudante, id)).dados;
    await gravar(estudante, id, 'estudante', { endereco: 'Rua dos Jatobás' });
    await enviarNaAtualizacao(servidor, { token: estudante.token, id });
    await gravar(estudante, id, 'estudante', { endereco });
    expect((await propria(estudante, id)).documentos).toEqual([]);
    await gravar(estudante, id, 'estudante', { endereco: 'Rua dos Jatobás' });
    expect((await propria(estudante, id)).documentos).toMatchObject([
      { tipoDocumento: 'RESIDENCIA', indice: 0 },
    ]);
  });
});

describe('a changed phone', () => {
  it('of somebody else in the update is refused, also with signs that nobody sees', async () => {
    const { estudante, fiador } = await comContrato();
    const id = await iniciar(estudante);
    const resposta = await gravar(estudante, id, 'estudante', {
      numeroTelefone: [...fiador.telefone].join('\u200B'),
    });
    expect(resposta.status).toBe(422);
    expect(camposDe(resposta)).toEqual([
      { campo: 'numeroTelefone', mensagem: 'Número de telefone já cadastrado!' },
    ]);
  });

  it('is proved by its code, and the former number may stop it', async () => {
    const { estudante } = await comContrato();
    const id = await iniciar(estudante);
    const novo = `1197777${numero}`;
    expect((await gravar(estudante, id, 'estudante', { numeroTelefone: novo })).status).toBe(200);
    expect(camposDe(await concluir(estudante, id, 'estudante'))).toMatchObject([{ campo: 'canal' }]);
    const enviado = await chamar(estudante, 'POST', `s/${id}/estudante/codigo`, { tipoContato: 'SMS' });
    expect(enviado.status, enviado.texto).toBe(200);
    expect(enviado.corpo()).toEqual({ esperarSegundos: 30 });
    const pedirOutro = () => chamar(estudante, 'POST', `s/${id}/estudante/codigo`, { tipoContato: 'SMS' });
    servidor.relogio.avancar({ segundos: 29 });
    expect((await pedirOutro()).status).toBe(429);
    servidor.relogio.avancar({ segundos: 1 });
    expect((await pedirOutro()).status).toBe(200);
    const errado = await chamar(estudante, 'POST', `s/${id}/estudante/validar-codigo`, { codigo: '000000' });
    expect(camposDe(errado)).toEqual([
      { campo: 'code', mensagem: 'Este código não confere. Veja a mensagem mais recente ou peça outro.' },
    ]);
    const codigo = await ultimoCodigo(servidor, novo);
    const certo = await chamar(estudante, 'POST', `s/${id}/estudante/validar-codigo`, { codigo });
    expect(certo.status, certo.texto).toBe(200);
    expect((await propria(estudante, id)).telefoneVerificado).toBe(novo);

    const avisos = (await mensagensDe(estudante.contaId)).filter(
      ({ modelo }) => modelo === 'celular-em-troca',
    );
    expect(avisos).toMatchObject([{ canal: 'sms', destino: estudante.telefone }]);
    const token = /#(\S+)/.exec(avisos[0]?.texto ?? '')?.[1];
    const parar = {
      metodo: 'POST',
      url: '/api/alteracao-cadastral/p/parar-troca-de-telefone',
      body: { token },
    } as const;
    expect((await pedir(parar)).status).toBe(204);
    expect(await propria(estudante, id)).toMatchObject({
      telefoneVerificado: null,
      dados: { numeroTelefone: estudante.telefone },
    });
  });
});

describe('the student reminds a guarantor', () => {
  it('once in 24 hours, while their part is missing, and nobody else may', async () => {
    const { estudante, fiador } = await comContrato();
    const id = await iniciar(estudante);
    const lembrar = (conta: ContaDeTeste) => chamar(conta, 'POST', `s/${id}/lembrete/fiador`);
    const quemFalta = async () => (await ultima(estudante)).cartao?.quemFalta;
    expect(await quemFalta()).toMatchObject([{ tipo: 'fiador', lembrete: { liberadoEm: null } }]);
    expect((await lembrar(fiador)).status).toBe(404);
    const primeiro = await lembrar(estudante);
    expect(primeiro.status, primeiro.texto).toBe(200);
    expect((await lembrar(estudante)).status).toBe(429);
    const { lembreteLiberadoEm } = primeiro.corpo<{ lembreteLiberadoEm: string }>();
    expect(await quemFalta()).toMatchObject([{ lembrete: { liberadoEm: lembreteLiberadoEm } }]);
    const lembretes = (await mensagensDe(fiador.contaId)).filter(
      ({ modelo }) => modelo === 'atualizacao-fiador-lembrete',
    );
    expect(lembretes.map(({ canal }) => canal)).toContain('email');
    expect((await chamar(estudante, 'POST', `s/${id}/lembrete/fiador2`)).status).toBe(404);
    expect((await concluir(fiador, id, 'fiador')).status).toBe(200);
    await db.updateTable('atualizacao_pessoa').set({ lembrada_em: null }).execute();
    expect((await lembrar(estudante)).status).toBe(409);
  });
});

describe('a restart', () => {
  it('asks for a reason, parks what was sent, and lets begin again', async () => {
    const { estudante } = await comContrato();
    const id = await iniciar(estudante);
    await gravar(estudante, id, 'estudante', { endereco: 'Rua dos Jatobás' });
    await enviarNaAtualizacao(servidor, { token: estudante.token, id });
    expect((await chamar(estudante, 'DELETE', `${id}/excluir-alteracao?motive=%20`)).status).toBe(400);
    const motivo = encodeURIComponent('Enviei o endereço antigo.');
    expect((await chamar(estudante, 'DELETE', `${id}/excluir-alteracao?motive=${motivo}`)).status).toBe(204);
    expect((await chamar(estudante, 'GET', `s/${id}/pessoa`)).status).toBe(404);
    const arquivos = () =>
      db
        .selectFrom('documento')
        .innerJoin('atualizacao_pessoa', 'atualizacao_pessoa.id', 'documento.dono_id')
        .select('documento.situacao')
        .where('atualizacao_pessoa.atualizacao_id', '=', id)
        .execute();
    expect(await arquivos()).toEqual([{ situacao: 'enviado' }]);
    const nova = await iniciar(estudante);
    expect(nova).not.toBe(id);
    expect((await propria(estudante, nova)).documentos).toEqual([]);
  });

  it('is told to a guarantor who had confirmed as what it is, and the first invitation is not told again', async () => {
    const { estudante, fiador } = await comContrato();
    const id = await iniciar(estudante);
    await concluir(fiador, id, 'fiador');
    expect((await chamar(estudante, 'DELETE', `${id}/excluir-alteracao?motive=Recome%C3%A7o`)).status).toBe(
      204,
    );
    await iniciar(estudante);
    const emails = (await mensagensDe(fiador.contaId)).filter(
      ({ modelo, canal }) => canal === 'email' && modelo.startsWith('atualizacao-fiador'),
    );
    expect(emails.map(({ modelo }) => modelo).toSorted()).toEqual([
      'atualizacao-fiador',
      'atualizacao-fiador-de-novo',
    ]);
    expect(emails.find(({ modelo }) => modelo.endsWith('de-novo'))?.texto).toContain(
      'O que foi confirmado antes não vale mais.',
    );
  });
});

describe('the last day', () => {
  it('lasts until 23:59 in São Paulo, and the late route until its own', async () => {
    const { estudante, fiador } = await comContrato();
    const { estudante: quemNaoComecou } = await comContrato();
    // Nobody stays logged in for a month: whose session it is is not what this asks.
    await db
      .updateTable('sessao')
      .set({ expira_em: new Date('2027-06-01'), token_expira_em: new Date('2027-06-01') })
      .execute();
    const noInstante = (iso: string) => {
      const falta = new Date(iso).getTime() - servidor.relogio.agora().getTime();
      servidor.relogio.avancar({ milissegundos: falta });
    };
    const inicio = servidor.relogio.agora().toISOString();
    noInstante('2026-12-15T23:59:00-03:00');
    expect((await ultima(estudante)).cartao).toMatchObject({
      tardio: false,
      contagem: 'O prazo termina hoje',
    });
    noInstante('2026-12-16T00:01:00-03:00');
    expect((await ultima(estudante)).cartao).toMatchObject({ tardio: true, prazo: '2026-12-31' });
    const id = await iniciar(estudante);
    noInstante('2026-12-31T23:59:00-03:00');
    expect((await concluir(estudante, id, 'estudante')).status).toBe(200);
    noInstante('2027-01-01T00:01:00-03:00');
    expect((await concluir(fiador, id, 'fiador')).status).toBe(409);
    expect((await ultima(quemNaoComecou)).cartao).toBeNull();
    noInstante(inicio);
  });
});

it('a period is found whoever asks, and its dates are a calendar', async () => {
  const { estudante } = await comContrato();
  const resposta = await chamar(estudante, 'GET', 's/calendario');
  expect(resposta.texto).toContain('DTSTART;VALUE=DATE:20261215\r\n');
  expect(periodoId).toBeGreaterThan(0);
});
