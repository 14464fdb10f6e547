import { describe, expect, it } from 'vitest';
import { ANA, criarMundo, EVA, RUI, TITO } from '../../../../test/gateways/clicksign/mundo.ts';

const NOVA = { ...EVA, contato: { metodo: 'email', endereco: 'eva.costa@exemplo.com.br' } } as const;
const POR_WHATSAPP = { ...EVA, contato: { metodo: 'whatsapp', endereco: '51912345678' } } as const;

async function aberto() {
  const mundo = await criarMundo();
  const envelope = await mundo.abrir();
  const la = mundo.la.estado.unico();
  /** Contacts of those of whom something is required. */
  const exigidos = () =>
    la.assinantes
      .filter(({ id }) => la.requisitos.filter(({ assinante }) => assinante === id).length === 2)
      .map(({ atributos }) => atributos.email ?? atributos.phone_number);
  return { ...mundo, envelope, unico: la, exigidos };
}

describe('another contact of one signer', () => {
  it('keeps our signer and the signatures of the others, and needs no second round of theirs', async () => {
    const { gateway, envelope, unico, exigidos, la } = await aberto();
    la.estado.assinar(unico, ANA.cpf);
    la.estado.assinar(unico, RUI.cpf);
    const antes = envelope.assinantes.find(({ id }) => id === EVA.id)?.idExterno;
    const trocado = await gateway.trocarContato(envelope, NOVA);
    if (trocado.tipo !== 'feito') throw new Error(JSON.stringify(trocado));
    expect(trocado.assinante.id).toBe(EVA.id);
    expect(trocado.assinante.idExterno).not.toBe(antes);
    // A signer there takes no change: that address does not even exist.
    expect(la.rotas.filter((rota) => rota.startsWith('PATCH'))).toEqual(['PATCH /envelopes/:id']);
    expect(exigidos()).toEqual([
      'ana@exemplo.com.br',
      '51987654321',
      'tito@ipe.org.br',
      NOVA.contato.endereco,
    ]);
    la.estado.assinar(unico, EVA.cpf);
    la.estado.assinar(unico, TITO.cpf);
    const linhas = envelope.assinantes.map((um) => ({
      ...um,
      idExterno: um.id === EVA.id ? trocado.assinante.idExterno : um.idExterno,
    }));
    expect(await gateway.consultar({ ...envelope, assinantes: linhas })).toMatchObject({
      situacao: { tipo: 'assinado' },
    });
  });

  it('never closes an envelope of which she alone was missing', async () => {
    const { gateway, envelope, unico, la } = await aberto();
    la.costumes.retiraEmAndamento = true;
    for (const { cpf } of [ANA, RUI]) la.estado.assinar(unico, cpf);
    expect(await gateway.trocarContato(envelope, NOVA)).toMatchObject({ tipo: 'feito' });
    const [nova, requisitos, fora] = [
      'POST /envelopes/:id/signers',
      'POST /envelopes/:id/bulk_requirements',
      'DELETE /envelopes/:id/signers/:id',
    ].map((rota) => la.rotas.lastIndexOf(rota));
    expect([nova, requisitos, fora]).toEqual([nova, requisitos, fora].sort((a = 0, b = 0) => a - b));
    expect(unico.status).toBe('running');
    expect(unico.assinantes).toHaveLength(4);
  });

  it('by another way asks for the code there', async () => {
    const { gateway, envelope, unico } = await aberto();
    const trocado = await gateway.trocarContato(envelope, POR_WHATSAPP);
    if (trocado.tipo !== 'feito') throw new Error(trocado.tipo);
    const dela = unico.requisitos.filter(({ assinante }) => assinante === trocado.assinante.idExterno);
    expect(dela.map(({ role, auth }) => role ?? auth)).toEqual(['guarantor_spouse', 'whatsapp']);
    const la = unico.assinantes.find(({ id }) => id === trocado.assinante.idExterno);
    expect(la?.atributos).toMatchObject({ phone_number: '51912345678', group: 2 });
    expect(la?.atributos).not.toHaveProperty('email');
  });

  const passos = ['POST /envelopes/:id/signers', 'POST /envelopes/:id/bulk_requirements'];

  it.each(passos.flatMap((rota) => [500, 'desligar' as const].map((como) => [rota, como] as const)))(
    'goes on after %s that was done and answered with %s',
    async (rota, como) => {
      const { gateway, envelope, exigidos, la, unico } = await aberto();
      la.falhar({ rota, quando: 'depois', como });
      expect(await gateway.trocarContato(envelope, NOVA)).toMatchObject({ tipo: 'feito' });
      expect(exigidos()).toHaveLength(4);
      expect(
        unico.assinantes.filter(({ atributos }) => atributos.email === NOVA.contato.endereco),
      ).toHaveLength(1);
    },
  );

  it('that was left half done is finished by the next call, and done twice changes nothing', async () => {
    const { gateway, envelope, exigidos, la, unico } = await aberto();
    la.falhar({ rota: 'POST /envelopes/:id/bulk_requirements', quando: 'antes', como: 500, vezes: 3 });
    expect(await gateway.trocarContato(envelope, NOVA)).toMatchObject({ tipo: 'adiado' });
    expect(exigidos()).toContain('eva@exemplo.com.br');
    const primeira = await gateway.trocarContato(envelope, NOVA);
    expect(await gateway.trocarContato(envelope, NOVA)).toEqual(primeira);
    expect(exigidos()).toHaveLength(4);
    expect(unico.requisitos).toHaveLength(8);
  });

  it('is refused for whoever has signed, for a contact that the provider does not take, and when it is over', async () => {
    const { gateway, envelope, la, unico } = await aberto();
    la.estado.assinar(unico, ANA.cpf);
    expect(
      await gateway.trocarContato(envelope, {
        ...ANA,
        contato: { metodo: 'email', endereco: 'ana2@exemplo.com.br' },
      }),
    ).toMatchObject({ tipo: 'recusado', motivo: 'ja-assinou', assinanteId: ANA.id });
    const curto = { ...EVA, contato: { metodo: 'whatsapp', endereco: '912345678' } } as const;
    expect(await gateway.trocarContato(envelope, curto)).toMatchObject({ motivo: 'telefone' });
    expect(await gateway.trocarContato(envelope, { ...NOVA, id: 'outra' })).toMatchObject({
      motivo: 'nao-encontrado',
    });
    la.estado.cancelar(unico);
    expect(await gateway.trocarContato(envelope, NOVA)).toMatchObject({ motivo: 'encerrado' });
    expect(unico.assinantes).toHaveLength(4);
  });
});
