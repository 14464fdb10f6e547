import { describe, expect, it, vi } from 'vitest';
import {
  abrirNavegador,
  cadastrarPessoa,
  corpoDoCadastro,
  entrar,
  type Navegador,
  verificarTelefone,
} from '../../../test/contas.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { ANA, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { registrarNoAtendimento } from './registrar-no-atendimento.ts';

// A test that ran out of time would go on moving the clock of the next one.
vi.setConfig({ testTimeout: 90_000 });

const CADASTRAR = '/api/v1/portal/usuariosweb/cadastrarUsuario';
let entrega: Entrega = { tipo: 'aceita' };
const registrados: string[] = [];
const servidor = await criarServidorDeTeste({
  gateways: {
    omnichannel: {
      registrarUsuario: async ({ cpf, telefone }) => {
        registrados.push(`${cpf} ${telefone}`);
        return entrega;
      },
    },
  },
});
const { db, contexto } = servidor;

const cadastrar = (navegador: Navegador, body: unknown, chave?: string) =>
  navegador.pedir({
    metodo: 'POST',
    url: CADASTRAR,
    body,
    ...(chave ? { cabecalhos: { 'idempotency-key': chave } } : {}),
  });
const contas = (cpf: string) => db.selectFrom('conta').selectAll().where('cpf', '=', cpf).execute();

describe('creating an account', () => {
  it('keeps leading zeros, normalises name and e-mail and hashes the password', async () => {
    const navegador = abrirNavegador(servidor);
    const pessoa = {
      ...OTAVIO,
      nome: '  Otávio   d’Ávila '.normalize('NFD'),
      email: ' Otavio@Exemplo.Education ',
    };
    await verificarTelefone(servidor, navegador, OTAVIO);
    const resposta = await cadastrar(navegador, corpoDoCadastro({ ...pessoa, cpf: '012.345.678-90' }));
    expect(resposta.status).toBe(200);
    expect(resposta.corpo()).toMatchObject({
      cpf: '01234567890',
      nome: "Otávio d'Ávila",
      email: 'otavio@exemplo.education',
    });
    const [conta] = await contas('01234567890');
    expect(conta).toMatchObject({
      nome: "Otávio d'Ávila",
      telefone: OTAVIO.telefone,
      canal_preferido: 'sms',
    });
    expect(conta?.senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(conta?.telefone_verificado_em).not.toBeNull();
  });

  it('needs the phone to be verified by this browser for this CPF', async () => {
    const dona = abrirNavegador(servidor);
    await verificarTelefone(servidor, dona, ANA);
    const alheio = abrirNavegador(servidor);
    for (const [navegador, corpo] of [
      [alheio, corpoDoCadastro(ANA)],
      [dona, corpoDoCadastro({ ...ANA, cpf: '39053344705' })],
      [dona, corpoDoCadastro({ ...ANA, telefone: '11987650009' })],
    ] as const) {
      const resposta = await cadastrar(navegador, corpo);
      expect(resposta.status).toBe(422);
      expect(resposta.corpo()).toMatchObject({
        message: 'Confirme o seu celular com o código antes de criar a conta.',
        campos: [{ campo: 'telefone' }],
      });
    }
    expect(await contas(ANA.cpf)).toEqual([]);
  });

  it.each([
    ['two e-mails', { confEmail: 'outra@exemplo.com.br' }, 422, 'Os e-mails devem ser iguais.'],
    ['two passwords', { confPassword: 'Ipê-2027!' }, 422, 'As senhas devem ser iguais.'],
    [
      'one name without confirmation',
      { nome: 'Wiratni' },
      422,
      'Informe o nome completo, ou confirme que seu documento mostra um só nome.',
    ],
    ['a weak password', { password: 'abcdefgh1!' }, 400, 'A senha precisa ter uma letra maiúscula.'],
    ['repeated digits', { cpf: '111.111.111-11' }, 400, 'Este CPF não existe. Confira os números.'],
    ['a CPF as a number', { cpf: 1234567890 }, 400, 'Este CPF não existe. Confira os números.'],
    [
      'a name of 61 letters',
      { nome: `Ana ${'B'.repeat(57)}` },
      400,
      'O nome não pode ultrapassar 60 caracteres. Se precisar, abrevie os nomes do meio.',
    ],
    [
      'an e-mail without an ending',
      { email: 'ana@exemplo' },
      400,
      'Digite o e-mail completo, como nome@exemplo.com.',
    ],
  ])('refuses %s and names the field', async (_, resto, status, mensagem) => {
    const resposta = await cadastrar(abrirNavegador(servidor), corpoDoCadastro(ANA, resto));
    expect(resposta.status).toBe(status);
    expect(resposta.corpo()).toMatchObject({ message: mensagem, campos: [{ campo: Object.keys(resto)[0] }] });
  });

  it('of twenty parallel creations one succeeds and the others get the business message', async () => {
    const navegador = abrirNavegador(servidor);
    await verificarTelefone(servidor, navegador, ANA);
    const corpos = Array.from({ length: 20 }, (_, i) =>
      corpoDoCadastro(
        ANA,
        i % 2
          ? { cpf: '529.982.247-25', email: 'ANA.LIMA@exemplo.com.br', confEmail: 'ana.lima@exemplo.com.br' }
          : {},
      ),
    );
    const respostas = await Promise.all(corpos.map((corpo) => cadastrar(navegador, corpo)));
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const resposta of respostas.filter(({ status }) => status !== 200)) {
      expect(resposta.status).toBe(409);
      expect(['CONTA_EXISTENTE', 'E-mail já cadastrado!']).toContain(resposta.corpo().message);
    }
    expect(await contas(ANA.cpf)).toHaveLength(1);
    const avisos = await db
      .selectFrom('mensagem')
      .where('modelo', '=', 'conta-criada')
      .where('destino', '=', ANA.email)
      .selectAll()
      .execute();
    expect(avisos).toHaveLength(1);
  });

  it('of parallel creations for different people with one e-mail, in any case, one succeeds', async () => {
    const email = 'Familia.Reis@Exemplo.com.br';
    const pessoas = [1, 2, 3, 4, 5].map((numero) => ({
      ...pessoaNumero(7_400 + numero),
      email: numero % 2 ? email : email.toLowerCase(),
    }));
    const prontas = [];
    for (const pessoa of pessoas) {
      const navegador = abrirNavegador(servidor);
      await verificarTelefone(servidor, navegador, pessoa);
      prontas.push({ navegador, corpo: corpoDoCadastro(pessoa) });
    }
    const respostas = await Promise.all(prontas.map(({ navegador, corpo }) => cadastrar(navegador, corpo)));
    const recusadas = respostas.filter(({ status }) => status !== 200);
    expect(recusadas.map(({ status, corpo }) => [status, corpo().message])).toEqual(
      Array(4).fill([409, 'E-mail já cadastrado!']),
    );
    expect(
      await db.selectFrom('conta').select('email').where('email', 'ilike', email).execute(),
    ).toHaveLength(1);
  });

  it('the same e-mail in another case, for another CPF, is refused', async () => {
    const navegador = abrirNavegador(servidor);
    const outra = { ...ANA, cpf: '39053344705', telefone: '11987650011', email: 'Ana.Lima@Exemplo.com.br' };
    await verificarTelefone(servidor, navegador, outra);
    const resposta = await cadastrar(navegador, corpoDoCadastro(outra));
    expect([resposta.status, resposta.corpo().message]).toEqual([409, 'E-mail já cadastrado!']);
  });

  it('repeated with the same key has the same answer; the key of another call is refused', async () => {
    const navegador = abrirNavegador(servidor);
    await verificarTelefone(servidor, navegador, MARINA);
    const corpo = corpoDoCadastro(MARINA);
    const respostas = await Promise.all([1, 2, 3].map(() => cadastrar(navegador, corpo, 'chave-1')));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(respostas.map(({ texto }) => texto)).size).toBe(1);
    const outra = await cadastrar(navegador, { ...corpo, nome: 'Outra Pessoa' }, 'chave-1');
    expect(outra.status).toBe(422);
    expect((await cadastrar(navegador, corpo)).corpo().message).toBe('CONTA_EXISTENTE');
  });
});

describe('availability', () => {
  const perguntar = (busca: string) => servidor.pedir({ metodo: 'GET', url: `/api/usuario/valida?${busca}` });

  it.each([
    ['cpf=52998224725', 409, 'CONTA_EXISTENTE'],
    ['cpf=529.982.247-25', 409, 'CONTA_EXISTENTE'],
    ['email=%20Ana.Lima%40EXEMPLO.com.br%20', 409, 'E-mail já cadastrado!'],
    ['cpf=39053344705', 200, undefined],
    ['email=livre%40exemplo.education', 200, undefined],
    ['cpf=12345678901', 400, 'Este CPF não existe. Confira os números.'],
    ['', 400, 'Informe o CPF ou o e-mail.'],
  ])('%s', async (busca, status, mensagem) => {
    const resposta = await perguntar(busca);
    expect([resposta.status, resposta.corpo().message]).toEqual([status, mensagem]);
  });
});

describe('the logged user', () => {
  it('is told who they are and what they may do', async () => {
    const navegador = abrirNavegador(servidor);
    const token = String((await entrar(navegador, ANA.cpf)).cabecalhos.token);
    const resposta = await navegador.pedir({ metodo: 'GET', url: '/api/usuario/p/dados-usuario', token });
    expect(resposta.corpo().usuario).toMatchObject({
      cpf: ANA.cpf,
      nome: ANA.nome,
      nomeExibicao: 'Ana',
      email: ANA.email,
      podeIniciarSoliciacao: true,
      possuiProcessoAtivo: false,
      emSolicitacao: 'N',
      suporte: null,
    });
    expect(resposta.texto).not.toContain('argon2');
  });
});

describe('the support service', () => {
  it('learns about the account, and its failure blocks nothing', async () => {
    const [conta] = await contas(ANA.cpf);
    await registrarNoAtendimento(contexto, conta?.id ?? '');
    expect(registrados).toContain(`${ANA.cpf} +55${ANA.telefone}`);
    entrega = { tipo: 'adiada', motivo: 'HTTP 503' };
    await expect(registrarNoAtendimento(contexto, conta?.id ?? '')).rejects.toThrow('HTTP 503');
    const nova = { ...ANA, cpf: '39053344705', email: 'nova@exemplo.com.br', telefone: '11987650022' };
    await expect(cadastrarPessoa(servidor, nova)).resolves.toBeDefined();
  });

  it('registers nobody but the person who asks', async () => {
    const navegador = abrirNavegador(servidor);
    const token = String((await entrar(navegador, ANA.cpf)).cabecalhos.token);
    const pedir = (cpf: string) =>
      navegador.pedir({ metodo: 'POST', url: '/api/users/zendesk', body: { cpf }, token });
    expect((await pedir(ANA.cpf)).status).toBe(204);
    expect((await pedir(MARINA.cpf)).status).toBe(404);
  });
});
