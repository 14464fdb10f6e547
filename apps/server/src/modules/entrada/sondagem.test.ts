/** What a program learns, or makes the provider send, by asking without end. */
import type { Canal } from '@credito/domain/mensagem/canais';
import { beforeEach, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import {
  abrirNavegador,
  cadastrarPessoa,
  corpoDoCadastro,
  type Navegador,
  pedirCodigo,
  verificarTelefone,
} from '../../../test/contas.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { ANA, criarConta, criarOperador, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { senhasComPausa } from '../../../test/senhas-de-teste.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({
  gateways: { senhas: senhasComPausa().senhas },
  env: {
    LIMITE_NUMEROS_SEM_CONFIRMAR: '5',
    LIMITE_MENSAGENS_POR_ENDERECO: '1000000',
    ORCAMENTO_DE_SMS_POR_HORA: '20',
    EMAIL_DOS_ALARMES: 'plantao@exemplo.org.br',
  },
});
const { db, pedir, relogio } = servidor;
await semearCatalogo(db);
const { operadorId: administrador } = await criarOperador(servidor, 'administrador');
await cadastrarPessoa(servidor, ANA);
const alarmes = async (tipo: string) =>
  (await db.selectFrom('auditoria').select('acao').where('acao', '=', `alarme.${tipo}`).execute()).length;
const valida = (busca: string, navegador: Navegador = abrirNavegador(servidor)) =>
  navegador.pedir({ metodo: 'GET', url: `/api/usuario/valida?${busca}` });
const codigosEnviados = async (canal: Canal = 'sms') =>
  (
    await db
      .selectFrom('mensagem')
      .select('id')
      .where('modelo', '=', 'codigo-de-verificacao')
      .where('canal', '=', canal)
      .execute()
  ).length;

// The windows of the limits begin anew.
beforeEach(() => relogio.avancar({ dias: 1 }));

describe('attack 8: asking who has an account', () => {
  it('is told twenty times a day and address, then nothing of anybody, with an alarm', async () => {
    const antes = await alarmes('enumeracao');
    for (let vez = 0; vez < 20; vez += 1) expect((await valida(`cpf=${ANA.cpf}`)).status).toBe(409);
    const conhecida = await valida(`cpf=${ANA.cpf}`);
    const desconhecida = await valida(`cpf=${OTAVIO.cpf}`);
    expect([conhecida.status, conhecida.texto]).toEqual([desconhecida.status, desconhecida.texto]);
    expect(conhecida.corpo()).toEqual({ disponivel: null });
    expect((await valida(`email=${ANA.email}`)).corpo()).toEqual({ disponivel: null });
    expect(await alarmes('enumeracao')).toBe(antes + 1);
    const { email } = await db
      .selectFrom('operador')
      .select('email')
      .where('id', '=', administrador)
      .executeTakeFirstOrThrow();
    const avisos = await db
      .selectFrom('mensagem')
      .select(['destino', 'texto'])
      .where('modelo', '=', 'gestao-alarme')
      .execute();
    expect(avisos.map(({ destino }) => destino).sort()).toEqual([email, 'plantao@exemplo.org.br'].sort());
    for (const { texto } of avisos) expect(texto).not.toMatch(/127\.0\.0\.1|\d{11}/);
  });

  it('of many questions at once no more than twenty are told', async () => {
    const respostas = await Promise.all(Array.from({ length: 60 }, () => valida(`cpf=${ANA.cpf}`)));
    expect(respostas.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(40);
  });

  it('a browser that confirmed a code is told, from the same address, up to a share of its own', async () => {
    const dela = abrirNavegador(servidor);
    await verificarTelefone(servidor, dela, MARINA);
    for (let vez = 0; vez < 21; vez += 1) await valida(`cpf=${ANA.cpf}`);
    for (let vez = 0; vez < 20; vez += 1) expect((await valida(`cpf=${ANA.cpf}`, dela)).status).toBe(409);
    expect((await valida(`cpf=${ANA.cpf}`, dela)).corpo()).toEqual({ disponivel: null });
  });

  it('free CPFs and e-mails are told without end: nobody is found by them', async () => {
    for (let vez = 0; vez < 40; vez += 1)
      expect((await valida(`cpf=${pessoaNumero(900 + vez).cpf}`)).corpo()).toEqual({ disponivel: true });
  });

  it('creating an account says it only to who confirmed the phone, and twenty times', async () => {
    const navegador = abrirNavegador(servidor);
    const criar = (resto: Record<string, unknown>) =>
      navegador.pedir({
        metodo: 'POST',
        url: '/api/v1/portal/usuariosweb/cadastrarUsuario',
        body: corpoDoCadastro(pessoaNumero(950), resto),
      });
    await pedirCodigo(navegador, pessoaNumero(950));
    const semCelular = await criar({ cpf: ANA.cpf });
    expect([semCelular.status, semCelular.corpo().message]).toEqual([
      422,
      'Confirme o seu celular com o código antes de criar a conta.',
    ]);
    await verificarTelefone(servidor, navegador, pessoaNumero(950));
    const conhecido = { email: ANA.email, confEmail: ANA.email };
    for (let vez = 0; vez < 20; vez += 1) expect((await criar(conhecido)).status).toBe(409);
    const recusada = await criar(conhecido);
    expect(recusada.status).toBe(429);
    expect(Number(recusada.cabecalhos['retry-after'])).toBeGreaterThan(0);
    expect((await criar({})).status).toBe(429);
  });

  it('naming a guarantor says it twenty times a day', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(960));
    await criarSolicitacao(servidor, estudante);
    const validarFiador = () =>
      pedir({
        metodo: 'GET',
        url: `/api/usuario/valida-fiador?cpf=${OTAVIO.cpf}&email=${ANA.email}`,
        token: estudante.token,
      });
    for (let vez = 0; vez < 20; vez += 1) expect((await validarFiador()).status).toBe(422);
    expect((await validarFiador()).status).toBe(429);
  });
});

describe('attack 9: messages without a ceiling', () => {
  it('attack S10: of 240 pairs drawn from one address one gets a code, and all refusals say when', async () => {
    const antes = await codigosEnviados();
    const recusas = [];
    for (let vez = 0; vez < 240; vez += 1) {
      const resposta = await pedirCodigo(abrirNavegador(servidor), pessoaNumero(2_000 + vez));
      if (resposta.status !== 200) recusas.push(resposta);
    }
    expect(await codigosEnviados()).toBe(antes + 1);
    expect(recusas).toHaveLength(239);
    expect(recusas.every((r) => r.status === 429 && Number(r.cabecalhos['retry-after']) > 0)).toBe(true);
  });

  it('a program that keeps its cookies gets a handful', async () => {
    const antes = await codigosEnviados();
    for (let vez = 0; vez < 100; vez += 1) {
      const navegador = abrirNavegador(servidor);
      await valida(`cpf=${OTAVIO.cpf}`, navegador);
      await pedirCodigo(navegador, pessoaNumero(4_000 + vez));
    }
    expect(await codigosEnviados()).toBe(antes + 5);
  });

  it('one browser names three phones, and its own again without end', async () => {
    const navegador = abrirNavegador(servidor);
    await valida(`cpf=${OTAVIO.cpf}`, navegador);
    const status: number[] = [];
    for (let vez = 0; vez < 4; vez += 1)
      status.push((await pedirCodigo(navegador, pessoaNumero(5_000 + vez))).status);
    expect(status).toEqual([200, 200, 200, 429]);
    relogio.avancar({ segundos: 33 });
    expect((await pedirCodigo(navegador, pessoaNumero(5_000))).status).toBe(200);
    const recusada = await pedirCodigo(navegador, pessoaNumero(5_004));
    expect(recusada.corpo().message).toMatch(/^A partir daqui já pediram códigos para outros celulares/);
    relogio.avancar({ segundos: Number(recusada.cabecalhos['retry-after']) });
    expect((await pedirCodigo(navegador, pessoaNumero(5_004))).status).toBe(200);
  });

  it('people who confirm keep the way open for those behind them', async () => {
    for (let vez = 0; vez < 10; vez += 1)
      await verificarTelefone(servidor, abrirNavegador(servidor), pessoaNumero(6_000 + vez));
  });

  it('a budget of the hour ends the codes of registrations at four fifths, then all, and says by which way', async () => {
    const antes = await alarmes('orcamento-sms');
    const estudante = await criarConta(servidor, pessoaNumero(7_000));
    await db
      .updateTable('conta')
      .set({ senha_hash: '1:Ipê-2026!' })
      .where('id', '=', estudante.contaId)
      .execute();
    for (let vez = 0; vez < 16; vez += 1)
      await verificarTelefone(servidor, abrirNavegador(servidor), pessoaNumero(7_100 + vez));
    const recusada = await pedirCodigo(abrirNavegador(servidor), pessoaNumero(7_200));
    expect(recusada.status).toBe(429);
    expect(Number(recusada.cabecalhos['retry-after'])).toBeGreaterThan(0);
    expect(recusada.corpo().message).toMatch(
      /^Agora não conseguimos mandar códigos por SMS\. Peça por WhatsApp, ou tente de novo em \d+ minutos?\.$/,
    );
    expect(await alarmes('orcamento-sms')).toBe(antes + 1);
    expect((await pedirCodigo(abrirNavegador(servidor), pessoaNumero(7_200), false)).status).toBe(200);
    const trocar = (numero: number) =>
      pedir({
        metodo: 'POST',
        url: '/api/usuario/p/telefone',
        token: estudante.token,
        body: { phone: pessoaNumero(numero).telefone, canal: 'sms', password: 'Ipê-2026!' },
      });
    const daConta: number[] = [];
    for (let vez = 0; vez < 5; vez += 1) {
      daConta.push((await trocar(7_300 + vez)).status);
      relogio.avancar({ segundos: 33 });
    }
    expect(daConta).toEqual([200, 200, 200, 200, 429]);
  });
});
