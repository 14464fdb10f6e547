import fc from 'fast-check';
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
import type { ClicksignDeTeste } from '../../../../test/gateways/clicksign-de-teste.ts';

/** One of everything, as if nothing had ever gone wrong. */
function inteiro({ estado }: ClicksignDeTeste) {
  const { nome, status, documentos, assinantes, requisitos } = estado.unico();
  expect(status).toBe('running');
  expect(nome).toBe(`Contrato nº 000123 (${ENVELOPE})`);
  expect(documentos.map(({ filename, bytes }) => [filename, bytes.toString()])).toEqual([
    [`contrato-no-000123-${ENVELOPE}.pdf`, novoEnvelope().pdf.toString()],
  ]);
  expect(assinantes.map(({ atributos }) => atributos.name)).toEqual(TODOS.map(({ nome: um }) => um));
  expect(requisitos).toHaveLength(8);
}

describe('an envelope opened at Clicksign', () => {
  it('has the file, its signers in groups and what is required of each, and is under way', async () => {
    const { la, gateway } = await criarMundo();
    const aberto = await gateway.abrir(novoEnvelope());
    inteiro(la);
    const { id, assinantes, requisitos, atributos, documentos } = la.estado.unico();
    expect(aberto).toEqual({
      tipo: 'feito',
      idExterno: id,
      assinantes: TODOS.map((um, ordem) => ({ id: um.id, idExterno: assinantes[ordem]?.id })),
    });
    expect(atributos).toMatchObject({
      auto_close: true,
      block_after_refusal: true,
      deadline_at: '2026-12-16T02:59:59.999Z',
      default_subject: 'Documento para assinar: Contrato nº 000123',
    });
    expect(documentos[0]?.metadata).toEqual({ envelope: ENVELOPE, sha256: novoEnvelope().sha256 });
    expect(assinantes[1]?.atributos).toEqual({
      name: "Rui D'Ávila Costa",
      phone_number: '51987654321',
      has_documentation: true,
      documentation: '111.444.777-35',
      birthday: '1990-05-20',
      group: 2,
      refusable: true,
      communicate_events: {
        signature_request: 'whatsapp',
        signature_reminder: 'none',
        document_signed: 'whatsapp',
      },
    });
    const pedidos = requisitos.map(({ assinante, role, auth }) => [
      assinantes.findIndex((um) => um.id === assinante),
      role ?? auth,
    ]);
    expect(pedidos).toEqual([
      [0, 'contractor'],
      [0, 'email'],
      [1, 'surety'],
      [1, 'whatsapp'],
      [2, 'guarantor_spouse'],
      [2, 'email'],
      [3, 'legal_representative'],
      [3, 'email'],
    ]);
  });

  it('opened again is the same one, with the same names', async () => {
    const { la, gateway } = await criarMundo();
    const primeira = await gateway.abrir(novoEnvelope());
    expect(await gateway.abrir(novoEnvelope())).toEqual(primeira);
    inteiro(la);
  });

  const passos = [
    'POST /envelopes',
    'POST /envelopes/:id/documents',
    'POST /envelopes/:id/signers',
    'POST /envelopes/:id/bulk_requirements',
    'PATCH /envelopes/:id',
  ];
  const jeitos = [500, 502, 504, 'desligar'] as const;

  it.each(passos.flatMap((rota) => jeitos.map((como) => [rota, como] as const)))(
    '%s that is done and answered with %s is not made twice',
    async (rota, como) => {
      const { la, gateway } = await criarMundo();
      la.falhar({ rota, quando: 'depois', como });
      expect(await gateway.abrir(novoEnvelope())).toMatchObject({ tipo: 'feito' });
      inteiro(la);
    },
  );

  it.each(passos)('%s that fails before it is done is made in the end', async (rota) => {
    const { la, gateway } = await criarMundo();
    la.falhar({ rota, quando: 'antes', como: 503 });
    expect(await gateway.abrir(novoEnvelope())).toMatchObject({ tipo: 'feito' });
    inteiro(la);
  });

  it.each(passos)(
    'left half built by %s, which fails for long, is finished by the next call',
    async (rota) => {
      const { la, gateway } = await criarMundo();
      la.falhar({ rota, quando: 'depois', como: 500, vezes: 3 });
      const primeira = await gateway.abrir(novoEnvelope());
      if (primeira.tipo !== 'feito')
        expect(primeira).toEqual({ tipo: 'adiado', motivo: 'the answer was lost' });
      la.falhar({ rota: 'GET /envelopes/:id/signers', quando: 'antes', como: 500, vezes: 3 });
      expect(await gateway.abrir(novoEnvelope())).toEqual({ tipo: 'adiado', motivo: 'HTTP 500' });
      expect(await gateway.abrir(novoEnvelope())).toMatchObject({ tipo: 'feito' });
      inteiro(la);
    },
  );

  const rotas = [
    ...passos,
    'GET /envelopes',
    'GET /envelopes/:id',
    'GET /envelopes/:id/documents',
    'GET /envelopes/:id/signers',
    'GET /envelopes/:id/requirements',
  ];
  const falha = fc.record({
    rota: fc.constantFrom(...rotas),
    quando: fc.constantFrom('antes' as const, 'depois' as const),
    como: fc.constantFrom(500, 503, 408, 'desligar' as const),
    vezes: fc.integer({ min: 1, max: 4 }),
  });

  it('is one of everything after whatever faults, once the provider is well again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(falha, { minLength: 1, maxLength: 8 }), async (falhas) => {
        const { la, gateway } = await criarMundo();
        for (const uma of falhas) la.falhar(uma);
        let ultima = await gateway.abrir(novoEnvelope());
        for (let vez = 0; vez < 40 && ultima.tipo === 'adiado'; vez += 1)
          ultima = await gateway.abrir(novoEnvelope());
        expect(ultima).toMatchObject({ tipo: 'feito' });
        inteiro(la);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('made twice, because the list was behind, is one: nobody hears of the other draft', async () => {
    const { la, gateway } = await criarMundo();
    la.falhar({ rota: 'POST /envelopes', quando: 'depois', como: 500 });
    la.falhar({ rota: 'POST /envelopes/:id/documents', quando: 'antes', como: 500, vezes: 3 });
    la.listaAtrasada(2);
    expect(await gateway.abrir(novoEnvelope())).toMatchObject({ tipo: 'adiado' });
    expect(la.estado.envelopes).toHaveLength(2);
    expect(await gateway.abrir(novoEnvelope())).toMatchObject({ tipo: 'feito' });
    inteiro(la);
  });

  it('whose draft was corrected between two calls has the corrected signer alone', async () => {
    const { la, gateway } = await criarMundo();
    la.falhar({ rota: 'POST /envelopes/:id/bulk_requirements', quando: 'antes', como: 500, vezes: 3 });
    const errado = { ...EVA, contato: { metodo: 'email', endereco: 'evva@exemplo.com.br' } } as const;
    await gateway.abrir(novoEnvelope({ assinantes: [ANA, RUI, errado, TITO] }));
    expect(la.estado.unico().assinantes).toHaveLength(4);
    expect(await gateway.abrir(novoEnvelope())).toMatchObject({ tipo: 'feito' });
    expect(
      la.estado
        .unico()
        .assinantes.map(({ atributos }) => atributos.email)
        .sort(),
    ).toEqual(['ana@exemplo.com.br', 'eva@exemplo.com.br', 'tito@ipe.org.br', undefined]);
  });

  it('that is over there is not opened again', async () => {
    const { la, gateway, abrir } = await criarMundo();
    await abrir();
    la.estado.cancelar(la.estado.unico());
    expect(await gateway.abrir(novoEnvelope())).toMatchObject({ tipo: 'recusado', motivo: 'encerrado' });
  });

  it('with somebody else’s file beside ours is not started', async () => {
    const { la, gateway } = await criarMundo();
    la.falhar({ rota: 'PATCH /envelopes/:id', quando: 'antes', como: 500, vezes: 3 });
    await gateway.abrir(novoEnvelope());
    const [nosso] = la.estado.unico().documentos;
    if (!nosso) throw new Error('no document');
    la.estado.unico().documentos.push({ ...nosso, id: 'outro', filename: 'outro.pdf', metadata: {} });
    expect(await gateway.abrir(novoEnvelope())).toMatchObject({ tipo: 'recusado', motivo: 'outro-arquivo' });
    expect(la.estado.unico().status).toBe('draft');
  });

  it.each([
    ['a name of one word', { assinantes: [{ ...ANA, nome: 'Ana' }] }, 'nome', ANA.id],
    ['a name with a digit', { assinantes: [ANA, { ...RUI, nome: 'Rui Costa 2' }] }, 'nome', RUI.id],
    ['a deadline of four months', { prazo: '2027-03-31' }, 'prazo-longo', null],
    ['a deadline that has passed', { prazo: '2026-11-29' }, 'prazo-passado', null],
    ['a file of eleven megabytes', { pdf: Buffer.alloc(11 * 1024 * 1024) }, 'arquivo-grande', null],
  ] as const)('is refused for %s before anything is sent', async (_, mudanca, motivo, assinanteId) => {
    const { la, gateway } = await criarMundo();
    expect(await gateway.abrir(novoEnvelope(mudanca))).toEqual({
      tipo: 'recusado',
      motivo,
      assinanteId,
      detalhe: null,
    });
    expect(la.rotas).toEqual([]);
  });

  it('says whose contact the provider refuses, without a word of the person', async () => {
    const { gateway } = await criarMundo();
    const semPonto = { ...EVA, contato: { metodo: 'email', endereco: 'eva@exemplo' } } as const;
    expect(await gateway.abrir(novoEnvelope({ assinantes: [ANA, RUI, semPonto, TITO] }))).toEqual({
      tipo: 'recusado',
      motivo: 'email',
      assinanteId: EVA.id,
      detalhe: 'HTTP 400 /data/attributes/email',
    });
  });

  it('waits for a token that is put right', async () => {
    const { la, gateway } = await criarMundo();
    la.falhar({ rota: 'GET /envelopes', quando: 'antes', como: 403 });
    expect(await gateway.abrir(novoEnvelope())).toEqual({ tipo: 'adiado', motivo: 'HTTP 403' });
    expect(la.rotas).toHaveLength(1);
  });
});
