import { describe, expect, it } from 'vitest';
import { contatosQueMudam, exigeSegundaPessoa, recusaDaTroca } from './troca-de-contato.ts';

const ANTES = { email: 'rui@exemplo.com.br', telefone: '51987654321' };
const OUTRO_EMAIL = { ...ANTES, email: 'rui.costa@exemplo.com.br' };
const OUTRO_TELEFONE = { ...ANTES, telefone: '51912345678' };
const TUDO = { ...OUTRO_EMAIL, telefone: '51912345678' };

const fatos = {
  assinante: { nome: 'Rui Costa', estado: 'devolvido' },
  antes: ANTES,
  depois: OUTRO_EMAIL,
  outros: [{ nome: 'Ana Souza', email: 'ana@exemplo.com.br', telefone: '51911112222' }],
  jaTrocados: [],
} as const;

describe('a repaired contact', () => {
  it('is one of the two, or both', () => {
    expect(contatosQueMudam(ANTES, OUTRO_EMAIL)).toEqual(['email']);
    expect(contatosQueMudam(ANTES, TUDO)).toEqual(['email', 'telefone']);
    expect(contatosQueMudam(ANTES, ANTES)).toEqual([]);
  });

  it('takes a second person only where nothing is left of what the person was reached by', () => {
    const exige = (depois: typeof ANTES, jaTrocados: readonly ('email' | 'telefone')[] = []) =>
      exigeSegundaPessoa({ antes: ANTES, depois, jaTrocados });
    expect(exige(OUTRO_EMAIL)).toBe(false);
    expect(exige(OUTRO_TELEFONE)).toBe(false);
    expect(exige(TUDO)).toBe(true);
    expect(exige(OUTRO_TELEFONE, ['email'])).toBe(true);
    expect(exige(OUTRO_EMAIL, ['email'])).toBe(false);
    const soEmail = { email: 'eva@exemplo.com.br', telefone: null };
    expect(
      exigeSegundaPessoa({ antes: soEmail, depois: { ...soEmail, email: 'x@exemplo.com' }, jaTrocados: [] }),
    ).toBe(false);
  });

  it('is refused where the person signed, or it is somebody else’s', () => {
    expect(recusaDaTroca(fatos)).toBeNull();
    expect(recusaDaTroca({ ...fatos, assinante: { nome: 'Rui Costa', estado: 'assinou' } })).toContain(
      'já assinou',
    );
    expect(recusaDaTroca({ ...fatos, depois: { ...ANTES, email: 'ana@exemplo.com.br' } })).toContain(
      'têm o mesmo e-mail',
    );
    expect(recusaDaTroca({ ...fatos, depois: { email: null, telefone: null } })).toContain('Falta o e-mail');
  });
});
