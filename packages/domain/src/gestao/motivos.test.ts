import { describe, expect, it } from 'vitest';
import { type CodigoDeMotivo, lerMotivos, MOTIVOS, motivosPara, registrarMotivos } from './motivos.ts';

describe('motivos', () => {
  it('has a sentence for the person in every reason, unless the analyst must write it', () => {
    for (const codigo of Object.keys(MOTIVOS) as CodigoDeMotivo[]) {
      const { texto } = MOTIVOS[codigo];
      expect(texto.endsWith('.') || codigo === 'OUTRO', codigo).toBe(true);
    }
  });

  it('offers the face only for identity documents and the month only for incomes', () => {
    const codigos = (tipo: string) => motivosPara('documento', tipo).map(({ codigo }) => codigo);
    expect(codigos('SELFIE')).toContain('ROSTO_NAO_CONFERE');
    expect(codigos('CONTRACHEQUE')).toContain('MES_ERRADO');
    expect(codigos('CONTRACHEQUE')).not.toContain('ROSTO_NAO_CONFERE');
  });

  it('keeps the sentence of the day together with what the analyst added', () => {
    expect(
      registrarMotivos([{ codigo: 'ILEGIVEL', texto: ' O número do CPF não aparece. ' }], 'documento', 'RG'),
    ).toEqual({
      ok: true,
      motivos: [
        {
          codigo: 'ILEGIVEL',
          texto: `${MOTIVOS.ILEGIVEL.texto} O número do CPF não aparece.`,
        },
      ],
    });
  });

  it.each([
    [[{ codigo: 'OUTRO' as const }], 'documento' as const],
    [[{ codigo: 'OUTRO' as const, texto: '  curto  ' }], 'reprovacao' as const],
    [[{ codigo: 'POLITICA_DE_CREDITO' as const }], 'documento' as const],
    [[{ codigo: 'ILEGIVEL' as const }], 'reprovacao' as const],
  ])('refuses a reason without its text or for another case (%#)', (escolhidos, alvo) => {
    expect(registrarMotivos(escolhidos, alvo, 'RG').ok).toBe(false);
  });

  it('reads reasons of older data, which were plain sentences', () => {
    expect(lerMotivos(['Documento ilegível.', { codigo: 'CORTADO', texto: 'Cortado.' }, 3, null])).toEqual([
      { codigo: 'OUTRO', texto: 'Documento ilegível.' },
      { codigo: 'CORTADO', texto: 'Cortado.' },
    ]);
    expect(lerMotivos(null)).toEqual([]);
  });
});
