import { expect, it } from 'vitest';
import { ouvirComoProvedor } from '../../../test/gateways/provedor-de-teste.ts';
import { ANA } from '../../../test/pessoas.ts';
import { criarZendesk } from './zendesk.ts';

it('registers the person by CPF as the external id', async () => {
  const { url, pedidos } = await ouvirComoProvedor(() => ({ status: 201, corpo: { user: { id: 1 } } }));
  expect(await criarZendesk({ url: `${url}/`, token: 'segredo' }).registrarUsuario(ANA)).toEqual({
    tipo: 'aceita',
  });
  expect(pedidos[0]).toMatchObject({
    caminho: '/api/v2/users/create_or_update.json',
    corpo: {
      user: { external_id: ANA.cpf, name: ANA.nome, email: ANA.email, phone: ANA.telefone, role: 'end-user' },
    },
  });
  expect(pedidos[0]?.cabecalhos.authorization).toBe('Bearer segredo');
});

it.each([
  [422, 'recusada'],
  [429, 'adiada'],
  [503, 'adiada'],
] as const)('an answer %i makes the registration %s', async (status, tipo) => {
  const { url } = await ouvirComoProvedor(() => ({ status }));
  expect(await criarZendesk({ url, token: 't' }).registrarUsuario(ANA)).toEqual({
    tipo,
    motivo: `HTTP ${status}`,
  });
});
