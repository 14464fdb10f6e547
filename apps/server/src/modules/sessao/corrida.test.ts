/** What is checked slowly may have changed when the session is opened. */
import { describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { OPERADORES_DE_DEMONSTRACAO, semearOperadores } from '../../../db/seed/operadores.ts';
import { abrirNavegador, cadastrarPessoa, entrar, SENHA } from '../../../test/contas.ts';
import { juntas } from '../../../test/juntas.ts';
import { ANA, criarOperador } from '../../../test/pessoas.ts';
import { senhasComPausa } from '../../../test/senhas-de-teste.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { codigoDe } from '../gestao/sessao/totp.ts';
import { abrirSessao } from './abrir-sessao.ts';
import { encerrarSessoesDaConta } from './encerrar-sessao.ts';
import { enviarLinkDeNovaSenha } from './recuperar-senha.ts';

const { senhas, depoisDeConferir } = senhasComPausa();
const servidor = await criarServidorDeTeste({ gateways: { senhas }, env: { LIMITE_LOGIN_POR_CPF: '1000' } });
const { contexto, db, pedir, relogio } = servidor;
await semearCatalogo(db);
await semearOperadores(contexto);
await cadastrarPessoa(servidor, ANA);
const ana = await db.selectFrom('conta').selectAll().where('cpf', '=', ANA.cpf).executeTakeFirstOrThrow();
const administrador = await criarOperador(servidor, 'administrador');
const NINA = OPERADORES_DE_DEMONSTRACAO.find(({ papel }) => papel === 'suporte');
if (!NINA) throw new Error('The demonstration staff is incomplete');

let senhaDaAna = SENHA;
/** What changing the password does to the account, at a time of the test's choosing. */
async function trocarSenhaDaAna(): Promise<void> {
  senhaDaAna = `Outra#${senhaDaAna.length}26`;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('conta')
      .set({ senha_hash: await senhas.gerarHash(senhaDaAna) })
      .where('id', '=', ana.id)
      .execute();
    await encerrarSessoesDaConta(trx, ana.id, relogio.agora());
  });
}
const abertas = async (tipo: 'conta' | 'gestao' | 'suporte') =>
  (
    await db
      .selectFrom('sessao')
      .select('id')
      .where('tipo', '=', tipo)
      .where('encerrada_em', 'is', null)
      .execute()
  ).length;
const navegadorCom = (agente: string) => {
  const navegador = abrirNavegador(servidor);
  return {
    entrar: (senha: string) =>
      navegador.pedir({
        metodo: 'POST',
        url: '/api/autenticacao/autenticar',
        body: { cpf: ANA.cpf, password: senha },
        cabecalhos: { 'user-agent': agente },
      }),
  };
};

describe('attack 6: a login that races a change of the password', () => {
  it.each([
    ['on a known device', 'lightMyRequest'],
    ['on a new device, which is told of', 'Firefox de outra pessoa'],
  ])('opens nothing %s', async (_, agente) => {
    const antiga = senhaDaAna;
    depoisDeConferir(trocarSenhaDaAna);
    const resposta = await navegadorCom(agente).entrar(antiga);
    expect([resposta.status, resposta.corpo().message]).toEqual([
      401,
      'O CPF ou a senha não confere. Confira os dois e tente de novo.',
    ]);
    expect(await abertas('conta')).toBe(0);
    expect((await navegadorCom(agente).entrar(senhaDaAna)).status).toBe(200);
  });

  it('waits for a change that has not ended yet, also where no password was asked for', async () => {
    const { senha_hash: atual } = await db
      .selectFrom('conta')
      .select('senha_hash')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    const conferida = { senhaHash: String(atual), recusa: () => new ErroDeAplicacao(401, 'Tarde demais.') };
    for (const prova of [conferida, undefined]) {
      const abrir = () =>
        abrirSessao(
          contexto,
          db,
          { tipo: 'conta', contaId: ana.id, ...(prova ? { prova } : {}) },
          { agente: null, enderecoIp: null },
        ).then(
          () => 'aberta',
          () => 'recusada',
        );
      const [desfecho] = await juntas(
        db,
        async (trx) => {
          const nova = await senhas.gerarHash(senhaDaAna);
          await trx.updateTable('conta').set({ senha_hash: nova }).where('id', '=', ana.id).execute();
        },
        [abrir],
      );
      expect(desfecho).toBe(prova ? 'recusada' : 'aberta');
    }
  });

  it('is the same for the staff: an access that was taken away between password and code is gone', async () => {
    const desafio = (
      await pedir({
        metodo: 'POST',
        url: '/api/gestao/autenticacao/autenticar',
        body: { email: NINA.email, senha: NINA.senha },
      })
    ).corpo<{ desafio: string }>().desafio;
    const codigo = codigoDe(NINA.chaveTotp, relogio.agora());
    const antes = await abertas('gestao');
    const [resposta] = await juntas(
      db,
      (trx) =>
        trx.updateTable('operador').set({ senha_hash: '9:outra' }).where('email', '=', NINA.email).execute(),
      [() => pedir({ metodo: 'POST', url: '/api/gestao/autenticacao/confirmar', body: { desafio, codigo } })],
    );
    expect(resposta?.status).toBe(401);
    expect(await abertas('gestao')).toBe(antes);
    await db
      .updateTable('operador')
      .set({ senha_hash: `9:${NINA.senha}` })
      .where('email', '=', NINA.email)
      .execute();
  });

  it('is the same for the support: a permission dies with the access of whoever got it', async () => {
    relogio.avancar({ minutos: 1 });
    const desafio = (
      await pedir({
        metodo: 'POST',
        url: '/api/gestao/autenticacao/autenticar',
        body: { email: NINA.email, senha: NINA.senha },
      })
    ).corpo<{ desafio: string }>().desafio;
    const permissao = (
      await pedir({
        metodo: 'POST',
        url: '/api/v1/auth/auth/socialsupport',
        body: {
          access_token: desafio,
          type: 'equipe-plus',
          origem: 'portal',
          cpf: ANA.cpf,
          codigo: codigoDe(NINA.chaveTotp, relogio.agora()),
          motivo: 'Ligou para entender a pendência do comprovante',
        },
      })
    ).corpo<{ data: { supportAuthToken: string } }>().data.supportAuthToken;
    const { id } = await db
      .selectFrom('operador')
      .select('id')
      .where('email', '=', NINA.email)
      .executeTakeFirstOrThrow();
    const encerradas = await pedir({
      metodo: 'DELETE',
      url: `/api/gestao/operadores/${id}/sessoes`,
      token: administrador.token,
    });
    expect(encerradas.status, encerradas.texto).toBe(204);
    const resposta = await pedir({
      metodo: 'POST',
      url: '/api/v1/site/usuarioweb/autenticarUsuario',
      body: { supportAuthToken: permissao },
    });
    expect(resposta.status).toBe(401);
    expect(await abertas('suporte')).toBe(0);
  });

  it('a link for a new password dies with a change of the password', async () => {
    await enviarLinkDeNovaSenha(contexto, { cpf: ANA.cpf, portal: 'estudante' });
    const { texto } = await db
      .selectFrom('mensagem')
      .select('texto')
      .where('modelo', '=', 'nova-senha')
      .executeTakeFirstOrThrow();
    const token = /#token=([\w-]{43})/.exec(texto)?.[1];
    const sessao = String((await entrar(abrirNavegador(servidor), ANA.cpf, senhaDaAna)).cabecalhos.token);
    const trocada = await pedir({
      metodo: 'PUT',
      url: '/api/usuario/p/senha',
      token: sessao,
      body: { passwordAtual: senhaDaAna, password: 'Terceira#2026', confPassword: 'Terceira#2026' },
    });
    expect(trocada.status, trocada.texto).toBe(204);
    senhaDaAna = 'Terceira#2026';
    const resposta = await pedir({
      metodo: 'POST',
      url: '/api/autenticacao/redefinir-senha',
      body: { token, password: SENHA, confPassword: SENHA },
    });
    expect(resposta.status).toBe(410);
  });
});

describe('attack 7: the same old password many times at once', () => {
  it('changes the password once, with one message', async () => {
    const sessao = String((await entrar(abrirNavegador(servidor), ANA.cpf, senhaDaAna)).cabecalhos.token);
    const antiga = senhaDaAna;
    const trocar = (n: number) =>
      pedir({
        metodo: 'PUT',
        url: '/api/usuario/p/senha',
        token: sessao,
        body: { passwordAtual: antiga, password: `Quarta#20${n}`, confPassword: `Quarta#20${n}` },
      });
    const respostas = await juntas(
      db,
      (trx) => trx.selectFrom('conta').select('id').where('id', '=', ana.id).forUpdate().execute(),
      Array.from({ length: 5 }, (_, n) => () => trocar(n + 10)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422, 422]);
    const venceu = respostas.findIndex(({ status }) => status === 204) + 10;
    expect((await entrar(abrirNavegador(servidor), ANA.cpf, `Quarta#20${venceu}`)).status).toBe(200);
    const mails = await db
      .selectFrom('mensagem')
      .select('id')
      .where('modelo', '=', 'senha-trocada')
      .where('canal', '=', 'email')
      .execute();
    // The one of the test above, and one.
    expect(mails).toHaveLength(2);
    senhaDaAna = `Quarta#20${venceu}`;
  });

  it('gives an operator one set of recovery codes', async () => {
    const { operadorId, token } = await criarOperador(servidor, 'analista');
    await db
      .updateTable('operador')
      .set({ senha_hash: '1:Gestao#2026' })
      .where('id', '=', operadorId)
      .execute();
    const trocar = () =>
      pedir({
        metodo: 'POST',
        url: '/api/gestao/eu/codigos-de-recuperacao',
        token,
        body: { senha: 'Gestao#2026' },
      });
    const respostas = await juntas(
      db,
      (trx) => trx.selectFrom('operador').select('id').where('id', '=', operadorId).forUpdate().execute(),
      [trocar, trocar, trocar],
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
