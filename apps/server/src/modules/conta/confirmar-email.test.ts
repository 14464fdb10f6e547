import { describe, expect, it } from 'vitest';
import { abrirNavegador, cadastrarPessoa, entrar, type Navegador } from '../../../test/contas.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste();
const { db } = servidor;

const conta = (cpf: string) =>
  db.selectFrom('conta').selectAll().where('cpf', '=', cpf).executeTakeFirstOrThrow();
const mensagens = async (cpf: string) =>
  db
    .selectFrom('mensagem')
    .selectAll()
    .where('conta_id', '=', (await conta(cpf)).id)
    .where('modelo', 'in', ['conta-criada', 'email-a-confirmar'])
    .orderBy('criada_em')
    .execute();

async function tokenRecebido(cpf: string): Promise<string> {
  const ultima = (await mensagens(cpf)).at(-1);
  return /\/estudante\/confirmar-email#token=([\w.-]+)/.exec(ultima?.texto ?? '')?.[1] ?? '';
}

/** Somebody with an account, logged in. */
async function comConta(numero: number) {
  const pessoa = pessoaNumero(numero);
  await cadastrarPessoa(servidor, pessoa);
  servidor.relogio.avancar({ segundos: 1 });
  const navegador = abrirNavegador(servidor);
  const token = String((await entrar(navegador, pessoa.cpf)).cabecalhos.token);
  const dados = async () =>
    (await navegador.pedir({ metodo: 'GET', url: '/api/usuario/p/dados-usuario', token })).corpo<{
      usuario: { cpf: string; emailVerificado: boolean };
    }>().usuario;
  const pedirLink = () =>
    navegador.pedir({
      metodo: 'POST',
      url: '/api/usuario/p/email/link',
      token,
      body: { portal: 'estudante' },
    });
  return { pessoa, navegador, dados, pedirLink };
}

const confirmar = (navegador: Navegador, token: string) =>
  navegador.pedir({ metodo: 'POST', url: '/api/usuario/confirmar-email', body: { token } });
let naoConfirmou: string | undefined;
async function deQuemNaoConfirmou(): Promise<string> {
  naoConfirmou ??= (await comConta(64)).pessoa.cpf;
  return naoConfirmou;
}

describe('the link that confirms an e-mail', () => {
  it('comes with the account, works once in any session, and opens none', async () => {
    const { pessoa } = await comConta(61);
    const token = await tokenRecebido(pessoa.cpf);
    const qualquer = abrirNavegador(servidor);
    const resposta = await confirmar(qualquer, token);
    expect([resposta.status, resposta.corpo()]).toEqual([200, { situacao: 'confirmado' }]);
    expect(resposta.cabecalhos.token).toBeUndefined();
    expect((await conta(pessoa.cpf)).email_verificado_em).toEqual(servidor.relogio.agora());
    expect((await qualquer.pedir({ metodo: 'GET', url: '/api/usuario/p/dados-usuario' })).status).toBe(401);
    expect((await confirmar(qualquer, token)).corpo()).toEqual({ situacao: 'ja-confirmado' });
    const decisoes = await db
      .selectFrom('auditoria')
      .select('acao')
      .where('conta_id', '=', (await conta(pessoa.cpf)).id)
      .where('acao', '=', 'conta.email-confirmado')
      .execute();
    expect(decisoes).toHaveLength(1);
  });

  it('leaves whoever is logged in as somebody else as they are', async () => {
    const { pessoa } = await comConta(62);
    const outra = await comConta(63);
    await confirmar(outra.navegador, await tokenRecebido(pessoa.cpf));
    expect(await outra.dados()).toMatchObject({ cpf: outra.pessoa.cpf, emailVerificado: false });
    expect((await conta(pessoa.cpf)).email_verificado_em).not.toBeNull();
  });

  it.each([
    ['is made up', (token: string) => `${token.slice(0, -6)}AAAAAA`],
    ['speaks of nobody', (token: string) => token.replace(/^[^.]+/, '00000000-0000-4000-8000-00000000dead')],
    ['lives longer than it was given', (token: string) => token.replace(/\.\d+\./, '.9999999999999.')],
    ['is no link', () => 'nada'],
  ])('is refused when it %s', async (_, mudar) => {
    const cpf = await deQuemNaoConfirmou();
    const resposta = await confirmar(abrirNavegador(servidor), mudar(await tokenRecebido(cpf)));
    expect(resposta.status).toBe(410);
    expect(resposta.corpo()).toMatchObject({ detail: expect.stringContaining('Este link não vale mais') });
    expect((await conta(cpf)).email_verificado_em).toBeNull();
  });

  it('is void after seven days, and once the account has another address', async () => {
    const { pessoa, navegador } = await comConta(65);
    const token = await tokenRecebido(pessoa.cpf);
    await db
      .updateTable('conta')
      .set({ email: 'outro.65@exemplo.education' })
      .where('cpf', '=', pessoa.cpf)
      .execute();
    expect((await confirmar(navegador, token)).status).toBe(410);
    await db.updateTable('conta').set({ email: pessoa.email }).where('cpf', '=', pessoa.cpf).execute();
    servidor.relogio.avancar({ dias: 7 });
    expect((await confirmar(navegador, token)).status).toBe(410);
  });

  it('is sent again when it is asked for, once in ten minutes, and never to a proved address', async () => {
    const { pessoa, navegador, pedirLink } = await comConta(66);
    expect((await pedirLink()).status).toBe(204);
    expect((await pedirLink()).status).toBe(204);
    expect((await mensagens(pessoa.cpf)).map(({ modelo }) => modelo)).toEqual([
      'conta-criada',
      'email-a-confirmar',
    ]);
    expect((await confirmar(navegador, await tokenRecebido(pessoa.cpf))).status).toBe(200);
    servidor.relogio.avancar({ minutos: 11 });
    await pedirLink();
    expect(await mensagens(pessoa.cpf)).toHaveLength(2);
  });
});
