import { describe, expect, test } from 'vitest';
import { digitarCodigo, isCelulaAtiva, lerCodigo } from './codigo.ts';
import { aplicarMascara, type Mascara, soDigitos } from './mascara.ts';
import { mascaras } from './mascaras.ts';

/** Types key by key at the end of the field, as a person does. */
function digitar(mascara: Mascara, teclas: string, inicio = ''): string {
  let antes = inicio;
  for (const tecla of teclas) {
    const texto = antes + tecla;
    antes = aplicarMascara(mascara, {
      texto,
      cursor: texto.length,
      antes,
      tipo: 'insertText',
      inserido: tecla,
    }).texto;
  }
  return antes;
}

/** `|` marks the caret before the edit; returns the text with the caret after it. */
function editar(mascara: Mascara, marcado: string, tecla: string): string {
  const cursor = marcado.indexOf('|');
  const antes = marcado.replace('|', '');
  const [texto, lugar, tipo] =
    tecla === 'Backspace'
      ? [antes.slice(0, cursor - 1) + antes.slice(cursor), cursor - 1, 'deleteContentBackward']
      : tecla === 'Delete'
        ? [antes.slice(0, cursor) + antes.slice(cursor + 1), cursor, 'deleteContentForward']
        : [antes.slice(0, cursor) + tecla + antes.slice(cursor), cursor + 1, 'insertText'];
  const depois = aplicarMascara(mascara, { texto, cursor: lugar, antes, tipo, inserido: tecla });
  return `${depois.texto.slice(0, depois.cursor)}|${depois.texto.slice(depois.cursor)}`;
}

describe('typing, key by key', () => {
  test.each([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '529.982.247-25', '529.982.247-25'],
    ['cpf', '01234567890', '012.345.678-90'],
    ['cpf', '12ab3', '123'],
    ['cpf', '529982247251', '529.982.247-25'],
    ['cep', '01310100', '01310-100'],
    ['cep', 'O1310-100', '13101-00'],
    ['data', '01021990', '01/02/1990'],
    ['data', '1/2/1990', '01/02/1990'],
    ['data', '01/02/90', '01/02/90'],
    ['data', '010219901', '01/02/1990'],
    ['telefone', '11987654321', '(11) 98765-4321'],
    ['telefone', '1133334444', '(11) 3333-4444'],
    ['telefone', '119876543210', '(11) 98765-4321'],
    ['telefone', '+5511987654321', '(11) 98765-4321'],
    ['telefone', '5511987654321', '(11) 98765-4321'],
    ['telefone', '5592987654321', '(92) 98765-4321'],
    ['telefone', '011987654321', '(11) 98765-4321'],
    ['telefone', '55987654321', '(55) 98765-4321'],
    ['telefone', '559876543210', '(55) 98765-4321'],
    ['dinheiro', '321250', '3.212,50'],
    ['dinheiro', '3.212,50', '3.212,50'],
    ['dinheiro', '1', '0,01'],
    ['dinheiro', '0', '0,00'],
    ['dinheiro', '0,05', '0,05'],
    ['dinheiro', '1234567890123', '12.345.678.901,23'],
  ] as const)('%s %s shows %s', (nome, teclas, esperado) => {
    expect(digitar(mascaras[nome], teclas)).toBe(esperado);
  });

  test('a typed country code never becomes a well-formed number of area 55', () => {
    for (let quantos = 11; quantos <= 13; quantos += 1) {
      expect(digitar(mascaras.telefone, '5511987654321'.slice(0, quantos))).not.toMatch(/^\(55\)/);
    }
  });
});

describe('values that arrive whole: paste, autofill, the form', () => {
  test.each([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', ' 529.982.247-25\n', '529.982.247-25'],
    ['cpf', 'CPF: 529.982.247-25', '529.982.247-25'],
    ['cpf', '５２９９８２２４７２５', '529.982.247-25'],
    ['cpf', '11222333000181', '11222333000181'],
    ['cep', '01310-100', '01310-100'],
    ['cep', 'CEP 01310100', '01310-100'],
    ['telefone', '+55 11 98765-4321', '(11) 98765-4321'],
    ['telefone', '5511987654321', '(11) 98765-4321'],
    ['telefone', '+5511987654321', '(11) 98765-4321'],
    ['telefone', '011 98765-4321', '(11) 98765-4321'],
    ['telefone', '0 15 11 98765-4321', '(11) 98765-4321'],
    ['telefone', '(11)98765-4321', '(11) 98765-4321'],
    ['telefone', '55 98765-4321', '(55) 98765-4321'],
    ['telefone', '+55 55 98765-4321', '(55) 98765-4321'],
    ['telefone', '+55 11 3333-4444', '(11) 3333-4444'],
    ['telefone', '+1 415 555 01234', '+141555501234'],
    ['telefone', '+55 11 9', '+55 11 9'],
    ['data', '1990-02-01', '01/02/1990'],
    ['data', '1990-02-01T00:00:00Z', '01/02/1990'],
    ['data', '02/01/1990 12:00', '02/01/1990'],
    ['data', '1/2/1990', '01/02/1990'],
    ['data', '01021990', '01/02/1990'],
    ['data', '31/02/1990', '31/02/1990'],
    ['data', '12/ab/1990', '12/ab/1990'],
    ['dinheiro', 'R$ 1.234,56', '1.234,56'],
    ['dinheiro', '1234.56', '1.234,56'],
    ['dinheiro', '1.234', '1.234,00'],
    ['dinheiro', '1.234,5', '1.234,50'],
    ['dinheiro', '\u00a01\u00a0234,56\u00a0', '1.234,56'],
    ['dinheiro', '3212.5', '3.212,50'],
    ['dinheiro', '120.1', '120,10'],
    ['dinheiro', '1500', '1.500,00'],
    ['dinheiro', '0.01', '0,01'],
    ['dinheiro', '0,00', '0,00'],
    ['dinheiro', 'mil reais', 'mil reais'],
    ['dinheiro', '100,555', '100,555'],
    ['dinheiro', '1,234,567', '1.234.567,00'],
    ['dinheiro', '-5', '-5'],
  ] as const)('%s %j shows %s', (nome, texto, esperado) => {
    expect(mascaras[nome].receber(texto)).toBe(esperado);
  });

  test.each([
    ['cpf', '529.982.247-25'],
    ['cep', '01310-100'],
    ['telefone', '(55) 98765-4321'],
    ['telefone', '(11) 3333-4444'],
    ['telefone', '(11) 9876'],
    ['data', '01/02/1990'],
    ['data', '01/0'],
    ['dinheiro', '0,01'],
    ['dinheiro', '3.212,50'],
    ['dinheiro', '12.345.678.901,23'],
  ] as const)('%s %s comes back unchanged however often it is shown', (nome, texto) => {
    expect(mascaras[nome].receber(texto)).toBe(texto);
  });
});

describe('the caret stays beside its digit', () => {
  test.each([
    ['cpf', '529|.982', '1', '529.1|98.2'],
    ['cpf', '5|29.982', '0', '50|2.998.2'],
    ['cpf', '529.|982', 'Backspace', '529|.982'],
    ['cpf', '529|.982', 'Backspace', '52|9.82'],
    ['cpf', '529|.982', 'Delete', '529.|982'],
    ['cpf', '529.|982', 'Delete', '529|.82'],
    ['cpf', '529|.982.247-25', '1', '529|.982.247-25'],
    ['cpf', '52a|9', 'a', '52|9'],
    ['cpf', '|529.982', 'Delete', '|299.82'],
    ['telefone', '(11|) 98765-4321', 'Delete', '(11) |98765-4321'],
    ['telefone', '(1|1) 98765-4321', 'Backspace', '|(19) 8765-4321'],
    ['data', '01/02|/1990', 'Backspace', '01/0|1/990'],
    ['dinheiro', '1.2|34,56', '9', '12.9|34,56'],
    ['dinheiro', '1.234,5|6', 'Backspace', '123,4|6'],
    ['cpf', '11222333000181|', 'Backspace', '1122233300018|'],
    ['telefone', '551198765432199|', 'Backspace', '55119876543219|'],
    ['data', '12/ab/1990|', 'Backspace', '12/ab/199|'],
  ] as const)('%s %s and %s give %s', (nome, antes, tecla, depois) => {
    expect(editar(mascaras[nome], antes, tecla)).toBe(depois);
  });

  test('emptying an amount leaves it empty', () => {
    expect(editar(mascaras.dinheiro, '0,01|', 'Backspace')).toBe('|');
  });

  test('no key changes the number of digits by more than one', () => {
    for (const nome of ['cpf', 'cep', 'telefone'] as const) {
      const cheio = mascaras[nome].receber('11987654321'.slice(0, nome === 'cep' ? 8 : 11));
      for (let cursor = 1; cursor < cheio.length; cursor += 1) {
        const depois = editar(
          mascaras[nome],
          `${cheio.slice(0, cursor)}|${cheio.slice(cursor)}`,
          'Backspace',
        );
        expect(soDigitos(cheio).length - soDigitos(depois).length).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('a whole value replaces half a value on paste', () => {
  test.each([
    ['cpf', 'CPF: 529.982.247-25', true],
    ['cpf', '529', false],
    ['telefone', '+55 11 98765-4321', true],
    ['telefone', '98765-4321', false],
    ['data', '1990-02-01', true],
    ['data', '1990', false],
    ['dinheiro', 'R$ 1.234,56', true],
    ['dinheiro', 'mil', false],
  ] as const)('%s %s: %s', (nome, texto, esperado) => {
    expect(mascaras[nome].isCompleto(texto)).toBe(esperado);
  });
});

describe('the code of six digits', () => {
  test.each([
    ['045678', '045678'],
    [' 045 678 ', '045678'],
    ['Seu código é 045678', '045678'],
    ['Crédito 24h: seu código é 045678.', '045678'],
    ['Código para assinar o contrato 000155 de R$ 4.116,00:\n045678\nEle vale por 30 minutos.', '045678'],
    ['045678 para assinar a alteração 000155.', '045678'],
    ['contrato 000155', '000155'],
    ['０４５６７８', '045678'],
    ['0456789', '045678'],
    ['04ab', '04'],
    ['', ''],
  ])('%j is read as %s', (texto, esperado) => {
    expect(lerCodigo(texto, 6)).toBe(esperado);
  });

  test.each([
    ['049|', '049|'],
    ['0456789|', '045678|'],
    ['0491|678', '0491|78'],
    ['1|045678', '1|45678'],
    ['04a|56', '04|56'],
    ['Seu código é 045678|', '045678|'],
  ])('the field holding %s shows %s', (marcado, esperado) => {
    const { codigo, cursor } = digitarCodigo(marcado.replace('|', ''), marcado.indexOf('|'), 6);
    expect(`${codigo.slice(0, cursor)}|${codigo.slice(cursor)}`).toBe(esperado);
  });

  test.each([
    ['nothing typed', [0, 0], 0, [0]],
    ['three typed', [3, 3], 3, [3]],
    ['the caret before the second', [1, 1], 3, [1]],
    ['all typed', [6, 6], 6, [5]],
    ['one selected', [1, 2], 6, [1]],
    ['emptied by a wrong code', [6, 6], 0, [0]],
    ['emptied while all was selected', [0, 6], 0, [0]],
  ] as const)('with %s the next key goes to its cell', (_, selecao, digitados, celulas) => {
    const ativas = [0, 1, 2, 3, 4, 5].filter((celula) => isCelulaAtiva(celula, selecao, digitados, 6));
    expect(ativas).toEqual(celulas);
  });
});

describe('devices 3', () => {
  /** `|` is where an input method left the caret; `antes` is what the field held when it began. */
  const compor = (mascara: Mascara, marcado: string, antes: string, inserido: string) => {
    const cursor = marcado.indexOf('|');
    const depois = aplicarMascara(mascara, {
      texto: marcado.replace('|', ''),
      cursor,
      antes,
      tipo: 'insertCompositionText',
      inserido,
    });
    return [`${depois.texto.slice(0, depois.cursor)}|${depois.texto.slice(depois.cursor)}`, depois.sobram];
  };

  test.each([
    ['cpf', '529.98|47-25', '529.984.725', '8', '529.98|4.725', false],
    ['cpf', '529.982|.472-5', '529.984.725', '2', '529.982|.472-5', false],
    ['telefone', '(11) 987|5-4321', '(11) 9854-321', '7', '(11) 987|54-321', false],
    ['cep', '0131|010', '01301-0', '1', '0131|0-10', false],
    ['cpf', '52998224725123|', '', '52998224725123', '52998224725123|', true],
  ] as const)(
    '%s: the caret stays after the digit that a composing keyboard wrote',
    (nome, texto, antes, inserido, esperado, sobram) => {
      expect(compor(mascaras[nome], texto, antes, inserido)).toEqual([esperado, sobram]);
    },
  );

  test.each([
    ['529.982.247-25', '1', true],
    ['529.982.247-25', 'a', false],
    ['529.982.247-2', '5', false],
  ])('typing after %s the key %s tells of too many digits: %s', (antes, tecla, sobram) => {
    const texto = antes + tecla;
    expect(
      aplicarMascara(mascaras.cpf, {
        texto,
        cursor: texto.length,
        antes,
        tipo: 'insertText',
        inserido: tecla,
      }).sobram,
    ).toBe(sobram);
  });
});
