/** The desk conducts an envelope: who may, what follows, and that what others signed stays. */
import type { EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import { conferirCadeia } from '@credito/domain/assinatura/cadeia';
import { lerPacote } from '@credito/domain/assinatura/pacote-de-evidencias';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  assinanteDo,
  assinarComo,
  contratoParaAssinar,
  envelopeDoContrato,
  linkDo,
} from '../../../../test/envelopes.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { sha256 } from '../../assinatura/registrar-evidencia.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir, relogio } = servidor;
const analista = await criarOperador(servidor, 'analista');
const outro = await criarOperador(servidor, 'analista');
const suporte = await criarOperador(servidor, 'suporte');
const MOTIVO = 'A pedido de quem assina, por telefone.';
let numero = 9_600;
let contrato: Awaited<ReturnType<typeof contratoParaAssinar>>;
let id: string;

beforeEach(async () => {
  numero += 1;
  contrato = await contratoParaAssinar(servidor, numero);
  await pedir({
    metodo: 'POST',
    url: `/api/contrato/${contrato.contratoId}/enviar-clicksign`,
    token: contrato.estudante.token,
  });
  ({ id } = (await envelopeDoContrato(servidor, contrato.contratoId)).envelope);
  relogio.avancar({ minutos: 2 });
});

const ver = async (quem = analista) =>
  (
    await pedir({ metodo: 'GET', url: `/api/gestao/envelopes/${id}`, token: quem.token })
  ).corpo<EnvelopeDaGestao>();
const agir = (caminho: string, body: object = {}, quem = analista) =>
  pedir({ metodo: 'POST', url: `/api/gestao/envelopes/${id}/${caminho}`, body, token: quem.token });
const doFiador = async () => {
  const { assinantes } = await ver();
  const nasLinhas = await assinanteDo(servidor, contrato.contratoId, 'fiador');
  const fiador = assinantes.find((um) => um.id === nasLinhas.id);
  if (!fiador) throw new Error('no guarantor signs');
  return fiador;
};
const trocar = async (novos: { email?: string | null; telefone?: string | null }, quem = analista) => {
  const fiador = await doFiador();
  return agir(
    'contato',
    {
      assinanteId: fiador.id,
      versaoDoContato: fiador.versaoDoContato,
      ...fiador.contatos,
      ...novos,
      motivo: MOTIVO,
    },
    quem,
  );
};

describe('an envelope at the desk', () => {
  it('is shown with its signers and events; whoever only follows sees masked contacts', async () => {
    const envelope = await ver();
    expect(envelope).toMatchObject({
      estado: 'em-assinatura',
      podeCancelar: true,
      podeMoverPrazo: true,
      servico: null,
    });
    expect(envelope.eventos.map(({ frase }) => frase)).toContain(
      `Assinatura aberta: 4 pessoas assinam até ${envelope.prazo.split('-').toReversed().join('/')}`,
    );
    const [estudante] = (await ver(suporte)).assinantes;
    expect(estudante?.contatos.email).toContain('•');
    expect(estudante).toMatchObject({ podeReenviar: true, podeTrocar: false });
    expect((await agir('cancelar', { versao: envelope.versao, motivo: MOTIVO }, suporte)).status).toBe(403);
  });

  it('sends the link again to whoever has the turn, by anybody who follows', async () => {
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const fiador = await doFiador();
    expect((await agir('reenviar', { assinanteId: estudante.id }, suporte)).status).toBe(200);
    expect((await agir('reenviar', { assinanteId: estudante.id }, suporte)).status).toBe(429);
    expect((await agir('reenviar', { assinanteId: fiador.id })).status).toBe(409);
  });
});

describe('a repaired contact', () => {
  it('takes nothing from whoever has signed, and ends the links of before', async () => {
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    relogio.avancar({ minutos: 2 });
    const antes = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    const resposta = await trocar({ email: 'fiador.certo@exemplo.com.br' });
    expect(resposta.status).toBe(200);
    const depois = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    expect(depois).toMatchObject({
      email: 'fiador.certo@exemplo.com.br',
      email_verificado_em: null,
      contato_declarado_por: 'equipe',
      estado: 'convidado',
    });
    const consulta = (codigo: string) =>
      pedir({ metodo: 'POST', url: '/api/assinatura/consulta', body: { codigo } });
    expect((await consulta(linkDo(servidor, antes))).status).toBe(404);
    expect((await consulta(linkDo(servidor, depois))).status).toBe(200);
    const avisos = await db
      .selectFrom('mensagem')
      .select(['destino', 'texto'])
      .where('chave_unica', 'like', `assinatura-contato-trocado:${depois.id}:%`)
      .execute();
    expect(avisos.map(({ destino }) => destino)).toEqual([antes.email]);
    expect(avisos[0]?.texto).not.toContain('fiador.certo');
    expect((await assinarComo(servidor, contrato.contratoId, 'fiador')).status).toBe(200);
    expect(await assinanteDo(servidor, contrato.contratoId, 'estudante')).toMatchObject({
      estado: 'assinou',
    });
  });

  it('asks for a second person where both change, at once or one after the other', async () => {
    const proposta = await trocar({ email: 'novo@exemplo.com.br', telefone: '51987650000' });
    expect(proposta.status).toBe(200);
    const { troca } = await doFiador();
    expect(troca?.respostas).toEqual(['retirar']);
    const antes = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    expect(antes.email).not.toBe('novo@exemplo.com.br');
    expect((await agir(`trocas/${troca?.id}`, { resposta: 'confirmar' })).status).toBe(409);
    expect((await trocar({ email: 'mais.um@exemplo.com.br' })).status).toBe(409);
    expect((await agir(`trocas/${troca?.id}`, { resposta: 'confirmar' }, outro)).status).toBe(200);
    expect((await agir(`trocas/${troca?.id}`, { resposta: 'confirmar' }, outro)).status).toBe(200);
    expect(await assinanteDo(servidor, contrato.contratoId, 'fiador')).toMatchObject({
      email: 'novo@exemplo.com.br',
      telefone: '51987650000',
    });
    expect((await doFiador()).troca).toBeNull();
    const trocados = (await ver()).eventos.filter(({ frase }) => frase.startsWith('Contato trocado'));
    expect(trocados).toHaveLength(2);
    await trocar({ telefone: '51987650001' });
    expect((await doFiador()).troca).not.toBeNull();
  });

  it('sent back or withdrawn changes nothing', async () => {
    const antes = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    await trocar({ email: 'novo@exemplo.com.br', telefone: '51987650000' });
    const { troca } = await doFiador();
    expect((await agir(`trocas/${troca?.id}`, { resposta: 'devolver', texto: 'não' }, outro)).status).toBe(
      422,
    );
    expect(
      (await agir(`trocas/${troca?.id}`, { resposta: 'devolver', texto: 'Liguei e não confirmou.' }, outro))
        .status,
    ).toBe(200);
    expect(await assinanteDo(servidor, contrato.contratoId, 'fiador')).toEqual(antes);
  });

  it('is refused where somebody else has it, where the person signed, or where it is not as it was seen', async () => {
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    expect((await trocar({ email: estudante.email })).texto).toContain('mesmo e-mail');
    const fiador = await doFiador();
    const corpo = { assinanteId: fiador.id, ...fiador.contatos, motivo: MOTIVO };
    expect((await agir('contato', { ...corpo, email: 'a@exemplo.com.br', versaoDoContato: 9 })).status).toBe(
      409,
    );
    expect(
      (await agir('contato', { ...corpo, email: 'a@exemplo.com.br', versaoDoContato: 1, motivo: 'erro' }))
        .status,
    ).toBe(400);
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    relogio.avancar({ minutos: 2 });
    await assinarComo(servidor, contrato.contratoId, 'fiador');
    expect((await trocar({ email: 'tarde@exemplo.com.br' })).texto).toContain('já assinou');
  });
});

describe('the deadline', () => {
  it('moves with its contract, tells whoever has the turn, and is reminded by the new day', async () => {
    const { versao } = await ver();
    expect((await agir('prazo', { versao, prazo: '2020-01-01', motivo: MOTIVO })).status).toBe(422);
    const novo = await agir('prazo', { versao, prazo: '2026-12-29', motivo: MOTIVO });
    expect(novo.corpo()).toMatchObject({ prazo: '2026-12-29' });
    const { prazo } = await db
      .selectFrom('contrato')
      .select('prazo')
      .where('id', '=', contrato.contratoId)
      .executeTakeFirstOrThrow();
    expect(prazo).toBe('2026-12-29');
    const convites = await db
      .selectFrom('convite_de_assinatura')
      .innerJoin('assinante', 'assinante.id', 'assinante_id')
      .select('papel')
      .where('envelope_id', '=', id)
      .where('motivo', '=', 'prazo')
      .execute();
    expect(convites).toEqual([{ papel: 'estudante' }]);
  });
});

describe('the end', () => {
  it('is of the contract too, and its people are told', async () => {
    const { versao } = await ver();
    const cancelado = await agir('cancelar', { versao, motivo: MOTIVO });
    expect(cancelado.corpo()).toMatchObject({ estado: 'cancelado', podeCancelar: false });
    expect((await agir('cancelar', { versao, motivo: MOTIVO })).status).toBe(200);
    const { codigo } = await db
      .selectFrom('contrato')
      .select('codigo')
      .where('id', '=', contrato.contratoId)
      .executeTakeFirstOrThrow();
    expect(codigo).toBe('CAN');
  });
});

describe('the proof', () => {
  it('is what was read, the evidence whose chain holds, and how to check it', async () => {
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    const zip = await pedir({
      metodo: 'GET',
      url: `/api/gestao/envelopes/${id}/prova`,
      token: analista.token,
    });
    const arquivos = unzipSync(zip.bytes);
    expect(Object.keys(arquivos)).toEqual([
      'documento-lido.pdf',
      'evidencias.json',
      'leia-me.txt',
      'lista.txt',
    ]);
    const pacote = lerPacote(strFromU8(arquivos['evidencias.json'] ?? new Uint8Array()));
    expect(pacote && conferirCadeia(pacote.elos, sha256)).toEqual([]);
    expect(sha256(arquivos['documento-lido.pdf'] ?? new Uint8Array()).toString('hex')).toBe(pacote?.sha256);
    const decisao = await db
      .selectFrom('auditoria')
      .select('ator_id')
      .where('acao', '=', 'assinatura.exportarProva')
      .where('alvo_id', '=', id)
      .executeTakeFirst();
    expect(decisao).toEqual({ ator_id: analista.operadorId });
  });
});
