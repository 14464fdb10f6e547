/**
 * What the server writes down of its requests: every call that changes something, calls that are refused, and calls that
 * fail with other people's data in the error. Nobody's name, number, address, password, code or token is in it.
 */
import { afterEach, expect, it } from 'vitest';
import { SENHA } from '../test/contas.ts';
import { criarCena } from '../test/efeito/criar-cena.ts';
import type { Chamada } from '../test/efeito/gesto.ts';
import { GESTOS_POR_ROTA, rodada } from '../test/efeito/repetir.ts';
import { pessoaNumero } from '../test/fiadores.ts';
import { criarServidorDeTeste } from '../test/servidor-de-teste.ts';

const linhas: string[] = [];
const servidor = await criarServidorDeTeste({
  env: { LOG_LEVEL: 'trace', DURACAO_DO_TOKEN_SEGUNDOS: '86400' },
  destinoDoLog: { write: (linha) => linhas.push(linha) },
});
const { contexto, pedir } = servidor;
const cena = await criarCena(servidor);
const vista = pessoaNumero(78);
const nova = { ...vista, primeiroNome: vista.nome.split(' ')[0] ?? '' };

afterEach(() => {
  linhas.length = 0;
});

/** What a person would be found by, wherever in a call it stands; words that many calls share are none. */
function pessoaisDe(valor: unknown): string[] {
  if (typeof valor === 'string') return /\d{6}|@|\p{L} \p{L}|[\w-]{30}/u.test(valor) ? [valor] : [];
  if (typeof valor !== 'object' || valor === null || valor instanceof Uint8Array) return [];
  return Object.values(valor).flatMap(pessoaisDe);
}

async function pessoasDoMundo(): Promise<string[]> {
  const pessoas = await servidor.db
    .selectFrom('conta')
    .select(['cpf', 'nome', 'email', 'telefone'])
    .execute();
  return pessoas.flatMap((pessoa) => Object.values(pessoa).filter((valor) => valor !== null));
}

function exigirNada(procurados: readonly string[], oQue: string): void {
  const log = linhas.join('');
  for (const procurado of procurados) expect(log.includes(procurado), `${oQue}: ${procurado}`).toBe(false);
}

it('attack S11b: the calls that change something leave the pattern of their route, and nobody', async () => {
  const pessoas = await pessoasDoMundo();
  for (const daRota of GESTOS_POR_ROTA) {
    const enviados: string[] = [];
    await rodada(cena, daRota, {
      vezes: 1,
      chave: `log-${'x'.repeat(40)}`,
      alterar: (chamada: Chamada) => {
        linhas.length = 0;
        enviados.push(...pessoaisDe(chamada));
        return chamada;
      },
    });
    expect(linhas.length, daRota.nome).toBeGreaterThan(0);
    expect(linhas.join(''), daRota.nome).toContain(daRota.rota.caminho.replace(/\{(\w+)\}/g, ':$1'));
    const sessoes = Object.values(cena.mundo.tokens).filter((token) => token !== null);
    exigirNada([...enviados, ...pessoas, ...sessoes, SENHA, `log-${'x'.repeat(40)}`], daRota.nome);
  }
});

const CPF = nova.cpf;
const TOKEN = 'segredo-de-uma-sessao-que-ninguem-pode-ler-0123456789';
const DADOS = [
  CPF,
  nova.email,
  encodeURIComponent(nova.email),
  nova.telefone,
  nova.nome,
  nova.primeiroNome,
  TOKEN,
];

it.each([
  ['a path that does not exist', { metodo: 'GET', url: `/api/pessoas/${CPF}/${nova.email}` }],
  ['a page that does not exist', { metodo: 'GET', url: `/estudante/${CPF}?token=${TOKEN}` }],
  ['a method that a path has not', { metodo: 'DELETE', url: `/api/configuracao?cpf=${CPF}` }],
  [
    'a query',
    { metodo: 'GET', url: `/api/usuario/valida?cpf=${CPF}&email=${encodeURIComponent(nova.email)}` },
  ],
  ['a query that is refused', { metodo: 'GET', url: `/api/usuario/valida?cpf=${CPF}9&email=${nova.nome}` }],
  [
    'an id that is none',
    { metodo: 'GET', url: `/api/solicitacaoCredito/${CPF}/documentosv2/${nova.primeiroNome}` },
  ],
  [
    'a login that is refused',
    { metodo: 'POST', url: '/api/autenticacao/autenticar', body: { cpf: CPF, password: TOKEN } },
  ],
  [
    'a body that is refused',
    {
      metodo: 'POST',
      url: '/api/autenticacao/autenticar',
      body: { cpf: `${CPF}${nova.email}`, password: [nova.nome] },
    },
  ],
  [
    'a body that is no JSON',
    {
      metodo: 'POST',
      url: '/api/autenticacao/autenticar',
      body: `{"cpf":"${CPF}", ${nova.nome}`,
      cabecalhos: { 'content-type': 'application/json' },
    },
  ],
  [
    'headers and cookies',
    {
      metodo: 'GET',
      url: '/api/usuario/p/dados-usuario',
      token: TOKEN,
      cookies: { renovacao: TOKEN, aparelho: CPF },
      cabecalhos: {
        'user-agent': nova.nome,
        referer: `http://exemplo.org.br/?cpf=${CPF}`,
        'x-forwarded-for': nova.email,
      },
    },
  ],
  [
    'a link of another',
    { metodo: 'GET', url: `/fiador/indicacao?cod-fiador=${TOKEN}&nome=${nova.primeiroNome}` },
  ],
] as const)('attack S11b: %s leaves nothing personal', async (oQue, pedido) => {
  await pedir(pedido as Parameters<typeof pedir>[0]);
  expect(linhas.length).toBeGreaterThan(0);
  exigirNada(DADOS, oQue);
});

it('attack S11b: an error of the server is told by its kind and place alone, whatever its words quote', async () => {
  const { senhas } = contexto.gateways;
  contexto.gateways.senhas = {
    ...senhas,
    conferir: async () => {
      const causa = new Error(`Key (cpf)=(${CPF}) already exists`);
      throw Object.assign(
        new Error(`${nova.nome} ${nova.email} ${TOKEN}\n    com ${nova.telefone}`, { cause: causa }),
        {
          code: '23514',
          detail: `Failing row contains (${CPF}, ${nova.email})`,
        },
      );
    },
  };
  const resposta = await pedir({
    metodo: 'POST',
    url: '/api/autenticacao/autenticar',
    body: { cpf: CPF, password: TOKEN },
  });
  contexto.gateways.senhas = senhas;
  expect(resposta.status).toBe(500);
  expect(linhas.join('')).toContain('request failed');
  expect(linhas.join('')).toContain('23514');
  exigirNada(DADOS, 'an error');
  expect(resposta.texto).not.toContain(CPF);
});
