import { describe, expect, it } from 'vitest';
import { metodoInicial, podeUsarMetodo, tipoDoTelefone } from './metodo.ts';

const EMAIL = 'ana@exemplo.com.br';
const contato = (email: string | null, telefone: string | null) => ({
  email,
  telefone,
  tipoDoTelefone: tipoDoTelefone(telefone),
});

/** Case SIGN-03, read with eleven digits everywhere. */
describe('by which way a signer is reached', () => {
  it.each([
    ['a mobile phone of eleven digits', contato(EMAIL, '11987654321'), true, true],
    ['a landline of ten', contato(EMAIL, '1133334444'), true, false],
    ['ten digits that begin as a mobile phone', contato(EMAIL, '1198765432'), true, false],
    ['no phone', contato(EMAIL, null), true, false],
    ['an empty phone', contato(EMAIL, ''), true, false],
    ['a mobile phone and no e-mail', contato(null, '11987654321'), false, true],
  ])('%s', (_, quem, porEmail, porWhatsapp) => {
    for (const alvo of ['contrato', 'alteracao'] as const) {
      expect(podeUsarMetodo('email', quem, alvo)).toBe(porEmail);
      expect(podeUsarMetodo('whatsapp', quem, alvo)).toBe(porWhatsapp);
    }
  });

  it('begins with the e-mail, where there is one', () => {
    expect(metodoInicial(contato(EMAIL, '11987654321'))).toBe('email');
    expect(metodoInicial(contato(null, '11987654321'))).toBe('whatsapp');
  });
});
