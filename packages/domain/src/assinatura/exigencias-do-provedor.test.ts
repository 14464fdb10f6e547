import { describe, expect, it } from 'vitest';
import {
  EXIGENCIAS_DO_PROVEDOR,
  faltasParaOProvedor,
  MAXIMO_DE_BYTES_NO_PROVEDOR,
  MENSAGENS_DA_EXIGENCIA,
} from './exigencias-do-provedor.ts';

const HOJE = '2026-11-30';
const ANA = {
  id: 'a1',
  nome: 'Ana Maria Souza',
  contato: { metodo: 'email', endereco: 'ana@exemplo.com.br' },
} as const;
const RUI = {
  id: 'a2',
  nome: "Rui D'Ávila",
  contato: { metodo: 'whatsapp', endereco: '51987654321' },
} as const;
const BOM = { prazo: '2026-12-15', bytes: 100_000, assinantes: [ANA, RUI] };

describe('what the provider of signatures asks before it takes an envelope', () => {
  it('is nothing of a good one, on its last possible day and for as long as it may wait', () => {
    for (const prazo of [BOM.prazo, HOJE, '2027-02-28'])
      expect(faltasParaOProvedor({ ...BOM, prazo }, HOJE)).toEqual([]);
    expect(faltasParaOProvedor({ ...BOM, bytes: MAXIMO_DE_BYTES_NO_PROVEDOR }, HOJE)).toEqual([]);
  });

  it.each([
    ['a deadline of yesterday', { prazo: '2026-11-29' }, 'prazo-passado'],
    ['a deadline in ninety-one days', { prazo: '2027-03-01' }, 'prazo-longo'],
    ['a file of more than ten megabytes', { bytes: MAXIMO_DE_BYTES_NO_PROVEDOR + 1 }, 'arquivo-grande'],
    ['nobody who signs', { assinantes: [] }, 'sem-assinantes'],
  ])('refuses %s', (_, mudanca, exigencia) => {
    expect(faltasParaOProvedor({ ...BOM, ...mudanca }, HOJE)).toEqual([{ exigencia, assinanteId: null }]);
  });

  it.each(['Ana', '  Ana  ', 'Ana Maria 2', 'R2 Souza', 'Ana ٣ Souza', ''])(
    'refuses the name "%s", of one word or with a digit',
    (nome) => {
      expect(faltasParaOProvedor({ ...BOM, assinantes: [{ ...ANA, nome }, RUI] }, HOJE)).toEqual([
        { exigencia: 'nome', assinanteId: 'a1' },
      ]);
    },
  );

  it.each([
    ['email', 'ana', 'email'],
    ['email', '', 'email'],
    ['whatsapp', '987654321', 'telefone'],
    ['whatsapp', '5551987654321', 'telefone'],
    ['whatsapp', '(51) 98765-4321', 'telefone'],
  ] as const)('refuses the %s "%s"', (metodo, endereco, exigencia) => {
    const assinantes = [{ ...ANA, contato: { metodo, endereco } }, RUI];
    expect(faltasParaOProvedor({ ...BOM, assinantes }, HOJE)).toEqual([{ exigencia, assinanteId: 'a1' }]);
  });

  it('refuses the second one of two with the same contact, however it is written', () => {
    const contato = { metodo: 'email', endereco: 'ANA@exemplo.com.br' } as const;
    expect(faltasParaOProvedor({ ...BOM, assinantes: [ANA, { ...RUI, contato }] }, HOJE)).toEqual([
      { exigencia: 'contato-repetido', assinanteId: 'a2' },
    ]);
  });

  it('says each of them in words that name nobody', () => {
    for (const exigencia of EXIGENCIAS_DO_PROVEDOR)
      expect(MENSAGENS_DA_EXIGENCIA[exigencia]).toMatch(/^\p{Lu}[^{}]+\.$/u);
  });
});
