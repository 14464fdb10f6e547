import { describe, expect, it } from 'vitest';
import {
  type CodigoDeMotivo,
  comoForamEscolhidos,
  lerMotivos,
  MOTIVOS,
  motivosDaEscolha,
  motivosPara,
  registrarMotivos,
  semExplicacao,
} from './motivos.ts';

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

  describe('several reasons, each with what was written beside it', () => {
    const oferecidos = motivosPara('documento', 'RG');
    const escolha = {
      codigos: ['OUTRO', 'CORTADO', 'ILEGIVEL', 'SAIU_DO_CATALOGO'],
      textos: { CORTADO: ' Falta o canto de cima. ', ILEGIVEL: '  ', OUTRO: 'Peça a segunda via.' },
    };
    const enviados = motivosDaEscolha(oferecidos, escolha);

    it('are sent as the catalogue has them, and no explanation stands behind another reason', () => {
      expect(enviados).toEqual([
        { codigo: 'ILEGIVEL' },
        { codigo: 'CORTADO', texto: 'Falta o canto de cima.' },
        { codigo: 'OUTRO', texto: 'Peça a segunda via.' },
      ]);
      const registrados = registrarMotivos(enviados, 'documento', 'RG');
      expect(registrados.ok && registrados.motivos.map(({ texto }) => texto)).toEqual([
        MOTIVOS.ILEGIVEL.texto,
        `${MOTIVOS.CORTADO.texto} Falta o canto de cima.`,
        'Peça a segunda via.',
      ]);
    });

    it('are found again when the verdict is changed', () => {
      const registrados = registrarMotivos(enviados, 'documento', 'RG');
      if (!registrados.ok) throw new Error(registrados.mensagem);
      expect(comoForamEscolhidos(registrados.motivos)).toEqual({
        codigos: ['ILEGIVEL', 'CORTADO', 'OUTRO'],
        textos: { CORTADO: 'Falta o canto de cima.', OUTRO: 'Peça a segunda via.' },
      });
    });

    it.each([
      [['OUTRO'], {}, ['OUTRO']],
      [['OUTRO', 'CORTADO'], { CORTADO: 'Falta o canto de cima.' }, ['OUTRO']],
      [['OUTRO'], { OUTRO: 'Peça a segunda via.' }, []],
      [['CORTADO'], {}, []],
    ])('%j with %j: %j says nothing yet', (codigos, textos, faltam) => {
      expect(semExplicacao(oferecidos, { codigos, textos })).toEqual(faltam);
    });
  });

  it('reads reasons of older data, which were plain sentences', () => {
    expect(lerMotivos(['Documento ilegível.', { codigo: 'CORTADO', texto: 'Cortado.' }, 3, null])).toEqual([
      { codigo: 'OUTRO', texto: 'Documento ilegível.' },
      { codigo: 'CORTADO', texto: 'Cortado.' },
    ]);
    expect(lerMotivos(null)).toEqual([]);
  });
});
