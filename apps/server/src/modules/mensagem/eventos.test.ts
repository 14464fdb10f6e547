/** The events that a person waits for beyond those whose modules test their own message. */
import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import { describe, expect, it } from 'vitest';
import { abrirNavegador, cadastrarPessoa, entrar } from '../../../test/contas.ts';
import { aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SEM_FIADOR, criarSolicitacao, preencherPessoa } from '../../../test/solicitacoes.ts';
import { lembrarParadas } from '../solicitacao/lembrar-parada.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

const recebidas = async (destino: string, modelo: NomeDeModelo) =>
  db
    .selectFrom('mensagem')
    .select(['canal', 'texto'])
    .where('destino', '=', destino)
    .where('modelo', '=', modelo)
    .execute();

it('a login on another device is told by e-mail, once a device, and not the first one', async () => {
  await cadastrarPessoa(servidor, ANA);
  const navegador = abrirNavegador(servidor);
  await entrar(navegador, ANA.cpf);
  expect(await recebidas(ANA.email, 'novo-acesso')).toEqual([]);
  const noIphone = () =>
    servidor.pedir({
      metodo: 'POST',
      url: '/api/autenticacao/autenticar',
      body: { cpf: ANA.cpf, password: 'Ipê-2026!' },
      cabecalhos: { 'user-agent': IPHONE },
    });
  expect((await noIphone()).status).toBe(200);
  expect((await noIphone()).status).toBe(200);
  await entrar(navegador, ANA.cpf);
  const avisos = await recebidas(ANA.email, 'novo-acesso');
  expect(avisos).toHaveLength(1);
  expect(avisos[0]?.texto).toContain('Safari em iPhone');
});

it('a request that begins is confirmed with its protocol, once', async () => {
  const conta = await criarConta(servidor, pessoaNumero(8_801));
  const { protocolo } = await criarSolicitacao(servidor, conta, { curso: CURSO_SEM_FIADOR });
  await criarSolicitacao(servidor, conta, { curso: CURSO_SEM_FIADOR });
  const avisos = await recebidas(conta.email, 'solicitacao-iniciada');
  expect(avisos).toHaveLength(1);
  expect(avisos[0]?.texto).toContain(protocolo);
});

it('a guarantor who accepts gets a receipt, without amounts', async () => {
  const estudante = await criarConta(servidor, pessoaNumero(8_802));
  const { id } = await criarSolicitacao(servidor, estudante);
  await preencherPessoa(servidor, estudante, id);
  const pessoa = pessoaNumero(8_803);
  const { codFiador } = await indicarFiador(servidor, estudante, pessoa);
  await servidor.pedir({
    metodo: 'POST',
    url: '/api/solicitacao/fiador/email-cadastro',
    body: { codFiador },
    token: estudante.token,
  });
  const fiador = await criarConta(servidor, pessoa);
  await aceitarConvite(servidor, fiador, codFiador);
  const avisos = await recebidas(fiador.email, 'fiador-confirmado');
  expect(avisos).toHaveLength(1);
  expect(avisos[0]?.texto.split('\n--')[0]).not.toMatch(/R\$|\d{3}\.\d{3}/);
  const { mensagens } = (
    await servidor.pedir({ metodo: 'GET', url: '/api/usuario/p/mensagens', token: fiador.token })
  ).corpo<{ mensagens: { titulo: string; texto: string | null }[] }>();
  const convite = mensagens.find(({ titulo }) => titulo === 'Convite para ser fiador');
  expect(convite?.texto).toContain('(o link está só na mensagem original)');
});

describe('a reminder of what stands still', () => {
  it('goes three and ten days after the last change, once each, and not when it goes on', async () => {
    const conta = await criarConta(servidor, pessoaNumero(8_804));
    const { id } = await criarSolicitacao(servidor, conta, { curso: CURSO_SEM_FIADOR });
    const total = async () => (await recebidas(conta.email, 'solicitacao-parada')).length;
    relogio.avancar({ dias: 2 });
    await lembrarParadas(contexto);
    expect(await total()).toBe(0);
    relogio.avancar({ dias: 1 });
    await Promise.all([lembrarParadas(contexto), lembrarParadas(contexto)]);
    expect(await total()).toBe(1);
    await preencherPessoa(servidor, conta, id, { semDocumentos: true });
    relogio.avancar({ dias: 3 });
    await lembrarParadas(contexto);
    expect(await total()).toBe(2);
    relogio.avancar({ dias: 7 });
    await lembrarParadas(contexto);
    relogio.avancar({ dias: 30 });
    await lembrarParadas(contexto);
    expect(await total()).toBe(3);
  });

  it('goes to whoever has not begun a correction', async () => {
    const conta = await criarConta(servidor, pessoaNumero(8_805));
    const { id } = await criarSolicitacao(servidor, conta, { curso: CURSO_SEM_FIADOR });
    await db
      .updateTable('solicitacao')
      .set({ sigla: 'RDC', situacao_desde: relogio.agora() })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('participante')
      .set({ status_analise: 'R' })
      .where('solicitacao_id', '=', id)
      .execute();
    relogio.avancar({ dias: 3 });
    await lembrarParadas(contexto);
    const avisos = await recebidas(conta.email, 'correcao-parada');
    expect(avisos).toHaveLength(1);
    expect(await recebidas(conta.email, 'solicitacao-parada')).toEqual([]);
  });
});
