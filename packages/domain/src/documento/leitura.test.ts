import { describe, expect, it } from 'vitest';
import { lerDocumento, pontuarLeitura } from './leitura.ts';
import type { PalavraLida, Vision } from './leitura-tipos.ts';

const HOJE = '2026-11-27';
const LETRA = 0.6;

/** x, y of the top left corner, text, height. */
type Trecho = [x: number, y: number, texto: string, altura?: number];

/** Words of a page as OCR or a text layer would place them. */
function pagina(...trechos: Trecho[]): PalavraLida[] {
  return trechos.flatMap(([x, y, texto, altura = 20]) =>
    Array.from(texto.matchAll(/\S+/g), (palavra) => ({
      texto: palavra[0],
      x0: x + palavra.index * altura * LETRA,
      y0: y,
      x1: x + (palavra.index + palavra[0].length) * altura * LETRA,
      y1: y + altura,
      confianca: 0.9,
    })),
  );
}

function ler(...trechos: Trecho[]): Vision {
  return lerDocumento([pagina(...trechos)], HOJE);
}

function valores(vision: Vision) {
  const { nome, cpf, mae, pai, dataNascimento, dataExpedicao, numeroRegistro, tipoReconhecido } = vision;
  return {
    tipo: tipoReconhecido,
    nome: nome?.valor,
    cpf: cpf?.valor,
    mae: mae?.valor,
    pai: pai?.valor,
    nascimento: dataNascimento?.valor,
    expedicao: dataExpedicao?.valor,
    registro: numeroRegistro?.valor,
  };
}

const marina = {
  nome: 'Marina de Souza Lima',
  cpf: '52998224725',
  mae: 'Ana Lúcia de Souza',
  pai: 'Otávio Ferreira Lima',
  nascimento: '1989-10-14',
  expedicao: '2019-03-12',
};

const rgAntigo: Trecho[] = [
  [200, 0, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL'],
  [0, 40, 'REGISTRO', 12],
  [0, 56, 'GERAL', 12],
  [110, 44, '12.345.678-9'],
  [500, 40, 'DATA DE', 12],
  [500, 56, 'EXPEDIÇÃO', 12],
  [600, 46, '12/03/2019'],
  [0, 90, 'NOME', 12],
  [20, 110, 'MARINA DE SOUZA LIMA'],
  [0, 150, 'FILIAÇÃO', 12],
  [20, 170, 'OTÁVIO FERREIRA LIMA'],
  [20, 198, 'ANA LÚCIA DE SOUZA'],
  [0, 235, 'NATURALIDADE', 12],
  [20, 255, 'S.PAULO - SP'],
  [500, 235, 'DATA DE NASCIMENTO', 12],
  [510, 255, '14/10/1989'],
  [0, 290, 'DOC. ORIGEM', 12],
  [120, 288, 'CN:LV.A123/FLS.045/N.06789', 16],
  [0, 330, 'CPF', 12],
  [60, 326, '529.982.247-25'],
  [200, 380, 'ASSINATURA DO DIRETOR', 12],
  [200, 420, 'LEI Nº 7.116 DE 29/08/83', 14],
];

const modelos: [string, Trecho[], object][] = [
  ['old RG, two-line labels beside tall values', rgAntigo, { ...marina, tipo: 'RG', registro: '123456789' }],
  [
    'RG of 2019, mother first, front and back',
    [
      [300, 0, 'NOME', 12],
      [300, 18, 'MARINA DE SOUZA LIMA'],
      [300, 50, 'FILIAÇÃO', 12],
      [300, 68, 'ANA LÚCIA DE SOUZA'],
      [300, 96, 'OTÁVIO FERREIRA LIMA'],
      [300, 130, 'DATA NASCIMENTO', 12],
      [600, 130, 'NATURALIDADE', 12],
      [300, 148, '14/10/1989'],
      [600, 148, 'RECIFE-PE'],
      [300, 300, 'CPF', 12],
      [600, 300, 'DNI', 12],
      [300, 318, '529.982.247-25'],
      [300, 360, 'REGISTRO GERAL', 12],
      [600, 360, 'DATA DE EXPEDIÇÃO', 12],
      [300, 378, '12.345.678-X'],
      [600, 378, '12/03/2019'],
      [200, 500, 'LEI Nº 7.116, DE 29 DE AGOSTO DE 1983', 14],
    ],
    { ...marina, tipo: 'RG', registro: '12345678X' },
  ],
  [
    'new national card, where the CPF is the registration number',
    [
      [300, 0, 'CARTEIRA DE IDENTIDADE'],
      [300, 40, 'Nome / Name', 12],
      [300, 58, 'MARINA DE SOUZA LIMA'],
      [300, 90, 'Nome Social / Social Name', 12],
      [300, 130, 'Registro Geral - CPF / Personal Number', 12],
      [800, 130, 'Sexo / Sex', 12],
      [300, 148, '529.982.247-25'],
      [800, 148, 'F'],
      [300, 180, 'Data de Nascimento / Date of Birth', 12],
      [800, 180, 'Nacionalidade / Nationality', 12],
      [300, 198, '14/10/1989'],
      [800, 198, 'BRA'],
      [300, 230, 'Naturalidade / Place of Birth', 12],
      [800, 230, 'Data de Validade / Expiry', 12],
      [300, 248, 'RECIFE-PE'],
      [800, 248, '12/03/2029'],
      [0, 400, 'Filiação / Filiation', 12],
      [0, 418, 'ANA LÚCIA DE SOUZA'],
      [0, 446, 'OTÁVIO FERREIRA LIMA'],
      [0, 480, 'Órgão Expedidor / Card Issuer', 12],
      [0, 498, 'SSP PE'],
      [0, 530, 'Local / Place of Issue', 12],
      [500, 530, 'Data de Emissão / Date of Issue', 12],
      [0, 548, 'RECIFE-PE'],
      [500, 548, '12/03/2019'],
    ],
    { ...marina, tipo: 'RG', registro: '52998224725' },
  ],
  [
    'old CNH, parents broken over two lines each',
    [
      [0, 0, 'CARTEIRA NACIONAL DE HABILITAÇÃO'],
      [0, 40, 'NOME', 12],
      [0, 58, 'MARINA DE SOUZA LIMA'],
      [400, 90, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', 12],
      [400, 108, '123456789 SSP SP'],
      [400, 140, 'CPF', 12],
      [700, 140, 'DATA NASCIMENTO', 12],
      [400, 158, '529.982.247-25'],
      [700, 158, '14/10/1989'],
      [400, 190, 'FILIAÇÃO', 12],
      [400, 208, 'OTÁVIO'],
      [400, 236, 'FERREIRA LIMA'],
      [400, 264, 'ANA LÚCIA'],
      [400, 292, 'DE SOUZA'],
      [400, 330, 'PERMISSÃO', 12],
      [600, 330, 'ACC', 12],
      [700, 330, 'CAT. HAB.', 12],
      [0, 370, 'Nº REGISTRO', 12],
      [400, 370, 'VALIDADE', 12],
      [700, 370, '1ª HABILITAÇÃO', 12],
      [0, 388, '04567891230'],
      [400, 388, '12/03/2029'],
      [700, 388, '10/01/2008'],
      [0, 500, 'LOCAL', 12],
      [700, 500, 'DATA EMISSÃO', 12],
      [0, 518, 'SÃO PAULO, SP'],
      [700, 518, '12/03/2019'],
    ],
    { ...marina, tipo: 'CNH', registro: '123456789' },
  ],
  [
    'CNH of 2022, numbered labels',
    [
      [0, 0, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE'],
      [300, 40, '2 e 1 NOME E SOBRENOME', 12],
      [900, 40, '1ª HABILITAÇÃO', 12],
      [300, 58, 'MARINA DE SOUZA LIMA'],
      [900, 58, '10/01/2008'],
      [300, 90, '3 DATA, LOCAL E UF DE NASCIMENTO', 12],
      [300, 108, '14/10/1989, SÃO PAULO, SP'],
      [300, 140, '4a DATA EMISSÃO', 12],
      [600, 140, '4b VALIDADE', 12],
      [300, 158, '12/03/2019'],
      [600, 158, '12/03/2029'],
      [300, 190, '4c DOC IDENTIDADE / ÓRG EMISSOR / UF', 12],
      [300, 208, '123456789 SSP SP'],
      [300, 240, '4d CPF', 12],
      [600, 240, '5 Nº REGISTRO', 12],
      [900, 240, '9 CAT HAB', 12],
      [300, 258, '529.982.247-25'],
      [600, 258, '04567891230'],
      [900, 258, 'AB'],
      [300, 290, 'NACIONALIDADE', 12],
      [300, 308, 'BRASILEIRA'],
      [300, 340, 'FILIAÇÃO', 12],
      [300, 358, 'OTÁVIO FERREIRA LIMA'],
      [300, 386, 'ANA LÚCIA DE SOUZA'],
      [300, 430, '7 ASSINATURA DO PORTADOR', 12],
    ],
    { ...marina, tipo: 'CNH', registro: '123456789' },
  ],
  [
    'CPF paper, values after a colon',
    [
      [0, 0, 'Secretaria da Receita Federal do Brasil'],
      [0, 40, 'COMPROVANTE DE SITUAÇÃO CADASTRAL NO CPF'],
      [0, 80, 'No do CPF: 529.982.247-25'],
      [0, 110, 'Nome: MARINA DE SOUZA LIMA'],
      [0, 140, 'Data de Nascimento: 14/10/1989'],
      [0, 170, 'Data da Inscrição: 03/05/2010'],
    ],
    { tipo: 'CPF', nome: marina.nome, cpf: marina.cpf, nascimento: marina.nascimento },
  ],
];

describe('modelos de documento', () => {
  it.each(modelos)('reads the %s', (_nome, trechos, esperado) => {
    const vision = ler(...trechos);
    expect(vision.legivel).toBe(true);
    expect(valores(vision)).toMatchObject(esperado);
  });

  it('reads front and back sent as two pages', () => {
    const [, doisLados] = modelos[1] ?? [];
    const frente = (doisLados ?? []).filter(([, y]) => y < 300);
    const verso = (doisLados ?? [])
      .filter(([, y]) => y >= 300)
      .map(([x, y, ...resto]): Trecho => [x, y - 300, ...resto]);
    expect(valores(lerDocumento([pagina(...frente), pagina(...verso)], HOJE))).toMatchObject(marina);
  });

  it('survives what OCR does to labels and margins', () => {
    const borrado = rgAntigo.map(
      ([x, y, texto, altura]): Trecho => [
        x,
        y,
        texto
          .replace(/^NOME$/, 'N0ME')
          .replace('FILIAÇÃO', 'FILlAÇAO')
          .replace('DATA DE NASCIMENTO', 'DATA DE NASC1MENTO')
          .replace('529.982.247-25', '529,982.247-25')
          .replace('MARINA DE SOUZA LIMA', '| MARINA DE SOUZA LIMA —'),
        altura ?? 20,
      ],
    );
    expect(valores(ler(...borrado))).toMatchObject({ ...marina, tipo: 'RG' });
  });
});

describe('filiação', () => {
  const comFiliacao = (...nomes: string[]) => {
    const vision = ler([0, 0, 'FILIAÇÃO', 12], ...nomes.map((nome, i): Trecho => [0, 20 + 26 * i, nome]), [
      0,
      20 + 26 * nomes.length + 20,
      'NATURALIDADE',
      12,
    ]);
    return { mae: vision.mae?.valor, pai: vision.pai?.valor };
  };

  it.each([
    [['OTÁVIO LIMA', 'ANA SOUZA'], { mae: 'Ana Souza', pai: 'Otávio Lima' }],
    [['ANA SOUZA', 'OTÁVIO LIMA'], { mae: 'Ana Souza', pai: 'Otávio Lima' }],
    [['ANA LÚCIA DE SOUZA'], { mae: 'Ana Lúcia de Souza', pai: undefined }],
    [['OTÁVIO FERREIRA LIMA'], { mae: undefined, pai: 'Otávio Ferreira Lima' }],
    [['OTÁVIO FERREIRA', 'LIMA', 'ANA SOUZA'], { mae: 'Ana Souza', pai: 'Otávio Ferreira Lima' }],
    [['OTÁVIO LIMA', 'ANA LÚCIA DE', 'SOUZA'], { mae: 'Ana Lúcia de Souza', pai: 'Otávio Lima' }],
    [['CÍNTIA ROCHA', "ÍRIS D'ÁVILA"], { mae: "Íris D'Ávila", pai: 'Cíntia Rocha' }],
  ])('%j', (nomes, esperado) => {
    expect(comFiliacao(...nomes)).toEqual(esperado);
  });

  it('is less sure when only the order says who is who', () => {
    const certa = ler([0, 0, 'FILIAÇÃO', 12], [0, 20, 'OTÁVIO LIMA'], [0, 46, 'ANA SOUZA']);
    const incerta = ler([0, 0, 'FILIAÇÃO', 12], [0, 20, 'JACI LIMA'], [0, 46, 'DARCI SOUZA']);
    expect(incerta.mae?.confianca).toBeLessThan(certa.mae?.confianca ?? 0);
  });

  it('names a person in the order of words that printed labels give to them', () => {
    const vision = ler(
      [0, 0, 'NOME DA MÃE', 12],
      [0, 18, 'ANA SOUZA'],
      [0, 60, 'NOME DO PAI', 12],
      [0, 78, 'OTÁVIO LIMA'],
    );
    expect([vision.mae?.valor, vision.pai?.valor, vision.nome]).toEqual(['Ana Souza', 'Otávio Lima', null]);
  });
});

describe('CPF', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['529982247/25', '52998224725'],
    ['529.982.247 - 25', '52998224725'],
    ['S29.982.247-2S', '52998224725'],
    ['012.345.678-90', '01234567890'],
    ['52998224725', '52998224725'],
    ['529.982.247-26', undefined],
    ['111.111.111-11', undefined],
    ['529.982.247-2', undefined],
    ['1529.982.247-25', undefined],
  ])('beside its label %s gives %s', (texto, esperado) => {
    expect(ler([0, 0, 'CPF'], [60, 0, texto]).cpf?.valor).toBe(esperado);
  });

  it("never takes a CNH's own number for a CPF, though its check digits would do", () => {
    const vision = ler(
      [0, 0, 'CARTEIRA NACIONAL DE HABILITAÇÃO'],
      [0, 40, 'Nº REGISTRO', 12],
      [0, 58, '52998224725'],
    );
    expect(vision.cpf).toBeNull();
  });

  it('prefers the one with its label to any other on the page', () => {
    const vision = ler([0, 0, 'Titular 012.345.678-90'], [0, 200, 'CPF', 12], [0, 218, '529.982.247-25']);
    expect(vision.cpf?.valor).toBe('52998224725');
  });
});

describe('datas', () => {
  const nascimento = (texto: string) =>
    ler([0, 0, 'DATA DE NASCIMENTO', 12], [0, 18, texto]).dataNascimento?.valor;

  it.each([
    ['14/10/1989', '1989-10-14'],
    ['14.10.1989', '1989-10-14'],
    ['14-10-1989', '1989-10-14'],
    ['14/OUT/1989', '1989-10-14'],
    ['14 / 10 / 1989', '1989-10-14'],
    ['I4/1O/1989', '1989-10-14'],
    ['31/02/1990', undefined],
    ['29/02/2007', undefined],
    ['14/10/89', undefined],
    ['28/11/2026', undefined],
    ['27/11/1896', undefined],
    ['27/11/1896 14/10/1989', '1989-10-14'],
  ])('%s: %s', (texto, esperado) => {
    expect(nascimento(texto)).toBe(esperado);
  });

  it('without a label takes the earliest of several dates, with less confidence, and never a lonely one', () => {
    const varias = ler([0, 0, '12/03/2019'], [0, 40, '14/10/1989'], [0, 80, '12/03/2029']);
    expect(varias.dataNascimento).toEqual({ valor: '1989-10-14', confianca: 0.6 });
    expect(ler([0, 0, '12/03/2019']).dataNascimento).toBeNull();
  });

  it('refuses an issue date before the birth or in the future', () => {
    const com = (expedicao: string) =>
      ler(
        [0, 0, 'DATA DE NASCIMENTO', 12],
        [0, 18, '14/10/1989'],
        [0, 60, 'DATA DE EXPEDIÇÃO', 12],
        [0, 78, expedicao],
      ).dataExpedicao?.valor;
    expect(com('12/03/2019')).toBe('2019-03-12');
    expect(com('12/03/1979')).toBeUndefined();
    expect(com('28/11/2026')).toBeUndefined();
  });
});

describe('o que não é documento', () => {
  it('is not legible when there is nothing but noise', () => {
    const ruido = ler([0, 0, 'ea — | ~'], [40, 30, 'ia:'], [10, 60, '3$ ,,']);
    expect(ruido).toMatchObject({ nome: null, cpf: null, tipoReconhecido: 'outro', legivel: false });
    expect(lerDocumento([], HOJE).legivel).toBe(false);
  });

  it('scores an upright document far above noise', () => {
    expect(pontuarLeitura(pagina(...rgAntigo))).toBeGreaterThan(80);
    expect(pontuarLeitura(pagina([0, 0, 'OVÒVITIIHVH 30 TVNOIOVN'], [0, 40, 'SZ-LVZ Z86 6ZS']))).toBeLessThan(
      10,
    );
  });
});
