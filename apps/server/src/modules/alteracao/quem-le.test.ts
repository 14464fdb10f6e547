/** Who still reads what an alteration said, once it has come to nothing (ADR 0209). */
import type { AlteracaoGarantida } from '@credito/api/alteracao-do-fiador.rotas';
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import { beforeEach, expect, it } from 'vitest';
import { aceitarTroca, NOVO_ENDERECO, rendaComprovada } from '../../../test/alteracoes.ts';
import { assinarNoEnvelope, contratoEmVigor, entrar, ver } from '../../../test/envelopes.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { envelopeDoDono } from '../assinatura/envelope.repository.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;
const mesa = await criarOperador(servidor, 'analista');
let numero = 9_200;
let caso: Awaited<ReturnType<typeof contratoEmVigor>>;

beforeEach(async () => {
  numero += 1;
  caso = await contratoEmVigor(servidor, numero);
});

const chamar = (metodo: 'GET' | 'POST', url: string, token: string, body?: unknown) =>
  pedir({ metodo, url: `/api${url}`, token, ...(body === undefined ? {} : { body }) });

async function agir(id: number, acao: string, motivo: string | null = null): Promise<void> {
  const url = `/gestao/alteracoes/${id}`;
  const { versao } = (await chamar('GET', url, mesa.token)).corpo<AlteracaoDaGestao>();
  const resposta = await chamar('POST', url, mesa.token, { acao, versao, motivo });
  expect(resposta.status, resposta.texto).toBe(200);
}

async function iniciar(pedido: unknown): Promise<number> {
  const corpo = { contratoId: caso.contratoId, pedido };
  const resposta = await chamar('POST', '/gestao/alteracoes', mesa.token, corpo);
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<AlteracaoDaGestao>().id;
}

async function liberarEEnviar(id: number): Promise<void> {
  await agir(id, 'liberar');
  const enviada = await chamar('POST', '/alteracao-contratual/enviar-clicksign', caso.estudante.token, {
    alteracaoId: id,
    tipoAutenticacao: 'email',
  });
  expect(enviada.status, enviada.texto).toBe(204);
}

/** Begun by the desk, accepted by the one who comes, and on its way to be signed. */
async function trocaEmAssinatura(): Promise<{ id: number; token: string }> {
  const nova = pessoaNumero(numero + 36_000);
  const { nome, cpf, email, telefone } = nova;
  const id = await iniciar({
    especie: 'fiador',
    papel: 'fiador',
    novo: {
      ...{ nome, cpf, email, telefone, nascimento: '1970-05-20', estadoCivil: 'SOLTEIRO', regime: null },
      ...{ uniaoEstavel: false, endereco: NOVO_ENDERECO.endereco, conjuge: null },
    },
  });
  const { token } = await criarConta(servidor, nova);
  await aceitarTroca(servidor, id, token);
  await rendaComprovada(db, id);
  await liberarEEnviar(id);
  return { id, token };
}

const le = async (id: number, token: string) =>
  Promise.all(
    ['texto', 'documento', 'convite'].map(
      async (oQue) => (await chamar('GET', `/alteracao-contrato/f/${id}/${oQue}`, token)).status,
    ),
  );

const naLista = async (token: string) =>
  (await chamar('GET', '/alteracao-contrato/f/alteracoes', token)).corpo<AlteracaoGarantida[]>()[0];

async function passeDe(id: number, papel: PapelDeSignatario): Promise<string> {
  const completo = await envelopeDoDono(db, { tipo: 'alteracao', id });
  const assinante = completo?.assinantes.find((um) => um.papel === papel);
  if (!assinante) throw new Error(`nobody signs as ${papel}`);
  return entrar(servidor, assinante);
}

/** What the link gives: how it ended, how much of the text, and the file. */
async function peloLink(passe: string) {
  const { situacao, blocos, fatos } = await ver(servidor, passe);
  const arquivo = await pedir({ metodo: 'POST', url: '/api/assinatura/documento', body: { passe } });
  return { situacao, texto: blocos.length > 0 && fatos.length > 0, arquivo: arquivo.status };
}

it('whoever was to come and has not signed reads it until it is cancelled', async () => {
  const { id, token } = await trocaEmAssinatura();
  expect(await le(id, token)).toEqual([200, 200, 200]);
  const passe = await passeDe(id, 'fiador');
  expect(await peloLink(passe)).toMatchObject({ texto: true, arquivo: 200 });
  await agir(id, 'cancelar', 'Aberta por engano.');
  expect(await le(id, token)).toEqual([404, 404, 404]);
  expect(await naLista(token)).toMatchObject({
    alteracaoId: id,
    fluxoAlteracao: 'CAN',
    mudancas: [],
    leDocumento: false,
  });
  expect(await peloLink(passe)).toEqual({ situacao: 'cancelada', texto: false, arquivo: 404 });
  expect(await le(id, caso.fiador?.token ?? '')).toEqual([404, 404, 404]);
  const doEstudante = await chamar('GET', `/alteracao-contrato/s/${id}/texto`, caso.estudante.token);
  expect(doEstudante.status).toBe(200);
});

it('whoever has signed it goes on reading what they signed', async () => {
  const { id, token } = await trocaEmAssinatura();
  for (const papel of ['estudante', 'fiador'] as const)
    expect((await assinarNoEnvelope(servidor, { tipo: 'alteracao', id }, papel)).status).toBe(200);
  const passe = await passeDe(id, 'fiador');
  await agir(id, 'cancelar', 'Aberta por engano.');
  // The invitation shows the contract of today, and not what was signed.
  expect(await le(id, token)).toEqual([200, 200, 404]);
  expect(await naLista(token)).toMatchObject({ leDocumento: true });
  expect((await naLista(token))?.mudancas).not.toEqual([]);
  expect(await peloLink(passe)).toEqual({ situacao: 'cancelada', texto: true, arquivo: 200 });
});

it('whoever guarantees reads what came to nothing of the debt for as long as they guarantee', async () => {
  const id = await iniciar({ especie: 'reparcelamento', parcelas: 12, primeiroVencimento: '2027-07-10' });
  await liberarEEnviar(id);
  await agir(id, 'cancelar', 'Aberta por engano.');
  const token = caso.fiador?.token ?? '';
  expect((await le(id, token)).slice(0, 2)).toEqual([200, 200]);
  await db
    .updateTable('contrato_parte')
    .set({ saiu_em: contexto.relogio.agora() })
    .where('contrato_id', '=', caso.contratoId)
    .where('papel', '=', 'fiador')
    .execute();
  expect((await le(id, token)).slice(0, 2)).toEqual([404, 404]);
  expect(await naLista(token)).toMatchObject({ mudancas: [], leDocumento: false });
});
