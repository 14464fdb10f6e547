import { describe, expect, it } from 'vitest';
import { enderecosParaCompartilhar, FORMATO_DO_CODIGO, linkDoConvite, tipoDoConvite } from './link.ts';

const codigo = 'a'.repeat(43);

describe('the link of an invitation', () => {
  it.each([
    ['pessoa', 'https://ipe.example/fiador/indicacao?cod-fiador='],
    ['estudante', 'https://ipe.example/fiador/aceite?cod-fiador='],
  ] as const)('filled in by %s leads to %s', (preenchidoPor, esperado) => {
    expect(linkDoConvite('https://ipe.example', tipoDoConvite(preenchidoPor), codigo)).toBe(
      esperado + codigo,
    );
  });

  it('carries the words and the link to each way of sharing', () => {
    const link = linkDoConvite('https://ipe.example', 'indicacao', codigo);
    const enderecos = enderecosParaCompartilhar('convite', {
      fiador: "Otávio d'Ávila",
      provedor: 'Fundação Ipê',
      link,
      email: 'otavio@exemplo.education',
    });
    expect(new URL(enderecos.whatsapp).searchParams.get('text')).toContain(link);
    expect(enderecos.messenger).toContain(encodeURIComponent(link));
    expect(enderecos.email).toMatch(/^mailto:otavio%40exemplo\.education\?subject=/);
    expect(decodeURIComponent(enderecos.email)).toContain("Oi, Otávio d'Ávila! Convidei você");
  });

  it('recognises a code by its shape', () => {
    expect(FORMATO_DO_CODIGO.test(codigo)).toBe(true);
    expect(FORMATO_DO_CODIGO.test(`${codigo}=`)).toBe(false);
    expect(FORMATO_DO_CODIGO.test("' or 1=1 --")).toBe(false);
  });
});
