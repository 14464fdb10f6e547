/** The wife of a guarantor, who has no account, changes her own contact. */
import { beforeEach, expect, it } from 'vitest';
import {
  assinanteDo,
  assinarComo,
  chamar,
  codigoEnviado,
  contratoParaAssinar,
  entrar,
  linkDo,
  ver,
} from '../../../test/envelopes.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const NOVO = { tipo: 'email', valor: 'conjuge.nova@exemplo.com.br' } as const;

let contratoId: number;
let numero = 7_460;

beforeEach(async () => {
  numero += 10;
  const contrato = await contratoParaAssinar(servidor, numero);
  contratoId = contrato.contratoId;
  const { token } = contrato.estudante;
  await pedir({ metodo: 'POST', url: `/api/contrato/${contratoId}/enviar-clicksign`, token });
  await assinarComo(servidor, contratoId, 'estudante');
});

const dela = () => assinanteDo(servidor, contratoId, 'conjuge-do-fiador');
const para = async (destino: string) =>
  (await db.selectFrom('mensagem').select('modelo').where('destino', '=', destino).execute()).map(
    ({ modelo }) => modelo,
  );

/** With the code that reached the phone, up to the one that reached the new e-mail. */
async function ateONovo(passe: string, id: string, novo: { tipo: string; valor: string } = NOVO) {
  expect((await chamar(servidor, 'contato/prova', { passe, canal: 'sms' })).status).toBe(200);
  const codigo = await codigoEnviado(servidor, id);
  return chamar(servidor, 'contato/novo', { passe, canal: 'sms', codigo, novo });
}

it('by a code to the phone that she has and one to the new e-mail; the old one is told, its link is over', async () => {
  const antes = await dela();
  const passe = await entrar(servidor, antes);
  expect((await ver(servidor, passe)).trocaContatoAqui).toBe(true);
  const enviado = await ateONovo(passe, antes.id);
  expect(enviado.corpo()).toMatchObject({ destino: 'c•••••@exemplo.com.br' });
  // An answer that was lost on the way is asked for again.
  const codigoUsado = { passe, canal: 'sms', codigo: '000000', novo: NOVO };
  expect((await chamar(servidor, 'contato/novo', codigoUsado)).status).toBe(200);
  const codigo = await codigoEnviado(servidor, antes.id);
  const trocado = await chamar(servidor, 'contato', { passe, canal: 'sms', codigo, novo: NOVO });
  expect(trocado.status).toBe(200);
  const depois = await dela();
  expect(depois).toMatchObject({ email: NOVO.valor, telefone: antes.telefone, estado: 'convidado' });
  expect(depois.email_verificado_em).not.toBeNull();
  expect(await para(antes.email ?? '')).toContain('assinatura-contato-trocado');
  expect(await para(NOVO.valor)).toContain('assinatura-convite');
  // What came before opens nothing any more, and she goes on where she was.
  expect((await chamar(servidor, 'ver', { passe })).status).toBe(404);
  expect((await chamar(servidor, 'consulta', { codigo: linkDo(servidor, antes) })).status).toBe(404);
  const { passe: novoPasse } = trocado.corpo<{ passe: string }>();
  expect((await ver(servidor, novoPasse)).situacao).toBe('aberta');
  expect(await assinanteDo(servidor, contratoId, 'estudante')).toMatchObject({ estado: 'assinou' });
  const { registro } = await db
    .selectFrom('evidencia')
    .select('registro')
    .where('assinante_id', '=', antes.id)
    .where('tipo', '=', 'contato-trocado')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(registro)).toMatchObject({
    autor: { tipo: 'assinante', id: antes.id },
    antes: { canal: 'email' },
    depois: { destino: 'c•••••@exemplo.com.br', declaradoPor: null, verificadoDesde: expect.any(String) },
    motivo: expect.stringContaining('pela própria pessoa'),
  });
});

it('the link and the CPF alone change nothing: nothing leaves for a new contact without the code of an old one', async () => {
  const { id, email } = await dela();
  const passe = await entrar(servidor, await dela());
  const antes = await para(NOVO.valor);
  await chamar(servidor, 'contato/prova', { passe, canal: 'sms' });
  const certo = await codigoEnviado(servidor, id);
  const codigo = certo === '111111' ? '222222' : '111111';
  const errado = await chamar(servidor, 'contato/novo', { passe, canal: 'sms', codigo, novo: NOVO });
  expect(errado.status).toBe(422);
  expect(await para(NOVO.valor)).toEqual(antes);
  // The code of one contact proves nothing of another, and a code to sign changes no contact.
  const doOutro = await chamar(servidor, 'contato/novo', {
    passe,
    canal: 'email',
    codigo: certo,
    novo: NOVO,
  });
  expect(doOutro.status).toBe(422);
  expect((await chamar(servidor, 'contato', { passe, canal: 'sms', codigo: certo, novo: NOVO })).status).toBe(
    422,
  );
  expect((await dela()).email).toBe(email);
});

it('not to the contact that she has, nor to one of somebody else who signs, who stays unnamed', async () => {
  const antes = await dela();
  const passe = await entrar(servidor, antes);
  const mesmo = await ateONovo(passe, antes.id, { tipo: 'email', valor: antes.email ?? '' });
  expect(mesmo.status).toBe(422);
  const { email, nome } = await assinanteDo(servidor, contratoId, 'fiador');
  const codigo = await codigoEnviado(servidor, antes.id);
  const doFiador = { passe, canal: 'sms', codigo, novo: { tipo: 'email', valor: email } };
  const recusa = await chamar(servidor, 'contato/novo', doFiador);
  expect(recusa.status).toBe(409);
  expect(recusa.texto).not.toContain(nome);
});

it('whoever has an account changes it there', async () => {
  const fiador = await assinanteDo(servidor, contratoId, 'fiador');
  const passe = await entrar(servidor, fiador);
  expect((await ver(servidor, passe)).trocaContatoAqui).toBe(false);
  const recusa = await chamar(servidor, 'contato/prova', { passe, canal: 'email' });
  expect(recusa.status).toBe(409);
  expect(recusa.texto).toContain('Perfil');
});
