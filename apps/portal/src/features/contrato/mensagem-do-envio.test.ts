import { describe, expect, it } from 'vitest';
import { mensagemDoEnvio } from './mensagem-do-envio.ts';

describe('why the signing e-mail was not sent (spec 3 section 8)', () => {
  it.each([400, 404, 409, 422, 500])('%i says what the server says', (status) => {
    expect(mensagemDoEnvio({ status, message: 'A assinatura não está disponível.' })).toBe(
      'A assinatura não está disponível.',
    );
  });
  it.each([0, 429, 503])('%i has the words of the catalogue', (status) => {
    expect(mensagemDoEnvio({ status, message: 'x' })).toMatch(/Tente novamente mais tarde\.$/);
  });
});
