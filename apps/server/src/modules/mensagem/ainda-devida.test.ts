/** What waits for the morning is looked at again before it leaves (fidelity, portal 1 and 2). */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { type ContaDeTeste, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao } from '../../../test/solicitacoes.ts';
import { enviarMensagem } from './enviar-mensagem.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;

let numero = 0;
let estudante: ContaDeTeste;
let id: number;
const convidado = () => pessoaNumero(numero + 5_000);

beforeEach(async () => {
  numero += 1;
  // Eleven in the evening of São Paulo: what rings on a phone waits.
  const noite = new Date(relogio.agora().getTime() + 2 * 86_400_000);
  noite.setUTCHours(2, 0, 0, 0);
  relogio.avancar({ milissegundos: noite.getTime() - relogio.agora().getTime() });
  estudante = await criarConta(servidor, pessoaNumero(numero));
  id = (await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES })).id;
});

async function convidar() {
  const { codFiador } = await indicarFiador(servidor, estudante, convidado());
  const enviado = await pedir({
    metodo: 'POST',
    url: '/api/solicitacao/fiador/email-cadastro',
    token: estudante.token,
    body: { codFiador },
  });
  expect(enviado.status, enviado.texto).toBeLessThan(300);
}

const mensagens = () =>
  db
    .selectFrom('mensagem')
    .select(['id', 'modelo', 'canal', 'estado', 'erro'])
    .where('solicitacao_id', '=', id)
    .where(sql<string>`modelo`, 'like', 'fiador-%')
    .orderBy('modelo')
    .orderBy('canal')
    .execute();

async function entregarTudo() {
  for (const { id: mensagem } of await mensagens()) await enviarMensagem(contexto, mensagem);
}

const excluir = async () => {
  const lista = await pedir({
    metodo: 'GET',
    url: `/api/solicitacaoCredito/${id}/fiadores`,
    token: estudante.token,
  });
  const marca = lista.corpo<{ fiadores: { marca: string }[] }>().fiadores[0]?.marca;
  return pedir({
    metodo: 'PUT',
    url: `/api/solicitacaoCredito/${id}/excluirFiador/fiador`,
    token: estudante.token,
    body: { marca },
  });
};

describe('an invitation that is withdrawn before the morning', () => {
  it('rings on no phone, and whoever read the e-mail hears of the end', async () => {
    await convidar();
    await entregarTudo();
    expect((await excluir()).status).toBe(200);
    relogio.avancar({ horas: 10 });
    await entregarTudo();
    expect((await mensagens()).map(({ id: _, ...resto }) => resto)).toEqual([
      { modelo: 'fiador-convite', canal: 'email', estado: 'enviada', erro: null },
      { modelo: 'fiador-convite', canal: 'sms', estado: 'recusada', erro: 'no longer due' },
      { modelo: 'fiador-desconvidado', canal: 'email', estado: 'enviada', erro: null },
    ]);
  });

  it('is no failure that the staff looks after, and takes no other way', async () => {
    await convidar();
    await excluir();
    relogio.avancar({ horas: 10 });
    await entregarTudo();
    const convites = (await mensagens()).filter(({ modelo }) => modelo === 'fiador-convite');
    expect(convites.map(({ canal, estado }) => `${canal} ${estado}`)).toEqual([
      'email recusada',
      'sms recusada',
    ]);
  });

  it('rings where it still stands', async () => {
    await convidar();
    relogio.avancar({ horas: 10 });
    await entregarTudo();
    expect((await mensagens()).map(({ estado }) => estado)).toEqual(['enviada', 'enviada']);
  });
});
