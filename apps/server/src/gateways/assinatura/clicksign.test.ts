import { describe, expect, it } from 'vitest';
import {
  ANA,
  criarMundo,
  ENVELOPE,
  novoEnvelope,
  RUI,
  TODOS,
} from '../../../test/gateways/clicksign/mundo.ts';

const EVENTOS_DE_OUTRA_CONTA = { 'content-hmac': `sha256=${'0'.repeat(64)}` };

describe('calling a signer', () => {
  it('is done once a minute, and says for how long to wait', async () => {
    const { gateway, abrir, la, passar } = await criarMundo();
    const envelope = await abrir();
    expect(la.rotas).not.toContain('POST /envelopes/:id/signers/:id/notifications');
    expect(await gateway.avisar(envelope, ANA.id)).toEqual({ tipo: 'feito' });
    const chamadas = la.rotas.length;
    expect(await gateway.avisar(envelope, ANA.id)).toEqual({ tipo: 'esperar', segundos: 60 });
    expect(la.rotas).toHaveLength(chamadas + 1);
    expect(await gateway.avisar(envelope, RUI.id)).toEqual({ tipo: 'feito' });
    passar(60_000);
    expect(await gateway.avisar(envelope, ANA.id)).toEqual({ tipo: 'feito' });
  });

  it('is not repeated when the answer was lost: the person may have been called', async () => {
    const { gateway, abrir, la } = await criarMundo();
    const envelope = await abrir();
    const rota = 'POST /envelopes/:id/signers/:id/notifications';
    la.falhar({ rota, quando: 'depois', como: 'desligar' });
    expect(await gateway.avisar(envelope, ANA.id)).toEqual({ tipo: 'adiado', motivo: 'the answer was lost' });
    expect(la.rotas.filter((uma) => uma === rota)).toHaveLength(1);
    expect(await gateway.avisar(envelope, 'ninguem')).toMatchObject({ motivo: 'nao-encontrado' });
  });
});

describe('a full quota', () => {
  it.each([
    ['seconds', '7', 7_000],
    ['a date', 'Mon, 30 Nov 2026 12:00:07 GMT', 7_000],
    ['nothing', undefined, 10_000],
  ])('told with %s is waited for', async (_, retryAfter, ms) => {
    const { gateway, la, esperas } = await criarMundo();
    la.semCota(1, retryAfter);
    expect(await gateway.abrir(novoEnvelope())).toMatchObject({ tipo: 'feito' });
    expect(esperas[0]).toBe(ms);
    expect(la.estado.envelopes).toHaveLength(1);
  });

  it('for longer than a job should sleep is told to whoever asked', async () => {
    const { gateway, la, esperas } = await criarMundo();
    la.semCota(1, '120');
    expect(await gateway.abrir(novoEnvelope())).toEqual({ tipo: 'esperar', segundos: 120 });
    expect(esperas).toEqual([]);
  });

  const ids = Array.from({ length: 8 }, (_, numero) => `${ENVELOPE.slice(0, -2)}${numero + 10}`);

  it.each([20, 50])('is not made by us, where the provider takes %i calls in ten seconds', async (limite) => {
    const { gateway, la } = await criarMundo();
    la.limite(limite);
    for (const id of ids) expect(await gateway.abrir(novoEnvelope({ id }))).toMatchObject({ tipo: 'feito' });
    expect(la.rotas.length).toBeGreaterThan(limite);
    expect(la.apressadas()).toBe(0);
  });

  it('lets many envelopes at once be opened one after the other', async () => {
    const { gateway, la } = await criarMundo();
    const abertos = await Promise.all(ids.map((id) => gateway.abrir(novoEnvelope({ id }))));
    expect(abertos.map(({ tipo }) => tipo)).toEqual(ids.map(() => 'feito'));
    expect(la.estado.envelopes.map(({ status }) => status)).toEqual(ids.map(() => 'running'));
  });
});

describe('cancelling', () => {
  it('deletes a draft, cancels what is under way, and is done once', async () => {
    const { gateway, la, abrir } = await criarMundo();
    const envelope = await abrir();
    for (const _ of [1, 2]) expect(await gateway.cancelar(envelope)).toEqual({ tipo: 'feito' });
    expect(la.estado.unico().status).toBe('canceled');
    expect(await gateway.consultar(envelope)).toMatchObject({ situacao: { tipo: 'cancelado' } });

    la.falhar({ rota: 'PATCH /envelopes/:id', quando: 'antes', como: 500, vezes: 3 });
    const outro = novoEnvelope({ id: `${ENVELOPE.slice(0, -1)}2` });
    await gateway.abrir(outro);
    const rascunho = la.estado.envelopes.find(({ status }) => status === 'draft');
    if (!rascunho) throw new Error('no draft');
    const emRascunho = { ...envelope, id: outro.id, idExterno: rascunho.id };
    for (const _ of [1, 2]) expect(await gateway.cancelar(emRascunho)).toEqual({ tipo: 'feito' });
    expect(la.estado.unico().id).toBe(envelope.idExterno);
  });

  it('comes too late for what everybody has signed', async () => {
    const { gateway, la, abrir } = await criarMundo();
    const envelope = await abrir();
    for (const { cpf } of TODOS) la.estado.assinar(la.estado.unico(), cpf);
    expect(await gateway.cancelar(envelope)).toMatchObject({ tipo: 'recusado', motivo: 'encerrado' });
  });
});

describe('a notice', () => {
  it('of each event names our envelope, signed over its bytes', async () => {
    const { gateway, la, abrir } = await criarMundo();
    await abrir();
    la.estado.assinar(la.estado.unico(), ANA.cpf);
    expect(la.estado.avisos.map(({ evento }) => evento)).toEqual([
      'upload',
      'add_signer',
      'add_signer',
      'add_signer',
      'add_signer',
      'signature_started',
      'sign',
    ]);
    for (const { corpo, cabecalhos } of la.estado.avisos)
      expect(gateway.lerAviso(corpo, cabecalhos)).toEqual([{ envelopeId: ENVELOPE }]);
  });

  it('changed by a byte, unsigned, or signed by another is refused', async () => {
    const { gateway, la, abrir } = await criarMundo();
    await abrir();
    const { documentos } = la.estado.unico();
    const [documento] = documentos;
    const [aviso] = la.estado.avisos;
    if (!documento || !aviso) throw new Error('no notice');
    const { corpo, cabecalhos } = aviso;
    const mudado = Buffer.from(corpo);
    mudado.writeUInt8(mudado.readUInt8(20) ^ 1, 20);
    expect(gateway.lerAviso(mudado, cabecalhos)).toBe('recusado');
    expect(gateway.lerAviso(corpo, {})).toBe('recusado');
    expect(gateway.lerAviso(corpo, EVENTOS_DE_OUTRA_CONTA)).toBe('recusado');
    const semPrefixo = { 'content-hmac': String(cabecalhos['content-hmac']).replace('sha256=', '') };
    expect(gateway.lerAviso(corpo, semPrefixo)).toBe('recusado');
    const deOutro = la.estado.aviso(documento, { name: 'sign' }, 'outro-segredo-de-alguem');
    expect(gateway.lerAviso(deOutro.corpo, deOutro.cabecalhos)).toBe('recusado');
  });

  it('of a document that is not ours, or of another shape, names nothing', async () => {
    const { gateway, la, abrir } = await criarMundo();
    await abrir();
    const [documento] = la.estado.unico().documentos;
    if (!documento) throw new Error('no document');
    const lidos = [
      { ...documento, filename: 'contrato-de-outro-sistema.pdf', metadata: {} },
      { ...documento, filename: 'x.pdf', metadata: { envelope: 'nenhum' } },
      { ...documento, filename: 'x.pdf', metadata: { envelope: { id: 1 } } },
    ].map((um) => {
      const { corpo, cabecalhos } = la.estado.aviso(um, { name: 'sign' });
      return gateway.lerAviso(corpo, cabecalhos);
    });
    expect(lidos).toEqual([[], [], []]);
    const semMetadados = la.estado.aviso({ ...documento, metadata: null }, { name: 'sign' });
    expect(gateway.lerAviso(semMetadados.corpo, semMetadados.cabecalhos)).toEqual([{ envelopeId: ENVELOPE }]);
  });
});
