import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ANA, criarConta, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_ESCOLAR,
  CURSO_SEM_INSCRICOES,
  corpoDaNovaSolicitacao,
  criarSolicitacao,
} from '../../../test/solicitacoes.ts';
import { travarConta } from '../../banco/travar-conta.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { carregarSolicitacao } from './fatos.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;

const criar = (token: string, body: unknown, cabecalhos: Record<string, string> = {}) =>
  pedir({ metodo: 'POST', url: '/api/solicitacao/criar', token, body, cabecalhos });

const solicitacoesDe = (contaId: string) =>
  db.selectFrom('solicitacao').selectAll().where('conta_id', '=', contaId).execute();

let sequencia = 0;
/** A new person for each test: valid check digits, computed. */
async function pessoaNova() {
  sequencia += 1;
  const base = String(100_000_000 + sequencia * 7).slice(0, 9);
  const cpf = comDigitos(base);
  return criarConta(servidor, {
    cpf,
    nome: `Pessoa Fictícia ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[sequencia]}`,
    email: `pessoa${sequencia}@exemplo.com.br`,
    telefone: `1198765${String(1000 + sequencia)}`,
  });
}

function comDigitos(base: string): string {
  const digito = (numeros: string) => {
    const soma = [...numeros].reduce((total, n, i) => total + Number(n) * (numeros.length + 1 - i), 0);
    const resto = (soma * 10) % 11;
    return String(resto === 10 ? 0 : resto);
  };
  const primeiro = digito(base);
  return `${base}${primeiro}${digito(base + primeiro)}`;
}

describe('creating a request', () => {
  it('keeps the catalogue as it was and makes the account holder the student', async () => {
    const ana = await criarConta(servidor, ANA);
    const resposta = await criar(ana.token, await corpoDaNovaSolicitacao(servidor));
    expect(resposta.status).toBe(200);
    const [solicitacao] = await solicitacoesDe(ana.contaId);
    expect(solicitacao).toMatchObject({
      sigla: 'PDBE',
      status_solicitacao: 'PENDENTE_DADOS_BASICOS_ESTUDANTE',
      percentual: 30,
      mensalidade_centavos: 98_000,
      catalogo: { instituicao: { nome: 'Universidade Aurora' }, exigencias: { semFiador: false } },
      dados: { semestre: '20271', primeiraGraduacao: 'S' },
    });
    await db.updateTable('curso').set({ mensalidade_centavos: 1 }).where('codigo', '=', 'AUR-ADM').execute();
    const [depois] = await solicitacoesDe(ana.contaId);
    expect(depois?.mensalidade_centavos).toBe(98_000);
    await db
      .updateTable('curso')
      .set({ mensalidade_centavos: 98_000 })
      .where('codigo', '=', 'AUR-ADM')
      .execute();
    const estudante = await db
      .selectFrom('participante')
      .select(['nome', 'cpf', 'tipo_pessoa'])
      .where('conta_id', '=', ana.contaId)
      .executeTakeFirst();
    expect(estudante).toEqual({ nome: ANA.nome, cpf: ANA.cpf, tipo_pessoa: 'estudante' });
  });

  it('makes one request of twenty parallel clicks, and all of them get it', async () => {
    const otavio = await criarConta(servidor, OTAVIO);
    const corpo = await corpoDaNovaSolicitacao(servidor);
    const respostas = await Promise.all(Array.from({ length: 20 }, () => criar(otavio.token, corpo)));
    expect(respostas.map((resposta) => resposta.status)).toEqual(Array(20).fill(200));
    expect(new Set(respostas.map((resposta) => resposta.corpo<{ id: number }>().id)).size).toBe(1);
    expect(await solicitacoesDe(otavio.contaId)).toHaveLength(1);
  });

  it('and its account, while they change, hold up nobody who only writes a message', async () => {
    const pessoa = await pessoaNova();
    const { id } = await criarSolicitacao(servidor, pessoa);
    const escrita = db.transaction().execute(async (trx) => {
      await travarConta(trx, pessoa.contaId);
      await carregarSolicitacao(trx, id, { travar: true });
      return db.transaction().execute(async (outra) => {
        await sql`set local lock_timeout = '2s'`.execute(outra);
        return enfileirarMensagem(outra, contexto.aleatorio, {
          chaveUnica: `teste:${id}`,
          contaId: pessoa.contaId,
          solicitacaoId: id,
          canal: 'email',
          destino: 'pessoa@exemplo.com.br',
          modelo: { nome: 'correcao-nao-enviada', assunto: 'x', texto: 'x', html: null },
          agora: contexto.relogio.agora(),
        });
      });
    });
    expect(await escrita).toBe(true);
  });

  it('refuses a second request while one is open', async () => {
    const pessoa = await pessoaNova();
    await criarSolicitacao(servidor, pessoa);
    const resposta = await criar(pessoa.token, await corpoDaNovaSolicitacao(servidor, { curso: 'AUR-DIR' }));
    expect(resposta.status).toBe(409);
    expect(resposta.corpo().message).toBe('Você já tem uma solicitação em andamento.');
  });

  it('answers a late repetition with the same key even after the request was cancelled', async () => {
    const pessoa = await pessoaNova();
    const corpo = await corpoDaNovaSolicitacao(servidor);
    const chave = { 'idempotency-key': 'clique-1' };
    const primeira = await criar(pessoa.token, corpo, chave);
    await db
      .updateTable('solicitacao')
      .set({ sigla: 'CAN' })
      .where('conta_id', '=', pessoa.contaId)
      .execute();
    const repetida = await criar(pessoa.token, corpo, chave);
    expect(repetida.corpo()).toEqual(primeira.corpo());
    expect(await solicitacoesDe(pessoa.contaId)).toHaveLength(1);
    const outra = await criar(pessoa.token, { ...corpo, percentualSolicitado: 35 }, chave);
    expect(outra.status).toBe(422);
  });

  it('starts anew after a cancelled request', async () => {
    const pessoa = await pessoaNova();
    const primeira = await criarSolicitacao(servidor, pessoa);
    await db.updateTable('solicitacao').set({ sigla: 'CAN' }).where('id', '=', primeira.id).execute();
    const segunda = await criarSolicitacao(servidor, pessoa);
    expect(segunda.id).not.toBe(primeira.id);
  });

  it.each([
    ['a percentage outside the coverage', { percentualSolicitado: 33 }, 'percentualSolicitado'],
    ['a use semester outside the window', { dataUtilizacaoCredito: '2030-01-01' }, 'dataUtilizacaoCredito'],
    ['an unanswered first-degree question', { primeiraGraduacao: undefined }, 'primeiraGraduacao'],
    ['rules that were not accepted', { leuRegras: false }, 'leuRegras'],
    ['a course of another institution', { instituicaoId: 1 }, 'cursoId'],
    ['a course that does not exist', { cursoId: 999_999 }, 'cursoId'],
    ["a level that is not the programme's", { grau: 'POS' as const }, 'cursoId'],
  ])('refuses %s at its field and creates nothing', async (_, alteracoes, campo) => {
    const pessoa = await pessoaNova();
    const resposta = await criar(pessoa.token, {
      ...(await corpoDaNovaSolicitacao(servidor)),
      ...alteracoes,
    });
    expect(resposta.status).toBe(422);
    const { campos } = resposta.corpo<{ campos: Array<{ campo: string }> }>();
    expect(campos.map((erro) => erro.campo)).toContain(campo);
    expect(await solicitacoesDe(pessoa.contaId)).toHaveLength(0);
  });

  it('refuses an institution without open enrolment', async () => {
    const pessoa = await pessoaNova();
    const resposta = await criar(
      pessoa.token,
      await corpoDaNovaSolicitacao(servidor, { curso: CURSO_SEM_INSCRICOES }),
    );
    expect(resposta.status).toBe(422);
    expect(resposta.corpo().message).toContain('não tem período de inscrições aberto');
  });

  it('creates nothing when somebody else signed the enrolment contract of a school', async () => {
    const pessoa = await pessoaNova();
    const corpo = await corpoDaNovaSolicitacao(servidor, { curso: CURSO_ESCOLAR });
    const resposta = await criar(pessoa.token, { ...corpo, assinouCPSE: 'N' });
    expect(resposta.status).toBe(422);
    expect(await solicitacoesDe(pessoa.contaId)).toHaveLength(0);
  });

  it('refuses a pupil who is the account holder in disguise', async () => {
    const marina = await criarConta(servidor, MARINA);
    const corpo = await corpoDaNovaSolicitacao(servidor, { curso: CURSO_ESCOLAR });
    const resposta = await criar(marina.token, {
      ...corpo,
      nomeDependente: 'MARINA  CONCEICAO DIAS',
      cpfDependente: '001.234.567-97',
    });
    expect(resposta.corpo<{ campos: unknown }>().campos).toEqual([
      {
        campo: 'nomeDependente',
        mensagem:
          'O nome do estudante não pode ser igual ao da pessoa que assinou o contrato de matrícula na IE.',
      },
      {
        campo: 'cpfDependente',
        mensagem:
          'O CPF do estudante não pode ser igual ao da pessoa que assinou o contrato de matrícula na IE.',
      },
    ]);
  });

  it('needs no pupil when the account holder is the one who studies', async () => {
    const pessoa = await pessoaNova();
    const { nomeDependente, cpfDependente, dataNascimentoDependente, ...corpo } =
      await corpoDaNovaSolicitacao(servidor, { curso: CURSO_ESCOLAR });
    const resposta = await criar(pessoa.token, { ...corpo, alunoSouEu: 'S' });
    expect([resposta.status, nomeDependente, cpfDependente, dataNascimentoDependente]).toEqual([
      200,
      'Téo Conceição Dias',
      '39053344705',
      '2010-10-17',
    ]);
  });
});

describe('the requester who fills in for the student', () => {
  const solicitante = {
    responsavelSolicitacao: 'O',
    grauParentesco: 'M',
    nome: 'Helena Lima Duarte',
    email: 'Helena@Exemplo.com.br ',
    telefone: '+55 21 98765-0002',
    estouCiente: true,
  };
  const registrar = (token: string, idSolicitacao: number, alteracoes: object = {}) =>
    pedir({
      metodo: 'POST',
      url: '/api/solicitacao/criador-solicitacao',
      token,
      body: { ...solicitante, idSolicitacao, ...alteracoes },
    });

  it('is kept with the request, normalised', async () => {
    const pessoa = await pessoaNova();
    const { id } = await criarSolicitacao(servidor, pessoa);
    expect((await registrar(pessoa.token, id)).status).toBe(204);
    const [solicitacao] = await solicitacoesDe(pessoa.contaId);
    expect(solicitacao?.dados).toMatchObject({
      responsavelSolicitacao: 'O',
      emailSolicitante: 'helena@exemplo.com.br',
      telefoneSolicitante: '21987650002',
      semestre: '20271',
    });
  });

  it('must have another e-mail and phone than the account, and be aware', async () => {
    const pessoa = await pessoaNova();
    const { id } = await criarSolicitacao(servidor, pessoa);
    const igual = await registrar(pessoa.token, id, {
      email: pessoa.email.toUpperCase(),
      telefone: `+55${pessoa.telefone}`,
    });
    expect(igual.corpo<{ errors: string[] }>().errors).toEqual([
      'Este é o e-mail desta conta. Escreva o da outra pessoa.',
      'Este é o celular desta conta. Escreva o da outra pessoa.',
    ]);
    expect((await registrar(pessoa.token, id, { estouCiente: false })).status).toBe(422);
  });

  it('cannot be written into a request of somebody else', async () => {
    const dona = await pessoaNova();
    const estranha = await pessoaNova();
    const { id } = await criarSolicitacao(servidor, dona);
    expect((await registrar(estranha.token, id)).status).toBe(404);
  });
});
