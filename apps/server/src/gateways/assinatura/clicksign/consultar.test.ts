import { describe, expect, it } from 'vitest';
import {
  ANA,
  criarMundo,
  ENVELOPE,
  EVA,
  novoEnvelope,
  RUI,
  TITO,
  TODOS,
} from '../../../../test/gateways/clicksign/mundo.ts';

const MINUTO = 60_000;

async function aberto() {
  const mundo = await criarMundo();
  const envelope = await mundo.abrir();
  const la = () => mundo.la.estado.unico();
  return {
    ...mundo,
    envelope,
    unico: la,
    assinar: (...quem: ReadonlyArray<{ cpf: string }>) => {
      for (const { cpf } of quem) {
        mundo.passar(MINUTO);
        mundo.la.estado.assinar(la(), cpf);
      }
    },
    consultar: async () => {
      const consulta = await mundo.gateway.consultar(envelope);
      if (consulta.tipo !== 'feito') throw new Error(JSON.stringify(consulta));
      return consulta;
    },
  };
}

describe('what became of an envelope', () => {
  it('is told by the signatures over our document, with how each person was recognised', async () => {
    const { assinar, consultar } = await aberto();
    expect((await consultar()).situacao).toEqual({ tipo: 'em-assinatura' });
    assinar(ANA);
    const { situacao, status, acontecimentos } = await consultar();
    expect([situacao, status]).toEqual([{ tipo: 'em-assinatura' }, 'running']);
    expect(acontecimentos.find(({ tipo }) => tipo === 'assinado')).toEqual({
      id: expect.any(String),
      tipo: 'assinado',
      original: 'sign',
      em: '2026-11-30T12:01:00.000Z',
      assinanteId: ANA.id,
      metodos: ['email'],
      ip: '203.0.113.7',
      motivo: null,
    });
    assinar(RUI, EVA, TITO);
    expect(await consultar()).toMatchObject({ situacao: { tipo: 'assinado' }, status: 'closed' });
  });

  it('closed at the deadline with half of the signatures is not signed', async () => {
    const { assinar, consultar, la, unico, passar } = await aberto();
    assinar(ANA, EVA);
    la.estado.vencer(unico());
    expect(await consultar()).toMatchObject({ status: 'closed', situacao: { tipo: 'a-saber' } });
    passar(11 * MINUTO);
    expect(await consultar()).toMatchObject({
      status: 'closed',
      situacao: { tipo: 'vencido', assinaturas: 2 },
    });
  });

  it('without a signature at the deadline is overdue too', async () => {
    const { consultar, la, unico, passar } = await aberto();
    la.estado.vencer(unico());
    passar(11 * MINUTO);
    expect(await consultar()).toMatchObject({
      status: 'canceled',
      situacao: { tipo: 'vencido', assinaturas: 0 },
    });
  });

  it('refused says by whom and why', async () => {
    const { assinar, consultar, la, unico } = await aberto();
    assinar(ANA);
    la.estado.recusar(unico(), RUI.cpf, 'O valor mudou.');
    expect((await consultar()).situacao).toEqual({
      tipo: 'recusado',
      assinanteId: RUI.id,
      motivo: 'Conteúdo do documento · O valor mudou.',
    });
  });

  it('is read to the end, however many events there are', async () => {
    const { assinar, consultar, la, unico } = await aberto();
    for (let vez = 0; vez < 120; vez += 1) la.estado.contar(unico(), { name: 'update_deadline' });
    assinar(ANA);
    const { acontecimentos } = await consultar();
    expect(acontecimentos.length).toBeGreaterThan(120);
    expect(acontecimentos.some(({ tipo }) => tipo === 'assinado')).toBe(true);
  });

  it('counts a person whose signer there has another name by the CPF, and no stranger', async () => {
    const { gateway, envelope, assinar, la, unico, passar } = await aberto();
    assinar(ANA);
    passar(MINUTO);
    la.estado.contar(unico(), {
      name: 'sign',
      data: { signer: { key: 'x', documentation: '000.000.000-00' } },
    });
    la.estado.contar(unico(), { name: 'sign', data: { signer: 'not an object' } });
    const outrosNomes = envelope.assinantes.map((um) => ({ ...um, idExterno: `de-antes-${um.id}` }));
    const consulta = await gateway.consultar({ ...envelope, assinantes: outrosNomes });
    if (consulta.tipo !== 'feito') throw new Error(consulta.tipo);
    expect(
      consulta.acontecimentos.filter(({ tipo }) => tipo === 'assinado').map((um) => um.assinanteId),
    ).toEqual([ANA.id, null, null]);
  });

  it('is of nobody when the envelope is unknown there, and of another file when ours is not in it', async () => {
    const { gateway, envelope, unico } = await aberto();
    const desconhecido = { ...envelope, idExterno: '00000000-0000-4000-8000-000000000000' };
    expect(await gateway.consultar(desconhecido)).toMatchObject({
      tipo: 'recusado',
      motivo: 'nao-encontrado',
    });
    for (const documento of unico().documentos) documento.metadata = { envelope: ENVELOPE, sha256: '00' };
    expect(await gateway.consultar(envelope)).toMatchObject({ tipo: 'recusado', motivo: 'outro-arquivo' });
  });

  it('waits while the provider does not answer', async () => {
    const { gateway, envelope, la } = await aberto();
    la.falhar({ rota: 'GET /envelopes/:id', quando: 'antes', como: 'desligar', vezes: 3 });
    expect(await gateway.consultar(envelope)).toEqual({ tipo: 'adiado', motivo: 'connection failed' });
    la.falhar({ rota: 'GET /envelopes/:id', quando: 'antes', como: 503, vezes: 2 });
    expect(await gateway.consultar(envelope)).toMatchObject({ tipo: 'feito' });
  });
});

describe('the finished file', () => {
  it('comes after "document_closed" was told, when it is ready, and is made of our bytes', async () => {
    const { gateway, envelope, assinar, la } = await aberto();
    expect(await gateway.baixar(envelope)).toEqual({ tipo: 'adiado', motivo: 'the file is not ready' });
    assinar(...TODOS);
    expect(la.estado.avisos.at(-1)?.evento).toBe('document_closed');
    la.arquivoDemora(2);
    for (const _ of [1, 2])
      expect(await gateway.baixar(envelope)).toEqual({ tipo: 'adiado', motivo: 'the file is not ready' });
    const baixado = await gateway.baixar(envelope);
    if (baixado.tipo !== 'feito') throw new Error(baixado.tipo);
    expect(baixado.pdf.toString()).toContain('finalizado');
    expect(baixado.pdf.subarray(0, novoEnvelope().pdf.length)).toEqual(novoEnvelope().pdf);
  });

  it('over other bytes than ours is refused', async () => {
    const { gateway, envelope, assinar, unico } = await aberto();
    assinar(...TODOS);
    for (const documento of unico().documentos) documento.bytes = Buffer.from('%PDF-1.7 outro');
    expect(await gateway.baixar(envelope)).toMatchObject({ tipo: 'recusado', motivo: 'outro-arquivo' });
  });
});
