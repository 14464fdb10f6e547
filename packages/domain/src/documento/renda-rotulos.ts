/** The words printed on Brazilian proofs of income. */
import { acharTextos, doMaiorAoMenor, type TextoConhecido, textoConhecido } from './leitura-rotulos.ts';
import type { TipoDocumento } from './tipos.ts';

export type RotuloDaRenda =
  | 'liquido'
  | 'bruto'
  | 'referencia'
  | 'nome'
  /** Printed words that end a value but introduce none that is wanted. */
  | 'outro';

type TextoDaRenda = TextoConhecido & { rotulo: RotuloDaRenda; tipo?: TipoDocumento };

const textos: readonly [RotuloDaRenda, TipoDocumento | undefined, ...string[]][] = [
  ['liquido', 'CONTRACHEQUE', 'LIQUIDO A RECEBER', 'SALARIO LIQUIDO'],
  ['liquido', undefined, 'VALOR LIQUIDO', 'TOTAL LIQUIDO', 'LIQUIDO', 'VALOR A RECEBER'],
  ['bruto', 'CONTRACHEQUE', 'TOTAL DE VENCIMENTOS', 'TOTAL VENCIMENTOS', 'TOTAL DE PROVENTOS'],
  ['bruto', 'CONTRACHEQUE', 'TOTAL PROVENTOS', 'SALARIO BRUTO', 'REMUNERACAO BRUTA'],
  ['bruto', undefined, 'TOTAL BRUTO', 'VALOR BRUTO'],
  ['bruto', 'APOSENTADORIA_BENEFICIO', 'VALOR TOTAL DE MR DO PERIODO', 'VALOR DO BENEFICIO'],
  ['bruto', 'EXTRATO_BANCARIO', 'TOTAL DE CREDITOS', 'TOTAL CREDITOS', 'TOTAL DE ENTRADAS'],
  ['bruto', 'EXTRATO_BANCARIO', 'TOTAL ENTRADAS', 'TOTAL DE DEPOSITOS', 'CREDITOS NO PERIODO'],
  ['referencia', undefined, 'MES DE REFERENCIA', 'MES REFERENCIA', 'REFERENTE AO MES DE', 'REFERENTE A'],
  ['referencia', undefined, 'REFERENCIA', 'COMPETENCIA', 'MES ANO', 'PERIODO', 'FOLHA MENSAL', 'MES'],
  ['nome', undefined, 'NOME', 'NOME DO FUNCIONARIO', 'FUNCIONARIO', 'COLABORADOR', 'EMPREGADO', 'SERVIDOR'],
  ['nome', undefined, 'TITULAR', 'CLIENTE', 'CORRENTISTA', 'BENEFICIARIO', 'NOME DO BENEFICIARIO', 'SOCIO'],
  ['nome', undefined, 'NOME DO CLIENTE', 'NOME DO TITULAR', 'NOME DO COLABORADOR', 'NOME COMPLETO'],
  ['outro', 'CONTRACHEQUE', 'RECIBO DE PAGAMENTO DE SALARIO', 'RECIBO DE PAGAMENTO', 'CONTRACHEQUE'],
  ['outro', 'CONTRACHEQUE', 'DEMONSTRATIVO DE PAGAMENTO', 'HOLERITE', 'BASE CALC FGTS', 'FGTS DO MES'],
  ['outro', 'CONTRACHEQUE', 'TOTAL DE DESCONTOS', 'TOTAL DESCONTOS', 'SALARIO BASE', 'DATA DE ADMISSAO'],
  ['outro', 'PRO_LABORE', 'RECIBO DE PRO LABORE', 'PRO LABORE', 'RETIRADA DE PRO LABORE'],
  ['outro', 'EXTRATO_BANCARIO', 'EXTRATO DE CONTA CORRENTE', 'EXTRATO BANCARIO', 'EXTRATO MENSAL', 'EXTRATO'],
  ['outro', 'EXTRATO_BANCARIO', 'SALDO ANTERIOR', 'SALDO FINAL', 'SALDO DISPONIVEL', 'SALDO DO DIA'],
  ['outro', 'EXTRATO_BANCARIO', 'CONTA CORRENTE', 'LANCAMENTOS', 'TOTAL DE DEBITOS', 'TOTAL DE SAIDAS'],
  ['outro', 'APOSENTADORIA_BENEFICIO', 'INSTITUTO NACIONAL DO SEGURO SOCIAL', 'HISTORICO DE CREDITOS'],
  ['outro', 'APOSENTADORIA_BENEFICIO', 'EXTRATO DE PAGAMENTO DE BENEFICIO', 'NUMERO DO BENEFICIO'],
  ['outro', 'APOSENTADORIA_BENEFICIO', 'APOSENTADORIA', 'PREVIDENCIA SOCIAL', 'PENSAO POR MORTE', 'ESPECIE'],
  ['outro', 'DECORE', 'DECLARACAO COMPROBATORIA DE PERCEPCAO DE RENDIMENTOS', 'DECORE'],
  ['outro', 'DECORE', 'CONSELHO REGIONAL DE CONTABILIDADE', 'CONSELHO FEDERAL DE CONTABILIDADE'],
  ['outro', 'DECLARACAO_IMPOSTO', 'DECLARACAO DE AJUSTE ANUAL', 'IMPOSTO SOBRE A RENDA', 'IMPOSTO DE RENDA'],
  ['outro', 'DECLARACAO_IMPOSTO', 'RECIBO DE ENTREGA DA DECLARACAO', 'EXERCICIO', 'ANO CALENDARIO'],
  [
    'outro',
    'LOCACAO_ARRENDAMENTO',
    'CONTRATO DE LOCACAO',
    'CONTRATO DE ARRENDAMENTO',
    'LOCADOR',
    'LOCATARIO',
  ],
  ['outro', 'PRODUTOR_RURAL', 'NOTA FISCAL DE PRODUTOR', 'NOTA FISCAL DE PRODUTOR RURAL', 'PRODUTOR RURAL'],
  ['outro', 'CONTRATO_SOCIAL_MEI', 'CONTRATO SOCIAL', 'MICROEMPREENDEDOR INDIVIDUAL'],
  ['outro', 'RG', 'CARTEIRA DE IDENTIDADE', 'REGISTRO GERAL', 'CARTEIRA NACIONAL DE HABILITACAO'],
  ['outro', 'RG', 'VALIDA EM TODO O TERRITORIO NACIONAL', 'DATA DE NASCIMENTO', 'FILIACAO'],
  ['outro', undefined, 'CPF', 'CNPJ', 'CARGO', 'FUNCAO', 'AGENCIA', 'CONTA', 'MATRICULA', 'CODIGO', 'DATA'],
  [
    'outro',
    undefined,
    'DESCRICAO',
    'VENCIMENTOS',
    'DESCONTOS',
    'EMPREGADOR',
    'EMPRESA',
    'HISTORICO',
    'VALOR',
  ],
];

const conhecidos: readonly TextoDaRenda[] = textos
  .flatMap(([rotulo, tipo, ...variantes]) =>
    variantes.map((texto) => ({ rotulo, ...(tipo ? { tipo } : {}), ...textoConhecido(texto) })),
  )
  .sort(doMaiorAoMenor);

export function acharRotulosDaRenda(palavras: readonly string[]) {
  return acharTextos(conhecidos, palavras).map(({ texto, de, ate }) => ({
    rotulo: { nome: texto.rotulo, tipo: texto.tipo },
    familia: undefined,
    de,
    ate,
    letras: texto.letras.length,
  }));
}
