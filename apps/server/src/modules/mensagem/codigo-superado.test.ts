/** A code that was asked for again: what still waits to be sent of the one before. */
import { beforeEach, describe, expect, it } from 'vitest';
import { abrirNavegador, pedirCodigo } from '../../../test/contas.ts';
import { ANA, MARINA } from '../../../test/pessoas.ts';
import { criarServidorDeTeste, FORA_DA_DEMONSTRACAO } from '../../../test/servidor-de-teste.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { enviarMensagem } from './enviar-mensagem.ts';

const ACEITA: Entrega = { tipo: 'aceita' };
let resposta: Entrega = ACEITA;
const enviadas: string[] = [];
const enviar = (canal: string) => async (mensagem: { para: string; texto: string }) => {
  enviadas.push(`${canal} ${mensagem.para} ${/(\d{6})/.exec(mensagem.texto)?.[1]}`);
  return resposta;
};
const servidor = await criarServidorDeTeste({
  env: FORA_DA_DEMONSTRACAO,
  gateways: { sms: { enviar: enviar('sms') }, whatsapp: { enviar: enviar('whatsapp') } },
});
const { contexto, db, relogio } = servidor;

beforeEach(() => {
  relogio.avancar({ dias: 1 });
  enviadas.length = 0;
  resposta = ACEITA;
});

/** In the order in which they were asked for. */
async function naFila() {
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['id', 'canal', 'destino', 'texto'])
    .where('estado', '=', 'na-fila')
    .orderBy('criada_em')
    .execute();
  return mensagens.map(({ id, canal, destino, texto }) => ({
    id,
    dita: `${canal} +55${destino} ${/código é (\d{6})/.exec(texto)?.[1]}`,
  }));
}
const trabalhar = async (ids: readonly string[]) => {
  for (const id of ids) await enviarMensagem(contexto, id).catch(() => undefined);
};
const situacao = (id: string | undefined) =>
  db
    .selectFrom('mensagem')
    .select(['estado', 'erro', 'texto'])
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();

describe('a code asked for again', () => {
  it('is the only one that is sent, by whatever channel, while the first still waits', async () => {
    const navegador = abrirNavegador(servidor);
    await pedirCodigo(navegador, ANA);
    relogio.avancar({ segundos: 33 });
    await pedirCodigo(navegador, ANA, false);
    const fila = await naFila();
    expect(fila).toHaveLength(2);
    await trabalhar(fila.map(({ id }) => id));
    expect(enviadas).toEqual([fila[1]?.dita]);
    const primeira = await situacao(fila[0]?.id);
    expect(primeira).toMatchObject({ estado: 'recusada', erro: 'superseded before delivery' });
    expect(primeira.texto).not.toMatch(/\d{6}/);
    expect(await naFila()).toEqual([]);
  });

  it('leaves the first no second way when that fails late', async () => {
    const navegador = abrirNavegador(servidor);
    resposta = { tipo: 'adiada', motivo: 'HTTP 500' };
    await pedirCodigo(navegador, ANA);
    const [primeira] = await naFila();
    await trabalhar([primeira?.id ?? '']);
    relogio.avancar({ segundos: 33 });
    resposta = ACEITA;
    await pedirCodigo(navegador, ANA);
    const fila = await naFila();
    await trabalhar(fila.map(({ id }) => id));
    expect(enviadas).toEqual([fila[0]?.dita, fila[1]?.dita]);
    expect(await naFila()).toEqual([]);
  });

  it('pushes out nothing that another browser, or another phone, waits for', async () => {
    await pedirCodigo(abrirNavegador(servidor), ANA);
    relogio.avancar({ segundos: 33 });
    await pedirCodigo(abrirNavegador(servidor), ANA);
    await pedirCodigo(abrirNavegador(servidor), MARINA);
    const fila = await naFila();
    await trabalhar(fila.map(({ id }) => id));
    expect(enviadas.toSorted()).toEqual(fila.map(({ dita }) => dita).toSorted());
    expect(enviadas).toHaveLength(3);
  });
});
