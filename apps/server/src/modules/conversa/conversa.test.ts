import type { ConversasDaPessoa } from '@credito/api/conversa.rotas';
import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { ultimoCodigo } from '../../../test/contas.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { juntas } from '../../../test/juntas.ts';
import { aprovarEtapa, devolver, enviarNovo, verMesa } from '../../../test/pendencias.ts';
import { type ContaDeTeste, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { emitirCodigo } from '../codigo/emitir-codigo.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir } = servidor;

let analista = '';
let colega = '';
let numero = 1_400;

beforeAll(async () => {
  await semearCatalogo(db);
  analista = (await criarOperador(servidor, 'analista')).token;
  colega = (await criarOperador(servidor, 'analista')).token;
});

async function devolvida(tipoPessoa: 'estudante' | 'fiador' = 'estudante'): Promise<SolicitacaoEmAnalise> {
  numero += 1;
  const solicitacao = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  if (tipoPessoa === 'fiador')
    await aprovarEtapa(servidor, analista, solicitacao.id, 'aprovarDadosComplementares');
  await devolver(servidor, analista, solicitacao.id, {
    acao: tipoPessoa === 'fiador' ? 'devolverFiador' : 'devolverDadosComplementares',
    tipoPessoa,
    recusas: [{ tipoDocumento: 'RG' }],
  });
  return solicitacao;
}

const url = (id: number, tipoPessoa: string, resto = '') =>
  `/api/solicitacao/pendencias/${id}/${tipoPessoa}/conversas${resto}`;
const ver = (conta: ContaDeTeste, id: number, tipoPessoa = 'estudante') =>
  pedir({ metodo: 'GET', url: url(id, tipoPessoa), token: conta.token });
const escrever = (conta: ContaDeTeste, id: number, texto: string, tipoPessoa = 'estudante', assunto = 'RG') =>
  pedir({ metodo: 'POST', url: url(id, tipoPessoa), token: conta.token, body: { assunto, texto } });
const daEquipe = (id: number, texto: string, corpo: object = {}, token = analista) =>
  pedir({
    metodo: 'POST',
    url: `/api/gestao/solicitacoes/${id}/conversas`,
    token,
    body: { tipoPessoa: 'estudante', assunto: 'RG', texto, ...corpo },
  });
const aResponder = async () =>
  (await pedir({ metodo: 'GET', url: '/api/gestao/conversas', token: colega })).corpo<{
    itens: Array<{ id: string; solicitacaoId: number; assunto: string }>;
  }>().itens;

describe('a pendency', () => {
  it('is talked about by its person and the team, with what is new and owed marked on both sides', async () => {
    const { id, estudante } = await devolvida();
    expect((await ver(estudante, id)).corpo()).toMatchObject({
      conversas: [{ assunto: 'RG', mensagens: [], podeEscrever: true }],
    });
    expect((await escrever(estudante, id, '   ')).status).toBe(400);
    expect((await escrever(estudante, id, 'Posso enviar a CNH?', 'estudante', 'SELFIE')).status).toBe(409);
    expect((await escrever(estudante, id, 'Posso enviar a CNH?')).status).toBe(200);
    expect(await aResponder()).toEqual([
      expect.objectContaining({ solicitacaoId: id, assunto: 'RG ou CNH' }),
    ]);

    const naMesa = (await verMesa(servidor, colega, id)).conversas;
    expect(naMesa).toMatchObject([{ tipoPessoa: 'estudante', naoLidas: 1, respostaDevida: true }]);
    const lida = await pedir({
      metodo: 'POST',
      url: `/api/gestao/conversas/${naMesa[0]?.id}/lida`,
      token: colega,
      body: {},
    });
    expect(lida.status).toBe(204);
    // Read is not answered.
    expect((await verMesa(servidor, colega, id)).conversas).toMatchObject([
      { naoLidas: 0, respostaDevida: true },
    ]);
    expect((await daEquipe(id, 'Pode, aberta. Ela é sua?', { pedeResposta: true }, colega)).status).toBe(200);
    expect(await aResponder()).toEqual([]);
    expect((await ver(estudante, id)).corpo()).toMatchObject({
      conversas: [{ naoLidas: 1, respostaDevida: true }],
    });
    await pedir({
      metodo: 'POST',
      url: url(id, 'estudante', '/lidas'),
      token: estudante.token,
      body: { assunto: 'RG' },
    });
    const depois = (await ver(estudante, id)).corpo<ConversasDaPessoa>();
    expect(depois.conversas).toMatchObject([{ naoLidas: 0, respostaDevida: true }]);
    expect(depois.conversas[0]?.mensagens.map(({ autor, texto }) => `${autor}: ${texto}`)).toEqual([
      'pessoa: Posso enviar a CNH?',
      'equipe: Pode, aberta. Ela é sua?',
    ]);
  });

  it('is written about while the e-mail of its person changes: neither waits for the other in a circle', async () => {
    const { id, estudante } = await devolvida();
    await daEquipe(id, 'Falta o verso.');
    const conversa = await db
      .selectFrom('conversa')
      .select('id')
      .where('solicitacao_id', '=', id)
      .executeTakeFirstOrThrow();
    const novo = `novo.${estudante.email}`;
    await emitirCodigo(servidor.contexto, {
      finalidade: 'perfil-email',
      cpf: estudante.cpf,
      destino: novo,
      canal: 'email',
      navegador: null,
      contaId: estudante.contaId,
    });
    const code = await ultimoCodigo(servidor, novo);
    const respostas = await juntas(
      db,
      // The chains of both things are held, so that each call has its other locks already.
      async (trx) => {
        for (const alvo of [
          { tipo: 'conversa', id: conversa.id },
          { tipo: 'conta', id: estudante.contaId },
        ])
          await registrarDecisao(trx, {
            em: servidor.relogio.agora(),
            ator: { tipo: 'sistema', id: null },
            acao: 'teste.espera',
            alvo,
            contaId: null,
          });
      },
      [
        () => daEquipe(id, 'O verso não veio.'),
        () =>
          pedir({
            metodo: 'POST',
            url: '/api/usuario/p/confirmar-contato',
            token: estudante.token,
            body: { tipo: 'email', code },
          }),
      ],
    );
    expect(respostas.map(({ status }) => status)).toEqual([200, 204]);
    const { email } = await db
      .selectFrom('conta')
      .select('email')
      .where('id', '=', estudante.contaId)
      .executeTakeFirstOrThrow();
    expect(email).toBe(novo);
  });

  it("of a guarantor is nobody else's, the student included", async () => {
    const { id, estudante, fiador } = await devolvida('fiador');
    if (!fiador) throw new Error('This course asks for a guarantor');
    expect((await escrever(fiador, id, 'Qual é o problema?', 'fiador')).status).toBe(200);
    expect((await ver(estudante, id, 'fiador')).status).toBe(404);
    expect((await escrever(estudante, id, 'Oi', 'fiador')).status).toBe(404);
    expect((await ver(fiador, id, 'estudante')).status).toBe(404);
    expect((await ver(estudante, id)).corpo()).toEqual({ conversas: [] });
    expect((await daEquipe(id, 'O verso não veio.', { tipoPessoa: 'fiador' })).status).toBe(200);
    expect((await ver(fiador, id, 'fiador')).corpo()).toMatchObject({ conversas: [{ naoLidas: 1 }] });
    // Nothing is pending of the student.
    expect((await daEquipe(id, 'Oi')).status).toBe(409);
  });

  it('that was corrected keeps its conversation, marked in the queue until it is answered or needs no answer', async () => {
    const { id, estudante } = await devolvida();
    await escrever(estudante, id, 'Enviei a CNH no lugar do RG.');
    await enviarNovo(servidor, estudante, id, 'estudante', 'RG');
    const enviada = await pedir({
      metodo: 'POST',
      url: `/api/solicitacao/pendencias/${id}/concluir`,
      token: estudante.token,
    });
    expect(enviada.status).toBe(200);
    expect(await marcas(id)).toContain('mensagem');
    const [conversa] = (await verMesa(servidor, analista, id)).conversas;
    expect(conversa).toMatchObject({ podeEscrever: true, respostaDevida: true });
    await pedir({
      metodo: 'POST',
      url: `/api/gestao/conversas/${conversa?.id}/lida`,
      token: analista,
      body: { dispensaResposta: true },
    });
    expect(await marcas(id)).not.toContain('mensagem');
  });

  it('keeps waiting for the message that came after the last one on the screen', async () => {
    const { id, estudante } = await devolvida();
    await escrever(estudante, id, 'Posso enviar a CNH?');
    const [vista] = (await verMesa(servidor, analista, id)).conversas;
    await escrever(estudante, id, 'Ou o passaporte?');
    const dispensar = (ate: string | undefined) =>
      pedir({
        metodo: 'POST',
        url: `/api/gestao/conversas/${vista?.id}/lida`,
        token: analista,
        body: { dispensaResposta: true, ate },
      });
    expect((await dispensar(vista?.mensagens.at(-1)?.id)).status).toBe(204);
    const [agora] = (await verMesa(servidor, analista, id)).conversas;
    expect(agora).toMatchObject({ naoLidas: 1, respostaDevida: true });
    await dispensar(agora?.mensagens.at(-1)?.id);
    expect((await verMesa(servidor, analista, id)).conversas).toMatchObject([
      { naoLidas: 0, respostaDevida: false },
    ]);
  });
});

it('what announces a message carries none of its words', async () => {
  const { id } = await devolvida();
  await daEquipe(id, 'A foto da CNH está escura.');
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['canal', 'texto'])
    .where('solicitacao_id', '=', id)
    .where('modelo', '=', 'mensagem-da-equipe')
    .execute();
  expect(mensagens.map(({ canal }) => canal)).toContain('email');
  expect(mensagens.map(({ texto }) => texto).join()).not.toMatch(/CNH|RG|escura|foto/);
});

it('a flood of messages is stopped', async () => {
  const { id, estudante } = await devolvida();
  const respostas = [];
  for (let vez = 0; vez < 31; vez += 1) respostas.push(await escrever(estudante, id, `Mensagem ${vez}`));
  expect(respostas.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429]);
});

it('what waits for an answer is listed a page at a time, oldest first and nothing twice', async () => {
  for (const texto of ['Serve a CNH digital?', 'Posso enviar o passaporte?']) {
    const { id, estudante } = await devolvida();
    await escrever(estudante, id, texto);
  }
  const todas = (await aResponder()).map(({ id }) => id);
  expect(todas.length).toBeGreaterThan(2);
  const lidas: string[] = [];
  for (let depoisDe: string | null = ''; depoisDe !== null; ) {
    const pagina = await pedir({
      metodo: 'GET',
      url: `/api/gestao/conversas?limite=2${depoisDe ? `&depoisDe=${depoisDe}` : ''}`,
      token: colega,
    });
    const { itens, proxima } = pagina.corpo<{ itens: Array<{ id: string }>; proxima: string | null }>();
    lidas.push(...itens.map(({ id }) => id));
    depoisDe = proxima;
  }
  expect(lidas).toEqual(todas);
});

async function marcas(id: number): Promise<readonly string[]> {
  const fila = await pedir({ metodo: 'GET', url: '/api/gestao/filas/PADC?limite=100', token: analista });
  return fila.corpo<{ itens: ItemDaFila[] }>().itens.find((item) => item.id === id)?.marcas ?? [];
}
