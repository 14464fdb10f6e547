/** What leaves for phones in a day, by either channel, whoever asks for it (ADR 0088). */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  abrirNavegador,
  corpoDoCadastro,
  entrar,
  pedirCodigo,
  SENHA,
  ultimoCodigo,
  validar,
} from '../../../test/contas.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { senhasComPausa } from '../../../test/senhas-de-teste.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste({
  gateways: { senhas: senhasComPausa().senhas },
  // Early enough for all that a test asks for to fall into one day.
  agora: '2026-11-27T00:30:00.000Z',
  env: {
    ORCAMENTO_DE_SMS_POR_DIA: '10',
    ORCAMENTO_DE_WHATSAPP_POR_DIA: '10',
  },
});
const { db, relogio } = servidor;
await criarOperador(servidor, 'administrador');

const alarmes = async (canal: string) =>
  (await db.selectFrom('auditoria').select('acao').where('acao', '=', `alarme.orcamento-${canal}`).execute())
    .length;

beforeEach(() => relogio.avancar({ dias: 1 }));

describe.each([
  { canal: 'sms', nome: 'SMS', outro: 'WhatsApp', base: 100 },
  { canal: 'whatsapp', nome: 'WhatsApp', outro: 'SMS', base: 200 },
])('attack 9: the budget of a day for $nome', ({ canal, nome, outro, base }) => {
  const pedirPor = (numero: number, sms = canal === 'sms') =>
    pedirCodigo(abrirNavegador(servidor), pessoaNumero(base + numero), sms);

  it('ends the codes of registrations at four fifths with an alarm, then all, until the next day', async () => {
    const conhecida = pessoaNumero(base);
    const navegador = abrirNavegador(servidor);
    // By the other channel: nothing of this one is spent on it.
    await pedirCodigo(navegador, conhecida, canal !== 'sms');
    await validar(navegador, conhecida.telefone, await ultimoCodigo(servidor, conhecida.telefone));
    const conta = await navegador.pedir({
      metodo: 'POST',
      url: '/api/v1/portal/usuariosweb/cadastrarUsuario',
      body: corpoDoCadastro(conhecida),
    });
    expect(conta.status, conta.texto).toBe(200);

    for (let vez = 1; vez <= 7; vez += 1) expect((await pedirPor(vez)).status).toBe(200);
    expect(await alarmes(canal)).toBe(0);
    expect((await pedirPor(8)).status).toBe(200);
    expect(await alarmes(canal)).toBe(1);
    const avisos = await db
      .selectFrom('mensagem')
      .select('texto')
      .where('modelo', '=', 'gestao-alarme')
      .where('texto', 'like', `%${nome}%`)
      .execute();
    expect(avisos.length).toBeGreaterThan(0);

    // The budget of an hour would be back; that of the day is not.
    relogio.avancar({ segundos: 2 * 3_600 });
    const recusada = await pedirPor(9);
    expect(recusada.status).toBe(429);
    expect(recusada.corpo().message).toMatch(
      new RegExp(`^Agora não conseguimos mandar códigos por ${nome}\\. Peça por ${outro}, ou tente de novo`),
    );
    expect(Number(recusada.cabecalhos['retry-after'])).toBeGreaterThan(3_600);

    const token = String((await entrar(navegador, conhecida.cpf)).cabecalhos.token);
    const daConta: number[] = [];
    for (let vez = 0; vez < 3; vez += 1) {
      const resposta = await navegador.pedir({
        metodo: 'POST',
        url: '/api/usuario/p/telefone',
        token,
        body: { phone: pessoaNumero(base + 50 + vez).telefone, canal, password: SENHA },
      });
      daConta.push(resposta.status);
      relogio.avancar({ segundos: 33 });
    }
    expect(daConta).toEqual([200, 200, 429]);
    expect((await pedirPor(10, canal !== 'sms')).status).toBe(200);

    relogio.avancar({ dias: 1 });
    expect((await pedirPor(11)).status).toBe(200);
    expect(await alarmes(canal)).toBe(1);
  });
});
