import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  aceitarConvite,
  corpoDoConvite,
  indicarFiador,
  PAULO,
  pessoaNumero,
} from '../../../test/fiadores.ts';
import {
  ANA,
  type ContaDeTeste,
  criarConta,
  MARINA,
  OTAVIO,
  type PessoaDeTeste,
} from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_COM_DOIS_FIADORES,
  CURSO_SEM_FIADOR,
  CURSO_SIMPLES,
  criarSolicitacao,
  preencherPessoa,
} from '../../../test/solicitacoes.ts';
import { exigirPessoasDiferentes } from '../solicitacao/exigir-pessoas-diferentes.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';

const servidor = await criarServidorDeTeste();
const { db } = servidor;

type Estudante = ContaDeTeste & { solicitacaoId: number };

let numero = 0;
/** Each test has a student of its own, so that the order does not matter. */
async function estudanteCom(curso: string, pessoa: PessoaDeTeste = pessoaNumero(numero)): Promise<Estudante> {
  numero += 1;
  const conta = await criarConta(servidor, pessoa);
  const { id } = await criarSolicitacao(servidor, conta, { curso });
  return { ...conta, solicitacaoId: id };
}

const ana = await estudanteCom(CURSO_SIMPLES, ANA);

const indicar = (estudante: ContaDeTeste, corpo: Record<string, unknown>) =>
  servidor.pedir({ metodo: 'POST', url: '/api/solicitacao/fiador', token: estudante.token, body: corpo });

const preencher = (estudante: ContaDeTeste, corpo: Record<string, unknown>) =>
  servidor.pedir({
    metodo: 'POST',
    url: '/api/solicitacaoCredito/preencherDadosBasicosFiador',
    token: estudante.token,
    body: corpo,
  });

const listar = async (estudante: Estudante) =>
  (
    await servidor.pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/${estudante.solicitacaoId}/fiadores`,
      token: estudante.token,
    })
  ).corpo<FiadoresDaSolicitacao>();

describe('a student invites a guarantor', () => {
  it('and sees name, progress and a link, with the leading zero of the CPF kept', async () => {
    const estudante = await estudanteCom(CURSO_SIMPLES);
    const resposta = await indicar(estudante, {
      ...corpoDoConvite(OTAVIO),
      nomePessoa: 'Otávio  d’Ávila ',
      emailPessoa: ' Otavio@Exemplo.education ',
      numeroTelefone: '+55 21 98765-0001',
      cpfPessoa: '012.345.678-90',
    });
    expect(resposta.status).toBe(200);
    expect(resposta.corpo()).toMatchObject({
      tipoPessoa: 'fiador',
      nome: "Otávio d'Ávila",
      situacao: 'convidado',
      percentual: 0,
      itens: { identificacao: 'pendente', estadoCivil: 'pendente', renda: 'pendente' },
      ultimoAcesso: null,
      contato: { cpf: '01234567890', email: 'otavio@exemplo.education', telefone: '21987650001' },
    });
    const { convite } = resposta.corpo<FiadorDoEstudante>();
    expect(convite?.link).toMatch(/\/fiador\/indicacao\?cod-fiador=[\w-]{43}$/);
    const guardado = await db.selectFrom('convite_fiador').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(guardado)).not.toContain(convite?.codFiador ?? 'missing');
  });

  it.each([
    ['their own CPF, unmasked', { cpfPessoa: ANA.cpf }, 'cpfPessoa'],
    ['their own CPF, masked', { cpfPessoa: '529.982.247-25' }, 'cpfPessoa'],
    ['their own name in other case and spaces', { nomePessoa: "ANA  LIMA SANT'ANNA" }, 'nomePessoa'],
    ['their own name with another accent', { nomePessoa: 'Ána Lima Sant’Anna' }, 'nomePessoa'],
    ['their own e-mail in other case', { emailPessoa: 'Ana.Lima@Exemplo.com.br ' }, 'emailPessoa'],
    ['their own phone with +55', { numeroTelefone: '+55 11 98765 4321' }, 'numeroTelefone'],
    ['a single name that nobody confirmed', { nomePessoa: 'Wiratni' }, 'nomePessoa'],
  ])('but not with %s', async (_, mudanca, campo) => {
    const resposta = await indicar(ana, { ...corpoDoConvite(PAULO), ...mudanca });
    expect(resposta.status).toBe(422);
    expect(resposta.corpo<{ campos: { campo: string }[] }>().campos.map((erro) => erro.campo)).toEqual([
      campo,
    ]);
  });

  it.each([
    ['a CPF of equal digits', { cpfPessoa: '111.111.111-11' }],
    ['a CPF as a number', { cpfPessoa: 1_234_567_890 }],
    ['no e-mail', { emailPessoa: undefined }],
    ['an unknown relationship', { parentescoFiador: 'VIZINHO' }],
    ['a landline', { numeroTelefone: '1133334444' }],
  ])('and %s is a bad request, not a failure', async (_, mudanca) => {
    const resposta = await indicar(ana, { ...corpoDoConvite(PAULO), ...mudanca });
    expect(resposta.status).toBe(400);
  });

  it('adds one guarantor when the same call arrives many times at once', async () => {
    const estudante = await estudanteCom(CURSO_COM_DOIS_FIADORES);
    const respostas = await Promise.all(
      Array.from({ length: 8 }, () => indicar(estudante, corpoDoConvite(MARINA))),
    );
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(respostas.map((resposta) => resposta.corpo<FiadorDoEstudante>().pessoaId)).size).toBe(1);
    expect((await listar(estudante)).fiadores).toHaveLength(1);
  });

  it('never goes beyond the places when different people are added at once', async () => {
    const estudante = await estudanteCom(CURSO_SIMPLES);
    const respostas = await Promise.all(
      [MARINA, PAULO, OTAVIO].map((pessoa) => indicar(estudante, corpoDoConvite(pessoa))),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('has two places where two are allowed, and fills the first one that is free', async () => {
    const estudante = await estudanteCom(CURSO_COM_DOIS_FIADORES);
    const primeiro = await indicarFiador(servidor, estudante, MARINA);
    const segundo = await indicarFiador(servidor, estudante, PAULO);
    expect([primeiro.tipoPessoa, segundo.tipoPessoa]).toEqual(['fiador', 'fiador2']);
    const lista = await listar(estudante);
    expect(lista).toMatchObject({ maximo: 2, podeAdicionar: false });
    const terceiro = await indicar(estudante, corpoDoConvite(OTAVIO));
    expect(terceiro.status).toBe(409);
    const [um] = lista.fiadores;
    await servidor.pedir({
      metodo: 'PUT',
      url: `/api/solicitacaoCredito/${estudante.solicitacaoId}/excluirFiador/fiador`,
      token: estudante.token,
      body: { marca: um?.marca },
    });
    expect((await listar(estudante)).fiadores.map(({ tipoPessoa, nome }) => [tipoPessoa, nome])).toEqual([
      ['fiador2', PAULO.nome],
    ]);
    expect((await indicarFiador(servidor, estudante, OTAVIO)).tipoPessoa).toBe('fiador');
  });

  it('is not asked for one where the institution takes none', async () => {
    const estudante = await estudanteCom(CURSO_SEM_FIADOR);
    const resposta = await indicar(estudante, corpoDoConvite(MARINA));
    expect(resposta.status).toBe(409);
    expect(resposta.corpo()).toMatchObject({ message: 'Esta instituição não pede fiador.' });
  });

  it('is told when the e-mail is the login of another person', async () => {
    const estudante = await estudanteCom(CURSO_SIMPLES);
    await criarConta(servidor, { ...PAULO, email: 'dono@exemplo.com.br' });
    const resposta = await indicar(estudante, {
      ...corpoDoConvite(MARINA),
      emailPessoa: 'Dono@exemplo.com.br',
    });
    expect(resposta.status).toBe(422);
    const consulta = await servidor.pedir({
      metodo: 'GET',
      url: `/api/usuario/valida-fiador?email=%20Dono%40exemplo.com.br&cpf=${MARINA.cpf}`,
      token: estudante.token,
    });
    expect(consulta.corpo()).toMatchObject({
      message: 'Este e-mail já é usado por outra pessoa. Informe o e-mail do fiador.',
    });
  });

  it.each([
    ['the only place is taken', CURSO_SIMPLES, null],
    [
      'a second place is free',
      CURSO_COM_DOIS_FIADORES,
      'Este e-mail já é usado por outra pessoa. Informe o e-mail do segundo fiador.',
    ],
  ])(
    'learns nothing of the spouse whom a guarantor declared, while %s',
    async (_, curso, comoQuemTemConta) => {
      const estudante = await estudanteCom(curso);
      const fiador = await criarConta(servidor, pessoaNumero(numero + 700));
      const conjuge = pessoaNumero(numero + 800);
      const { codFiador } = await indicarFiador(servidor, estudante, fiador);
      await aceitarConvite(servidor, fiador, codFiador);
      await preencherPessoa(servidor, fiador, estudante.solicitacaoId, {
        tipoPessoa: 'fiador',
        respostas: {
          estadoCivil: 'CASADO',
          nomeConjuge: conjuge.nome,
          cpfConjuge: conjuge.cpf,
          emailConjuge: conjuge.email,
        },
      });
      const perguntar = ({ cpf, email }: { cpf: string; email: string }) =>
        servidor.pedir({
          metodo: 'GET',
          url: `/api/usuario/valida-fiador?email=${encodeURIComponent(email)}&cpf=${cpf}`,
          token: estudante.token,
        });
      expect((await perguntar({ ...conjuge, email: 'palpite@exemplo.com' })).corpo()).toEqual({
        valido: true,
      });
      const conta = await criarConta(servidor, pessoaNumero(numero + 900));
      const { cpf } = pessoaNumero(numero + 950);
      const doConjuge = (await perguntar({ cpf, email: conjuge.email })).corpo();
      if (!comoQuemTemConta) return expect(doConjuge).toEqual({ valido: true });
      const deOutraConta = (await perguntar({ cpf, email: conta.email })).corpo();
      for (const resposta of [doConjuge, deOutraConta])
        expect(resposta).toMatchObject({ status: 422, message: comoQuemTemConta });
    },
  );

  it('may ask only so often whether an e-mail is somebody’s, by whichever way', async () => {
    const estudante = await estudanteCom(CURSO_SIMPLES);
    const { email } = await criarConta(servidor, pessoaNumero(numero + 600));
    const corpo = { ...corpoDoConvite(pessoaNumero(numero + 650)), emailPessoa: email };
    const { cpfPessoa } = corpo as { cpfPessoa?: string };
    const url = `/api/usuario/valida-fiador?email=${encodeURIComponent(email)}&cpf=${cpfPessoa}`;
    const perguntas = [
      () => indicar(estudante, corpo),
      () => preencher(estudante, corpo),
      () => servidor.pedir({ metodo: 'GET', url, token: estudante.token }),
    ];
    const respostas: number[] = [];
    for (let vez = 0; vez < 20; vez += 1) {
      const perguntar = perguntas[vez % perguntas.length];
      respostas.push((await perguntar?.())?.status ?? 0);
    }
    expect(new Set(respostas)).toEqual(new Set([422]));
    for (const perguntar of perguntas) expect((await perguntar()).status).toBe(429);
  });

  it('hears early that somebody is the student, and that somebody else is fine', async () => {
    const perguntar = (cpf: string, email: string) =>
      servidor.pedir({
        metodo: 'GET',
        url: `/api/usuario/valida-fiador?email=${encodeURIComponent(email)}&cpf=${encodeURIComponent(cpf)}`,
        token: ana.token,
      });
    expect((await perguntar('529.982.247-25', 'x@exemplo.com')).corpo()).toMatchObject({
      status: 422,
      message: 'O CPF do fiador não pode ser igual ao CPF do estudante.',
    });
    expect((await perguntar('001.234.567-97', '\u00A0marina@exemplo.adv.br ')).corpo()).toEqual({
      valido: true,
    });
    expect((await perguntar('123', 'x')).status).toBe(400);
  });
});

describe('the invitation leaves', () => {
  const enviar = (token: string, codFiador: string) =>
    servidor.pedir({
      metodo: 'POST',
      url: '/api/solicitacao/fiador/email-cadastro',
      token,
      body: { codFiador },
    });
  const mensagens = (estudante: { solicitacaoId: number }) =>
    db
      .selectFrom('mensagem')
      .selectAll()
      .where('solicitacao_id', '=', estudante.solicitacaoId)
      .where(sql<string>`modelo`, 'like', 'fiador-%')
      .orderBy('canal')
      .execute();

  it('once by e-mail and SMS, with the working link, however often it is asked for', async () => {
    const estudante = await estudanteCom(CURSO_SIMPLES);
    const fiador = await indicarFiador(servidor, estudante, MARINA);
    const respostas = await Promise.all([1, 2, 3].map(() => enviar(estudante.token, fiador.codFiador)));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    const enviadas = await mensagens(estudante);
    expect(enviadas.map(({ canal, destino }) => [canal, destino])).toEqual([
      ['email', MARINA.email],
      ['sms', MARINA.telefone],
    ]);
    for (const { texto } of enviadas) {
      expect(texto).toContain(fiador.convite?.link);
      expect(texto).not.toContain(MARINA.cpf);
    }
  });

  it('only for the student whose guarantor it is', async () => {
    const estudante = await estudanteCom(CURSO_SIMPLES);
    const outro = await estudanteCom(CURSO_SIMPLES);
    const fiador = await indicarFiador(servidor, estudante, MARINA);
    expect((await enviar(outro.token, fiador.codFiador)).status).toBe(404);
    expect((await enviar(outro.token, 'A'.repeat(43))).status).toBe(404);
    expect((await enviar(outro.token, "' or 1=1")).status).toBe(400);
    expect(await mensagens(estudante)).toEqual([]);
  });
});

describe('a student fills in for the guarantor', () => {
  it('adds the person with an acceptance link, and corrects the data by the mark', async () => {
    const estudante = await estudanteCom(CURSO_SIMPLES);
    const novo = (await preencher(estudante, corpoDoConvite(MARINA))).corpo<FiadorDoEstudante>();
    expect(novo).toMatchObject({ preenchidoPor: 'estudante', convite: { tipo: 'aceite' } });
    const corrigido = await preencher(estudante, {
      ...corpoDoConvite({ ...MARINA, telefone: '55987650009' }),
      tipoPessoa: 'fiador',
      marca: novo.marca,
    });
    expect(corrigido.corpo()).toMatchObject({
      pessoaId: novo.pessoaId,
      contato: { telefone: '55987650009' },
    });
    const atrasado = await preencher(estudante, {
      ...corpoDoConvite(MARINA),
      tipoPessoa: 'fiador',
      marca: novo.marca,
    });
    expect(atrasado.corpo()).toMatchObject({ status: 409, message: 'SOLICITACAO_ATUALIZADA' });
  });

  it('a new CPF kills the link of the former one', async () => {
    const estudante = await estudanteCom(CURSO_SIMPLES);
    const novo = (await preencher(estudante, corpoDoConvite(MARINA))).corpo<FiadorDoEstudante>();
    const trocado = (
      await preencher(estudante, { ...corpoDoConvite(OTAVIO), tipoPessoa: 'fiador', marca: novo.marca })
    ).corpo<FiadorDoEstudante>();
    expect(trocado.convite?.codFiador).not.toBe(novo.convite?.codFiador);
    const velho = await servidor.pedir({
      metodo: 'GET',
      url: `/api/fiador/convite?cod-fiador=${novo.convite?.codFiador}`,
    });
    expect(velho.status).toBe(404);
  });
});

describe('at conclusion', () => {
  it('somebody whose account took over the contact of another is found', async () => {
    const estudante = await estudanteCom(CURSO_SIMPLES);
    await preencherPessoa(servidor, estudante, estudante.solicitacaoId);
    await indicarFiador(servidor, estudante, MARINA);
    const conferir = async () => {
      const completa = await carregarSolicitacao(db, estudante.solicitacaoId);
      if (!completa) throw new Error('missing request');
      await exigirPessoasDiferentes(db, completa, 'estudante');
    };
    await expect(conferir()).resolves.toBeUndefined();
    await db
      .updateTable('conta')
      .set({ telefone: MARINA.telefone })
      .where('id', '=', estudante.contaId)
      .execute();
    await expect(conferir()).rejects.toMatchObject({
      status: 422,
      message: 'O telefone do estudante não pode ser igual ao telefone do fiador.',
    });
  });
});
