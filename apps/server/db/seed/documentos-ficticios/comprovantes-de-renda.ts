/** Payslips, statements and benefit slips of made-up people, after layouts that are common in Brazil. */
import { formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { mesPorExtenso } from '@credito/domain/tempo/mes-por-extenso';
import { fotografar, imprimirPdf, type OpcoesDaFoto } from './gerar-documento.ts';
import { cpfComPontos, type Face } from './modelos.ts';
import { larguraDoTexto, type Texto } from './texto-em-curvas.ts';

export interface DadosDoComprovante {
  nome: string;
  cpf: string;
  /** YYYY-MM. */
  mes: string;
  brutoCentavos: number;
  liquidoCentavos: number;
}

export type ModeloDeComprovante =
  | 'contracheque-tabela'
  | 'contracheque-publico'
  | 'holerite-simples'
  | 'pro-labore'
  | 'extrato-colunas'
  | 'extrato-digital'
  | 'beneficio';

export const TIPO_DO_MODELO = {
  'contracheque-tabela': 'CONTRACHEQUE',
  'contracheque-publico': 'CONTRACHEQUE',
  'holerite-simples': 'CONTRACHEQUE',
  'pro-labore': 'PRO_LABORE',
  'extrato-colunas': 'EXTRATO_BANCARIO',
  'extrato-digital': 'EXTRATO_BANCARIO',
  beneficio: 'APOSENTADORIA_BENEFICIO',
} as const satisfies Record<ModeloDeComprovante, string>;

export const MODELOS_DE_COMPROVANTE = Object.keys(TIPO_DO_MODELO) as ModeloDeComprovante[];

export function gerarComprovante(modelo: ModeloDeComprovante, dados: DadosDoComprovante): Promise<Buffer> {
  return imprimirPdf([folha(DESENHOS[modelo](dados))], 0.55);
}

/** The same on paper, photographed. */
export function fotografarComprovante(
  modelo: ModeloDeComprovante,
  dados: DadosDoComprovante,
  opcoes: OpcoesDaFoto = {},
): Promise<Buffer> {
  return fotografar([folha(DESENHOS[modelo](dados))], opcoes);
}

const ALTURA_DA_FOLHA = 1414;

function folha(textos: Texto[]): Face {
  return { altura: ALTURA_DA_FOLHA, fundo: '#fdfdfb', traco: '#fdfdfb', textos, fotos: [] };
}

const t = (x: number, y: number, texto: string, tamanho = 22): Texto => ({ x, y, texto, tamanho });
const titulo = (x: number, y: number, texto: string, tamanho = 30): Texto => ({
  ...t(x, y, texto, tamanho),
  fonte: 'negrito',
});
/** Amounts end at the right edge of their column. */
const valor = (direita: number, y: number, centavos: number, prefixo = ''): Texto => {
  const texto = `${prefixo}${formatarValor(centavos)}`;
  return t(direita - larguraDoTexto(texto, 22), y, texto);
};

const mesEmNumeros = (mes: string) => mes.split('-').reverse().join('/');
const mesEscrito = (mes: string) => {
  const [nome = '', ano = ''] = mesPorExtenso(mes).split(' de ');
  return `${nome.charAt(0).toUpperCase()}${nome.slice(1)}/${ano}`;
};

const DESENHOS: Readonly<Record<ModeloDeComprovante, (dados: DadosDoComprovante) => Texto[]>> = {
  'contracheque-tabela': ({ nome, mes, brutoCentavos, liquidoCentavos }) => [
    titulo(60, 90, 'Recibo de Pagamento de Salário'),
    t(60, 140, 'Padaria Pão de Mel Ltda.   CNPJ 11.222.333/0001-81'),
    t(620, 140, `Referente ao mês: ${mesEscrito(mes)}`),
    t(60, 200, 'Código', 18),
    t(200, 200, 'Nome do funcionário', 18),
    t(700, 200, 'Cargo', 18),
    t(60, 232, '000127'),
    t(200, 232, nome.toUpperCase()),
    t(700, 232, 'AUXILIAR'),
    t(60, 300, 'Descrição', 18),
    t(560, 300, 'Vencimentos', 18),
    t(800, 300, 'Descontos', 18),
    t(60, 340, 'Salário base'),
    valor(690, 340, brutoCentavos),
    t(60, 375, 'INSS'),
    valor(940, 375, brutoCentavos - liquidoCentavos),
    t(480, 700, 'Total de Vencimentos', 18),
    t(760, 700, 'Total de Descontos', 18),
    valor(690, 732, brutoCentavos),
    valor(940, 732, brutoCentavos - liquidoCentavos),
    t(560, 800, 'Valor Líquido'),
    valor(940, 800, liquidoCentavos),
    t(60, 860, 'Base Cálc. FGTS', 18),
    t(300, 860, 'FGTS do mês', 18),
    valor(180, 890, brutoCentavos),
    valor(420, 890, Math.round(brutoCentavos * 0.08)),
  ],
  'contracheque-publico': ({ nome, cpf, mes, brutoCentavos, liquidoCentavos }) => [
    titulo(60, 90, 'CONTRACHEQUE'),
    t(60, 130, 'Prefeitura Municipal de Serra Azul - Secretaria da Educação'),
    t(60, 190, `Servidor: ${nome}`),
    t(60, 225, `CPF: ${cpfComPontos(cpf)}`),
    t(560, 225, `Competência: ${mesEmNumeros(mes)}`),
    t(60, 320, '001 VENCIMENTO BÁSICO'),
    valor(940, 320, brutoCentavos),
    t(60, 355, '540 CONTRIBUIÇÃO PREVIDENCIÁRIA'),
    valor(940, 355, brutoCentavos - liquidoCentavos),
    t(60, 600, 'TOTAL DE PROVENTOS'),
    valor(940, 600, brutoCentavos),
    t(60, 640, 'TOTAL DE DESCONTOS'),
    valor(940, 640, brutoCentavos - liquidoCentavos),
    titulo(60, 690, 'LÍQUIDO A RECEBER', 24),
    valor(940, 690, liquidoCentavos),
  ],
  'holerite-simples': ({ nome, mes, brutoCentavos, liquidoCentavos }) => [
    titulo(60, 90, 'Demonstrativo de Pagamento Mensal'),
    t(60, 150, `Período: 01/${mesEmNumeros(mes)} a 28/${mesEmNumeros(mes)}`),
    t(60, 200, `Colaborador: ${nome}`),
    t(60, 300, 'Salário bruto'),
    valor(600, 300, brutoCentavos, 'R$ '),
    t(60, 340, 'INSS e imposto retido'),
    valor(600, 340, brutoCentavos - liquidoCentavos, 'R$ '),
    t(60, 400, 'Salário líquido'),
    valor(600, 400, liquidoCentavos, 'R$ '),
    t(60, 500, 'Depósito em conta corrente até o quinto dia útil.'),
  ],
  'pro-labore': ({ nome, cpf, mes, brutoCentavos, liquidoCentavos }) => [
    titulo(60, 90, 'RECIBO DE PRÓ-LABORE'),
    t(
      60,
      160,
      `Recebi de Oficina Boa Vista Ltda. a retirada de pró-labore referente a ${mesPorExtenso(mes)}.`,
    ),
    t(60, 220, `Sócio: ${nome}`),
    t(60, 255, `CPF: ${cpfComPontos(cpf)}`),
    t(60, 340, 'Valor bruto'),
    valor(700, 340, brutoCentavos, 'R$ '),
    t(60, 380, 'INSS'),
    valor(700, 380, brutoCentavos - liquidoCentavos, 'R$ '),
    t(60, 420, 'Valor líquido'),
    valor(700, 420, liquidoCentavos, 'R$ '),
  ],
  'extrato-colunas': ({ nome, mes, brutoCentavos, liquidoCentavos }) => [
    titulo(60, 90, 'EXTRATO DE CONTA CORRENTE'),
    t(60, 140, `Cliente: ${nome.toUpperCase()}`),
    t(60, 175, 'Agência 0012-3   Conta 45678-9'),
    t(560, 175, `Mês de referência: ${mesEmNumeros(mes)}`),
    t(60, 250, `30/${mesEmNumeros(mes)}`),
    t(240, 250, 'SALDO ANTERIOR'),
    valor(940, 250, 15_030),
    ...[5, 12, 19].flatMap((dia, i) => [
      t(60, 300 + i * 40, `${String(dia).padStart(2, '0')}/${mesEmNumeros(mes)}`),
      t(240, 300 + i * 40, ['CRÉDITO DE SALÁRIO', 'PIX ENVIADO', 'COMPRA CARTÃO'][i] ?? ''),
      valor(940, 300 + i * 40, [brutoCentavos, 42_000, 8_990][i] ?? 0),
    ]),
    t(60, 600, 'TOTAL DE CRÉDITOS'),
    valor(940, 600, brutoCentavos),
    t(60, 640, 'TOTAL DE DÉBITOS'),
    valor(940, 640, brutoCentavos - liquidoCentavos),
    t(60, 680, 'SALDO FINAL'),
    valor(940, 680, liquidoCentavos),
  ],
  'extrato-digital': ({ nome, cpf, mes, brutoCentavos }) => [
    titulo(60, 90, nome),
    t(60, 130, `CPF ${cpfComPontos(cpf)}   Agência 0001   Conta 998877-6`),
    titulo(60, 210, mesPorExtenso(mes).toUpperCase(), 26),
    t(60, 290, 'Saldo inicial'),
    valor(940, 290, 15_030),
    t(60, 330, 'Total de entradas'),
    valor(940, 330, brutoCentavos, '+'),
    t(60, 370, 'Total de saídas'),
    valor(940, 370, 51_000, '-'),
    t(60, 410, 'Saldo final'),
    valor(940, 410, brutoCentavos - 35_970),
  ],
  beneficio: ({ nome, cpf, mes, brutoCentavos, liquidoCentavos }) => [
    titulo(60, 90, 'INSTITUTO NACIONAL DO SEGURO SOCIAL', 26),
    titulo(60, 130, 'Histórico de Créditos', 26),
    t(60, 200, `Nome: ${nome.toUpperCase()}`),
    t(60, 235, `CPF: ${cpfComPontos(cpf)}`),
    t(560, 235, 'Espécie: 41 - Aposentadoria por idade'),
    t(60, 320, 'Competência', 18),
    t(300, 320, 'Valor do benefício', 18),
    t(640, 320, 'Valor líquido', 18),
    t(60, 352, mesEmNumeros(mes)),
    t(300, 352, `R$ ${formatarValor(brutoCentavos)}`),
    t(640, 352, `R$ ${formatarValor(liquidoCentavos)}`),
  ],
};
