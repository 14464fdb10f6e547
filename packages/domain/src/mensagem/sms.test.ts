import { describe, expect, it } from 'vitest';
import { linkDoConvite } from '../fiador/link.ts';
import { MAXIMO_DA_CURTA, MAXIMO_DE_PARTES, MAXIMO_DE_PARTES_COM_LINK, tamanhoDoSms } from './sms.ts';
import { CHAVES_DE_TEXTO, fichaDoTexto, preencher, valoresDeExemplo } from './textos.ts';

describe('the parts of an SMS', () => {
  it.each([
    ['nothing outside GSM 03.38', 'a'.repeat(160), 'gsm7', 1],
    ['one letter more', 'a'.repeat(161), 'gsm7', 2],
    ['two full parts', 'a'.repeat(306), 'gsm7', 2],
    ['three', 'a'.repeat(307), 'gsm7', 3],
    ['the accents that GSM 03.38 has', 'àéùìòÇÅäöñü'.repeat(14), 'gsm7', 1],
    ['letters behind an escape count twice', '€'.repeat(81), 'gsm7', 2],
    ['no escape is cut from its letter', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 3],
    ['one ã', `ã${'a'.repeat(69)}`, 'ucs2', 1],
    ['one ã and a letter more', `ã${'a'.repeat(70)}`, 'ucs2', 2],
    ['two full parts with accents', 'ç'.repeat(134), 'ucs2', 2],
    ['three with accents', 'ç'.repeat(135), 'ucs2', 3],
    ['no emoji is cut in two', `${'a'.repeat(66)}😀${'a'.repeat(66)}`, 'ucs2', 3],
  ] as const)('%s', (_, texto, alfabeto, partes) => {
    expect(tamanhoDoSms(texto)).toEqual({ alfabeto, partes });
  });
});

describe('what the product sends to a phone', () => {
  const PROVEDOR = 'Fundação Educar Brasil';
  const exemplos = {
    pessoa: 'Guilhermina',
    estudante: 'Guilhermina',
    fiador: 'Sebastião',
    responsavel: 'Guilhermina',
    link: linkDoConvite('https://credito.exemplo.org.br', 'indicacao', 'a'.repeat(43)),
  };

  it.each(CHAVES_DE_TEXTO)('%s is paid as few parts, with its accents', (chave) => {
    const { padrao, exige } = fichaDoTexto(chave);
    const { curta, assunto = '' } = padrao;
    expect([...(curta ?? '')].length).toBeLessThanOrEqual(MAXIMO_DA_CURTA);
    const escrito = preencher(curta ?? `${assunto}. Veja no portal.`, {
      ...valoresDeExemplo(chave),
      ...exemplos,
    });
    // Read by the phone, at the end of a code.
    const depois = exige?.curta === 'codigo' ? '\n\n@credito.exemplo.org.br #012345' : '';
    expect(tamanhoDoSms(`${PROVEDOR}: ${escrito}${depois}`).partes).toBeLessThanOrEqual(
      exige?.curta === 'link' ? MAXIMO_DE_PARTES_COM_LINK : MAXIMO_DE_PARTES,
    );
  });
});
