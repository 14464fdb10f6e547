import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  abrirNavegador,
  cadastrarPessoa,
  corpoDoCadastro,
  type Navegador,
  verificarTelefone,
} from '../../../test/contas.ts';
import { ANA, MARINA, type PessoaDeTeste } from '../../../test/pessoas.ts';
import { CLIENTE_DE_TESTE, iniciarProvedorSocial, percorrerProvedor } from '../../../test/provedor-social.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

vi.setConfig({ testTimeout: 60_000 });

const PORTAL = 'http://localhost:3999';
const INICIO = '/api/v1/auth/social/google-plus/iniciar';
const provedor = await iniciarProvedorSocial([`${PORTAL}/api/v1/auth/social/google-plus/retorno`]);
const servidor = await criarServidorDeTeste({
  // The provider's clock is the real one, and its answers are checked against ours.
  agora: new Date().toISOString(),
  env: {
    PUBLIC_URL: PORTAL,
    OIDC_GOOGLE_ISSUER: provedor.issuer,
    OIDC_GOOGLE_CLIENT_ID: CLIENTE_DE_TESTE.id,
    OIDC_GOOGLE_CLIENT_SECRET: CLIENTE_DE_TESTE.segredo,
  },
});
const { db } = servidor;
afterAll(() => provedor.encerrar());
await cadastrarPessoa(servidor, ANA);

let navegador: Navegador;
beforeEach(() => {
  navegador = abrirNavegador(servidor);
});

const pedir = (url: string) => navegador.pedir({ metodo: 'GET', url });

/** From the button to the page on which the portal receives the person; null gives up on the provider's page. */
async function irAoProvedor(email: string | null, inicio = INICIO) {
  const ida = await pedir(inicio);
  const volta = await percorrerProvedor(String(ida.cabecalhos.location), email);
  return { volta, chegada: await chegarPor(volta) };
}

async function chegarPor(volta: URL) {
  const resposta = await pedir(`${volta.pathname}${volta.search}`);
  const chegada = new URL(String(resposta.cabecalhos.location), PORTAL);
  return { pagina: chegada.pathname, ...Object.fromEntries(new URLSearchParams(chegada.hash.slice(1))) } as {
    pagina: string;
    tipo?: string;
    bilhete?: string;
    falha?: string;
  };
}

const entrarCom = (bilhete: string | undefined, resto: Record<string, unknown> = {}) =>
  navegador.pedir({
    metodo: 'POST',
    url: '/api/v1/auth/auth/social',
    body: { access_token: bilhete, type: 'google-plus', origem: 'portal', ...resto },
  });
const identidades = () => db.selectFrom('identidade_social').select(['emissor', 'sujeito']).execute();

describe('a person who has an account', () => {
  it('enters by the address that the provider verified, and is told of it once', async () => {
    for (let vez = 0; vez < 2; vez += 1) {
      const { chegada } = await irAoProvedor(ANA.email);
      expect(chegada).toMatchObject({ pagina: '/estudante/entrada-social', tipo: 'google-plus' });
      const resposta = await entrarCom(chegada.bilhete);
      expect(resposta.status).toBe(200);
      expect(resposta.corpo()).toMatchObject({
        data: { user: { cpf: ANA.cpf, emailVerificado: true }, supportAuthToken: null },
        cadastro: null,
      });
      expect(resposta.cabecalhos.token).toMatch(/^[\w-]{43}$/);
      expect(navegador.cookies.renovacao).toMatch(/^[\w-]{43}$/);
    }
    expect(await identidades()).toEqual([{ emissor: provedor.issuer, sujeito: ANA.email }]);
    const avisos = await db
      .selectFrom('mensagem')
      .select('destino')
      .where('modelo', '=', 'entrada-social-ligada')
      .execute();
    expect(avisos).toEqual([{ destino: ANA.email }]);
  });

  it('comes back to the portal from which the visit began', async () => {
    const { chegada } = await irAoProvedor(ANA.email, `${INICIO}?portal=fiador`);
    expect(chegada.pagina).toBe('/fiador/entrada-social');
  });

  it("is not whoever else's CPF the body names", async () => {
    const { chegada } = await irAoProvedor(ANA.email);
    const resposta = await entrarCom(chegada.bilhete, { cpf: MARINA.cpf });
    expect(resposta.corpo()).toMatchObject({ data: { user: { cpf: ANA.cpf } } });
  });
});

describe('a person without an account', () => {
  const nova: PessoaDeTeste = { ...MARINA, email: 'marina.dias@exemplo.com.br' };

  it('continues in the account wizard, and the account is then open to the same identity', async () => {
    const { chegada } = await irAoProvedor(nova.email);
    expect((await entrarCom(chegada.bilhete)).corpo()).toEqual({
      data: { user: null, supportAuthToken: null },
      cadastro: { nome: 'Marina Dias', email: nova.email },
    });
    await verificarTelefone(servidor, navegador, nova);
    const criada = await navegador.pedir({
      metodo: 'POST',
      url: '/api/v1/portal/usuariosweb/cadastrarUsuario',
      body: corpoDoCadastro(nova),
    });
    expect(criada.status).toBe(200);
    navegador = abrirNavegador(servidor);
    const depois = await irAoProvedor(nova.email);
    expect((await entrarCom(depois.chegada.bilhete)).corpo()).toMatchObject({
      data: { user: { cpf: nova.cpf, emailVerificado: true } },
    });
  });

  it('is not taken for the owner of an address that the provider did not verify', async () => {
    const email = 'nao-verificado@exemplo.com.br';
    await db
      .updateTable('conta')
      .set({ email, email_verificado_em: null })
      .where('cpf', '=', nova.cpf)
      .execute();
    const { chegada } = await irAoProvedor(email);
    expect((await entrarCom(chegada.bilhete)).corpo()).toMatchObject({
      data: { user: null },
      cadastro: { email },
    });
  });
});

describe('a visit that leads to nobody', () => {
  it('says that the person gave up', async () => {
    expect((await irAoProvedor(null)).chegada).toEqual({
      pagina: '/estudante/entrada-social',
      tipo: 'google-plus',
      falha: 'cancelada',
    });
  });

  it.each([
    ['with a forged code', (volta: URL) => volta.searchParams.set('code', 'inventado')],
    ['with a state of somebody else', (volta: URL) => volta.searchParams.set('state', 'x.estudante')],
    ['without anything', (volta: URL) => (volta.search = '')],
  ])('fails %s', async (_, adulterar) => {
    const ida = await pedir(INICIO);
    const volta = await percorrerProvedor(String(ida.cabecalhos.location), ANA.email);
    adulterar(volta);
    expect((await chegarPor(volta)).falha).toBe('falhou');
  });

  it('fails in a browser that did not begin it', async () => {
    const ida = await pedir(INICIO);
    const volta = await percorrerProvedor(String(ida.cabecalhos.location), ANA.email);
    navegador = abrirNavegador(servidor);
    await pedir(INICIO);
    expect((await chegarPor(volta)).falha).toBe('falhou');
  });

  it('does not exist for a provider that is not configured', async () => {
    expect((await pedir('/api/v1/auth/social/facebook-plus/iniciar')).status).toBe(404);
    expect((await pedir('/api/v1/auth/social/orkut-plus/iniciar')).status).toBe(400);
  });
});

describe('a ticket', () => {
  const FALHA = 'Ocorreu um problema ao realizar o login com redes sociais. Tente novamente mais tarde.';

  it('is good once', async () => {
    const { chegada } = await irAoProvedor(ANA.email);
    expect((await entrarCom(chegada.bilhete)).status).toBe(200);
    const repetido = await entrarCom(chegada.bilhete);
    expect(repetido.status).toBe(401);
    expect(repetido.corpo()).toMatchObject({ message: FALHA });
  });

  it('is good in the browser that it was made for', async () => {
    const { chegada } = await irAoProvedor(ANA.email);
    navegador = abrirNavegador(servidor);
    expect((await entrarCom(chegada.bilhete)).status).toBe(401);
    await pedir(INICIO);
    expect((await entrarCom(chegada.bilhete)).status).toBe(401);
  });

  it('is nothing that a browser could bring from the provider by itself', async () => {
    await pedir(INICIO);
    expect((await entrarCom('eyJhbGciOiJub25lIn0.e30.')).status).toBe(401);
    expect((await entrarCom(undefined)).status).toBe(400);
    expect((await entrarCom('x', { origem: 'outra' })).status).toBe(400);
  });
});

it('the screens know which buttons to show', async () => {
  expect((await pedir('/api/configuracao')).corpo()).toMatchObject({ entradaSocial: ['google'] });
});
