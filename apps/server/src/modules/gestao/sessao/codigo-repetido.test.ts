/** The last right code sent again is no guess, and it is no key either: whoever has it has nothing. */
import { beforeEach, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { OPERADORES_DE_DEMONSTRACAO, semearOperadores } from '../../../../db/seed/operadores.ts';
import { abrirNavegador, cadastrarPessoa, type Navegador } from '../../../../test/contas.ts';
import { ANA } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { codigoDe } from './totp.ts';

const servidor = await criarServidorDeTeste({
  env: { LIMITE_CODIGOS_DO_APLICATIVO_POR_DIA: '6', LIMITE_POR_ENDERECO: '1000' },
});
const { db, relogio } = servidor;
await semearCatalogo(db);
await semearOperadores(servidor.contexto);
await cadastrarPessoa(servidor, ANA);
const [NINA] = OPERADORES_DE_DEMONSTRACAO.filter(({ papel }) => papel === 'suporte');
if (!NINA) throw new Error('The demonstration staff is incomplete');
const { email, senha, chaveTotp } = NINA;

const certo = () => codigoDe(chaveTotp, relogio.agora());
const errado = () => String((Number(certo()) + 1) % 1_000_000).padStart(6, '0');

async function comDesafio(chamar: (desafio: string, navegador: Navegador) => ReturnType<Navegador['pedir']>) {
  const navegador = abrirNavegador(servidor);
  const url = '/api/gestao/autenticacao/autenticar';
  const resposta = await navegador.pedir({ metodo: 'POST', url, body: { email, senha } });
  return chamar(resposta.corpo<{ desafio: string }>().desafio, navegador);
}

/** Each from a browser of its own, with the right password. */
const naGestao = (codigo: string) =>
  comDesafio((desafio, navegador) =>
    navegador.pedir({
      metodo: 'POST',
      url: '/api/gestao/autenticacao/confirmar',
      body: { desafio, codigo },
    }),
  );
const noSuporte = (codigo: string) =>
  comDesafio((desafio, navegador) =>
    navegador.pedir({
      metodo: 'POST',
      url: '/api/v1/auth/auth/socialsupport',
      body: {
        access_token: desafio,
        type: 'equipe-plus',
        origem: 'portal',
        cpf: ANA.cpf,
        codigo,
        motivo: 'Ligou para entender a pendência',
      },
    }),
  );
const ENTRADAS = [
  ['the back office', naGestao],
  ['the support access', noSuporte],
] as const;

const abertos = async () => ({
  sessoes: (await db.selectFrom('sessao').select('id').execute()).length,
  acessos: (await db.selectFrom('acesso_de_suporte').selectAll().execute()).length,
});
const avisos = async () =>
  (await db.selectFrom('mensagem').select('id').where('modelo', '=', 'gestao-codigo-errado').execute())
    .length;

// The windows of the limits begin anew, and so do the codes.
beforeEach(() => relogio.avancar({ dias: 1 }));

it.each(ENTRADAS)(
  'a code that opened %s opens nothing else, and reads like any wrong one',
  async (_, entrar) => {
    const codigo = certo();
    expect((await entrar(codigo)).status).toBe(200);
    const depois = await abertos();
    for (const [, outra] of ENTRADAS) {
      const repetido = await outra(codigo);
      const qualquer = await outra(errado());
      expect(repetido.status).toBe(401);
      const { requestId: _r, ...lido } = repetido.corpo<Record<string, unknown>>();
      expect(qualquer.corpo()).toMatchObject(lido);
      expect(repetido.cabecalhos.token).toBeUndefined();
    }
    expect(await abertos()).toEqual(depois);
  },
);

it('one code pressed six times at once opens one session, and nobody is warned', async () => {
  const codigo = certo();
  const antes = await avisos();
  const respostas = await Promise.all(Array.from({ length: 6 }, () => naGestao(codigo)));
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  expect(await avisos()).toBe(antes);
});

it('wrong codes count between repetitions as they ever did', async () => {
  const codigo = certo();
  const antes = await avisos();
  expect((await naGestao(codigo)).status).toBe(200);
  for (let vez = 0; vez < 5; vez += 1) {
    expect((await noSuporte(codigo)).status).toBe(401);
    expect((await naGestao(errado())).status).toBe(401);
  }
  expect(await avisos()).toBe(antes + 1);
  relogio.avancar({ minutos: 15 });
  expect((await noSuporte(errado())).status).toBe(401);
  expect((await naGestao(certo())).corpo<{ message: string }>().message).toContain('códigos demais');
});

it('a code from before the last one, or of long ago, is a wrong one', async () => {
  const primeiro = certo();
  const antes = await avisos();
  expect((await naGestao(primeiro)).status).toBe(200);
  relogio.avancar({ segundos: 30 });
  const segundo = certo();
  expect((await naGestao(segundo)).status).toBe(200);
  for (let vez = 0; vez < 3; vez += 1) expect((await naGestao(primeiro)).status).toBe(401);
  relogio.avancar({ segundos: 90 });
  for (let vez = 0; vez < 2; vez += 1) expect((await noSuporte(segundo)).status).toBe(401);
  expect(await avisos()).toBe(antes + 1);
});

it('repetitions are tries like all others: after ten of them nobody tries any more for a while', async () => {
  const codigo = certo();
  expect((await naGestao(codigo)).status).toBe(200);
  for (let vez = 0; vez < 10; vez += 1) expect((await naGestao(codigo)).status).toBe(401);
  expect((await naGestao(codigo)).status).toBe(429);
  expect((await noSuporte(codigo)).status).toBe(429);
});
