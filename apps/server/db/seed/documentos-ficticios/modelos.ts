import type { PessoaDoDocumento } from './pessoa-ficticia.ts';
import { larguraDoTexto, type Texto } from './texto-em-curvas.ts';

/**
 * The faces of Brazilian identity documents, drawn after their public layouts with made-up data. `faces` are
 * cards of 1000 units width; a photograph shows one or both of them.
 */
export type Face = { altura: number; fundo: string; traco: string; textos: Texto[]; fotos: Caixa[] };
type Caixa = { x: number; y: number; largura: number; altura: number };
export type Modelo = 'rg-antigo' | 'rg-2019' | 'cin' | 'cnh-2012' | 'cnh-2022';

export const modelos: readonly Modelo[] = ['rg-antigo', 'rg-2019', 'cin', 'cnh-2012', 'cnh-2022'];

export function facesDoModelo(modelo: Modelo, pessoa: PessoaDoDocumento): Face[] {
  return desenhos[modelo](pessoa);
}

const desenhos: Readonly<Record<Modelo, (pessoa: PessoaDoDocumento) => Face[]>> = {
  'rg-antigo': (p) => [
    face(
      680,
      '#dfeadb',
      '#9cc09a',
      [
        titulo(500, 60, 'REPÚBLICA FEDERATIVA DO BRASIL', 30),
        titulo(
          500,
          105,
          `ESTADO ${p.naturalidade.endsWith('SP') ? 'DE SÃO PAULO' : 'DO RIO DE JANEIRO'}`,
          26,
        ),
        titulo(500, 145, 'SECRETARIA DA SEGURANÇA PÚBLICA', 24),
        titulo(500, 185, 'INSTITUTO DE IDENTIFICAÇÃO', 24),
        titulo(500, 600, 'ASSINATURA DO TITULAR', 18),
        titulo(500, 650, 'CARTEIRA DE IDENTIDADE', 30),
      ],
      [{ x: 90, y: 230, largura: 230, altura: 300 }],
    ),
    face(680, '#dfeadb', '#9cc09a', [
      titulo(500, 50, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 26),
      rotulo(40, 100, 'REGISTRO'),
      rotulo(40, 120, 'GERAL'),
      valor(160, 118, p.rg, 32, 'maquina'),
      rotulo(560, 100, 'DATA DE'),
      rotulo(560, 120, 'EXPEDIÇÃO'),
      valor(710, 118, barras(p.expedicao), 32, 'maquina'),
      rotulo(40, 165, 'NOME'),
      valor(60, 205, p.nome.toUpperCase(), 32, 'maquina'),
      rotulo(40, 250, 'FILIAÇÃO'),
      valor(60, 290, (p.pai ?? p.mae).toUpperCase(), 30, 'maquina'),
      valor(60, 330, p.pai === null ? '' : p.mae.toUpperCase(), 30, 'maquina'),
      rotulo(40, 375, 'NATURALIDADE'),
      valor(60, 413, p.naturalidade.toUpperCase(), 28, 'maquina'),
      rotulo(620, 375, 'DATA DE NASCIMENTO'),
      valor(640, 413, barras(p.nascimento), 32, 'maquina'),
      rotulo(40, 455, 'DOC. ORIGEM'),
      valor(190, 460, 'CN:LV.A123/FLS.045/N.06789', 26, 'maquina'),
      rotulo(40, 520, 'CPF'),
      valor(120, 522, cpfComPontos(p.cpf), 32, 'maquina'),
      titulo(500, 610, 'ASSINATURA DO DIRETOR', 18),
      titulo(500, 655, 'LEI Nº 7.116 DE 29/08/83', 22),
    ]),
  ],
  'rg-2019': (p) => [
    face(
      700,
      '#e4ecdf',
      '#a8c8a0',
      [
        titulo(500, 50, 'REPÚBLICA FEDERATIVA DO BRASIL', 28),
        titulo(500, 88, 'SECRETARIA DE ESTADO DA SEGURANÇA PÚBLICA', 20),
        rotulo(330, 140, 'NOME'),
        valor(330, 175, p.nome.toUpperCase(), 27),
        rotulo(330, 220, 'FILIAÇÃO'),
        valor(330, 255, p.mae.toUpperCase(), 25),
        valor(330, 290, (p.pai ?? '').toUpperCase(), 25),
        rotulo(330, 340, 'DATA NASCIMENTO'),
        valor(330, 375, barras(p.nascimento), 27),
        rotulo(640, 340, 'NATURALIDADE'),
        valor(640, 375, p.naturalidade.toUpperCase(), 25),
        rotulo(330, 420, 'ÓRGÃO EXPEDIDOR'),
        valor(330, 455, 'SSP', 27),
        rotulo(640, 420, 'FATOR RH'),
        valor(640, 455, 'O+', 27),
        titulo(500, 660, 'LEI Nº 7.116, DE 29 DE AGOSTO DE 1983', 20),
      ],
      [{ x: 50, y: 130, largura: 240, altura: 320 }],
    ),
    face(
      700,
      '#e4ecdf',
      '#a8c8a0',
      [
        titulo(500, 45, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 24),
        rotulo(40, 100, 'CPF'),
        valor(40, 138, cpfComPontos(p.cpf), 30),
        rotulo(420, 100, 'DNI'),
        rotulo(40, 190, 'REGISTRO GERAL'),
        valor(40, 228, p.rg, 30),
        rotulo(420, 190, 'DATA DE EXPEDIÇÃO'),
        valor(420, 228, barras(p.expedicao), 30),
        rotulo(40, 280, 'REGISTRO CIVIL'),
        valor(40, 318, 'CERT. NASC. LV A-123 FL 45 N 6789', 24),
        rotulo(40, 370, 'T. ELEITOR'),
        rotulo(340, 370, 'NIS/PIS/PASEP'),
        rotulo(660, 370, 'CNS'),
        titulo(500, 640, 'ASSINATURA DO DIRETOR', 18),
      ],
      [{ x: 700, y: 400, largura: 220, altura: 160 }],
    ),
  ],
  cin: (p) => [
    face(
      640,
      '#e2ebe6',
      '#9fc3b4',
      [
        titulo(500, 50, 'REPÚBLICA FEDERATIVA DO BRASIL', 28),
        titulo(500, 85, 'Governo Federal', 20),
        titulo(500, 120, 'CARTEIRA DE IDENTIDADE', 26),
        rotulo(330, 165, 'Nome / Name'),
        valor(330, 198, p.nome.toUpperCase(), 26, 'negrito'),
        rotulo(330, 240, 'Nome Social / Social Name'),
        rotulo(330, 305, 'Registro Geral - CPF / Personal Number'),
        valor(330, 338, cpfComPontos(p.cpf), 28, 'negrito'),
        rotulo(760, 305, 'Sexo / Sex'),
        valor(760, 338, p.sexo, 26, 'negrito'),
        rotulo(330, 385, 'Data de Nascimento / Date of Birth'),
        valor(330, 418, barras(p.nascimento), 28, 'negrito'),
        rotulo(690, 385, 'Nacionalidade / Nationality'),
        valor(690, 418, 'BRA', 26, 'negrito'),
        rotulo(330, 465, 'Naturalidade / Place of Birth'),
        valor(330, 498, p.naturalidade.toUpperCase(), 24, 'negrito'),
        rotulo(690, 465, 'Data de Validade / Expiry'),
        valor(690, 498, barras(p.validade), 26, 'negrito'),
        rotulo(330, 600, 'Assinatura do Titular / Cardholder Signature'),
      ],
      [{ x: 50, y: 150, largura: 240, altura: 320 }],
    ),
    face(
      640,
      '#e2ebe6',
      '#9fc3b4',
      [
        rotulo(40, 60, 'Filiação / Filiation'),
        valor(40, 95, p.mae.toUpperCase(), 24, 'negrito'),
        valor(40, 128, (p.pai ?? '').toUpperCase(), 24, 'negrito'),
        rotulo(40, 180, 'Órgão Expedidor / Card Issuer'),
        valor(40, 213, 'SSP SP', 24, 'negrito'),
        rotulo(40, 260, 'Local / Place of Issue'),
        valor(40, 293, p.naturalidade.toUpperCase(), 24, 'negrito'),
        rotulo(520, 260, 'Data de Emissão / Date of Issue'),
        valor(520, 293, barras(p.expedicao), 26, 'negrito'),
      ],
      [{ x: 740, y: 30, largura: 190, altura: 190 }],
    ),
  ],
  'cnh-2012': (p) => [
    face(
      1320,
      '#e8efe4',
      '#a9c79a',
      [
        titulo(500, 45, 'REPÚBLICA FEDERATIVA DO BRASIL', 26),
        titulo(500, 75, 'MINISTÉRIO DAS CIDADES', 18),
        titulo(500, 100, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 18),
        titulo(500, 128, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 22),
        rotulo(130, 170, 'NOME'),
        valor(130, 205, p.nome.toUpperCase(), 28),
        rotulo(460, 255, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF'),
        valor(460, 288, `${p.rg.replace(/\D/g, '')} SSP ${p.naturalidade.slice(-2)}`, 26),
        rotulo(460, 330, 'CPF'),
        valor(460, 365, cpfComPontos(p.cpf), 28),
        rotulo(750, 330, 'DATA NASCIMENTO'),
        valor(750, 365, barras(p.nascimento), 28),
        rotulo(460, 410, 'FILIAÇÃO'),
        ...filiacaoQuebrada(p, 460, 443),
        rotulo(460, 620, 'PERMISSÃO'),
        rotulo(640, 620, 'ACC'),
        rotulo(800, 620, 'CAT. HAB.'),
        valor(810, 652, 'AB', 26),
        rotulo(130, 700, 'Nº REGISTRO'),
        valor(130, 737, '04567891230', 28),
        rotulo(460, 700, 'VALIDADE'),
        valor(460, 737, barras(p.validade), 28),
        rotulo(750, 700, '1ª HABILITAÇÃO'),
        valor(750, 737, barras(primeiraHabilitacao(p)), 28),
        rotulo(130, 790, 'OBSERVAÇÕES'),
        rotulo(130, 1080, 'ASSINATURA DO PORTADOR'),
        rotulo(130, 1130, 'LOCAL'),
        valor(130, 1165, p.naturalidade.replace('-', ', ').toUpperCase(), 26),
        rotulo(720, 1130, 'DATA EMISSÃO'),
        valor(720, 1165, barras(p.expedicao), 28),
      ],
      [{ x: 140, y: 255, largura: 270, altura: 370 }],
    ),
  ],
  'cnh-2022': (p) => [
    face(
      700,
      '#e5ede6',
      '#9dc3ab',
      [
        titulo(500, 40, 'REPÚBLICA FEDERATIVA DO BRASIL', 24),
        titulo(500, 68, 'MINISTÉRIO DA INFRAESTRUTURA', 16),
        titulo(500, 98, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE', 20),
        rotulo(330, 135, '2 e 1 NOME E SOBRENOME'),
        valor(330, 166, p.nome.toUpperCase(), 24),
        rotulo(800, 135, '1ª HABILITAÇÃO'),
        valor(800, 166, barras(primeiraHabilitacao(p)), 24),
        rotulo(330, 205, '3 DATA, LOCAL E UF DE NASCIMENTO'),
        valor(330, 236, `${barras(p.nascimento)}, ${p.naturalidade.replace('-', ', ').toUpperCase()}`, 24),
        rotulo(330, 275, '4a DATA EMISSÃO'),
        valor(330, 306, barras(p.expedicao), 24),
        rotulo(600, 275, '4b VALIDADE'),
        valor(600, 306, barras(p.validade), 24),
        rotulo(850, 275, 'ACC'),
        rotulo(330, 345, '4c DOC IDENTIDADE / ÓRG EMISSOR / UF'),
        valor(330, 376, `${p.rg.replace(/\D/g, '')} SSP ${p.naturalidade.slice(-2)}`, 24),
        rotulo(330, 415, '4d CPF'),
        valor(330, 446, cpfComPontos(p.cpf), 24),
        rotulo(600, 415, '5 Nº REGISTRO'),
        valor(600, 446, '04567891230', 24),
        rotulo(850, 415, '9 CAT HAB'),
        valor(850, 446, 'AB', 24),
        rotulo(330, 485, 'NACIONALIDADE'),
        valor(330, 514, p.sexo === 'F' ? 'BRASILEIRA' : 'BRASILEIRO', 22),
        rotulo(330, 550, 'FILIAÇÃO'),
        valor(330, 580, (p.pai ?? p.mae).toUpperCase(), 22),
        valor(330, 608, p.pai === null ? '' : p.mae.toUpperCase(), 22),
        rotulo(330, 660, '7 ASSINATURA DO PORTADOR'),
      ],
      [{ x: 50, y: 135, largura: 240, altura: 320 }],
    ),
  ],
};

function face(altura: number, fundo: string, traco: string, textos: Texto[], fotos: Caixa[] = []): Face {
  return { altura, fundo, traco, textos: textos.filter(({ texto }) => texto !== ''), fotos };
}

function rotulo(x: number, y: number, texto: string): Texto {
  return { x, y, texto, tamanho: 16, cor: '#33493a' };
}

function valor(
  x: number,
  y: number,
  texto: string,
  tamanho: number,
  fonte: Texto['fonte'] = 'regular',
): Texto {
  return { x, y, texto, tamanho, fonte };
}

function titulo(centro: number, y: number, texto: string, tamanho: number): Texto {
  const x = centro - larguraDoTexto(texto, tamanho, 'negrito') / 2;
  return { x, y, texto, tamanho, fonte: 'negrito', cor: '#22382a' };
}

/** The old CNH breaks the parents' names in its narrow column and leaves a gap between them. */
function filiacaoQuebrada(p: PessoaDoDocumento, x: number, y: number): Texto[] {
  const linhas: Texto[] = [];
  let atual = y;
  for (const nome of [p.pai, p.mae]) {
    if (nome === null) continue;
    for (const linha of quebrar(nome.toUpperCase(), 25)) {
      linhas.push(valor(x, atual, linha, 25));
      atual += 32;
    }
    atual += 8;
  }
  return linhas;
}

function quebrar(nome: string, maximo: number): string[] {
  if (nome.length <= maximo) return [nome];
  const corte = nome.lastIndexOf(' ', maximo);
  return [nome.slice(0, corte), nome.slice(corte + 1)];
}

function primeiraHabilitacao(p: PessoaDoDocumento): string {
  return `${Number(p.nascimento.slice(0, 4)) + 19}${p.nascimento.slice(4)}`;
}

export function barras(data: string): string {
  return data.split('-').reverse().join('/');
}

export function cpfComPontos(cpf: string): string {
  return cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
}
