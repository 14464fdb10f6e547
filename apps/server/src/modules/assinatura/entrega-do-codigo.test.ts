import { describe, expect, it } from 'vitest';
import {
  assinanteDo,
  chamar,
  contratoParaAssinar,
  corpoDaAssinatura,
  entrar,
  pedirCodigoPara,
  ver,
} from '../../../test/envelopes.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { assinaturaNaoConfigurada } from '../../gateways/assinatura/assinatura-nao-configurada.ts';

const servidor = await criarServidorDeTeste({
  gateways: { assinatura: { ...assinaturaNaoConfigurada, disponivel: true } },
});

describe('what became of the code of a signature (ADR 0077)', () => {
  it('is told to whoever entered, until it is used; a pass of nobody meets nothing', async () => {
    const { contratoId, estudante } = await contratoParaAssinar(servidor, 7_900);
    await servidor.pedir({
      metodo: 'POST',
      url: `/api/contrato/${contratoId}/enviar-clicksign`,
      token: estudante.token,
    });
    const assinante = await assinanteDo(servidor, contratoId, 'estudante');
    const passe = await entrar(servidor, assinante);
    const entrega = async (qual = passe) => chamar(servidor, 'entrega-do-codigo', { passe: qual });
    expect((await entrega()).corpo()).toEqual({ entrega: null });

    const codigo = await pedirCodigoPara(servidor, assinante, passe);
    expect((await entrega()).corpo()).toEqual({ entrega: { situacao: 'enviando', canal: 'email' } });
    await servidor.db
      .updateTable('mensagem')
      .set({ estado: 'devolvida' })
      .where('canal', '=', 'email')
      .where('texto', 'like', `%${codigo}%`)
      .execute();
    expect((await entrega()).corpo()).toEqual({ entrega: { situacao: 'falhou', canal: 'email' } });

    await chamar(servidor, 'assinar', corpoDaAssinatura(await ver(servidor, passe), passe, codigo));
    expect((await entrega()).corpo()).toEqual({ entrega: null });
    expect((await entrega('ninguem')).status).toBe(404);
  });
});
