/** What a programme charges and how its contracts are signed, as a form (credito, section 5). */

import { ATUALIZACAO_PADRAO, CONSEQUENCIAS_DO_ATRASO, NOME_DA_CONSEQUENCIA } from '../atualizacao/atraso.ts';
import { ASSINATURAS_PADRAO } from '../contrato/assinaturas-do-programa.ts';
import { INDICES_DO_PROGRAMA, INICIOS_DA_CONTAGEM, REGRAS_PADRAO } from '../credito/regras-do-programa.ts';
import type { FichaDaEntidade } from './ficha-da-entidade.ts';
import { campoDeSimOuNao } from './ficha-da-entidade.ts';
import { NOME_DO_INDICE } from './ficha-do-indice.ts';
import { conteudoDasRegras } from './regras-do-programa.ts';

const RESTITUICAO = 'Como o estudante restitui';
const ATRASO = 'Atraso e imposto';
const ASSINATURA = 'Assinatura dos contratos';
const ATUALIZACAO = 'Atualização cadastral';

const NOME_DO_INICIO = {
  'parcela-usada': 'De cada mensalidade que o crédito paga',
  contrato: 'Da data do contrato',
} as const;

export const FICHA_DAS_REGRAS: FichaDaEntidade = {
  rotulo: 'Regras do programa',
  plural: 'Regras dos programas',
  efeito:
    'Contratos já gerados ficam com as regras de quando foram gerados. O simulador mostra as novas a partir do dia em que valem.',
  novo: 'Novas regras de um programa',
  inicial: conteudoDasRegras(null, {
    regras: REGRAS_PADRAO,
    assinaturas: ASSINATURAS_PADRAO,
    atualizacao: ATUALIZACAO_PADRAO,
  }),
  campos: [
    { nome: 'bolsaId', rotulo: 'Programa', tipo: 'referencia', de: 'bolsa', fixo: true },
    {
      nome: 'taxaPpm',
      rotulo: 'Taxa de administração por mês',
      tipo: 'porcento',
      maximo: 50_000,
      dica: 'Simples, sobre o valor financiado: 0,35%',
      grupo: RESTITUICAO,
    },
    {
      nome: 'contarDe',
      rotulo: 'A taxa conta a partir',
      tipo: 'escolha',
      opcoes: INICIOS_DA_CONTAGEM.map((valor) => ({ valor, texto: NOME_DO_INICIO[valor] })),
      grupo: RESTITUICAO,
    },
    {
      nome: 'modo',
      rotulo: 'Parcelas',
      tipo: 'escolha',
      opcoes: [
        { valor: 'espelho', texto: 'Uma parcela para cada mensalidade financiada' },
        { valor: 'linear', texto: 'Um número fixo de parcelas' },
      ],
      grupo: RESTITUICAO,
    },
    {
      nome: 'prazo',
      rotulo: 'Número de parcelas',
      tipo: 'inteiro',
      minimo: 1,
      maximo: 240,
      quando: ({ modo }) => modo === 'linear',
      grupo: RESTITUICAO,
    },
    {
      nome: 'parcelaMinimaCentavos',
      rotulo: 'Parcela mínima',
      tipo: 'dinheiro',
      opcional: true,
      dica: 'Mensalidades pequenas se juntam até alcançar este valor. Em reais: 100,00',
      quando: ({ modo }) => modo !== 'linear',
      grupo: RESTITUICAO,
    },
    {
      nome: 'indice',
      rotulo: 'Correção do principal',
      tipo: 'escolha',
      opcoes: INDICES_DO_PROGRAMA.map((valor) => ({ valor, texto: NOME_DO_INDICE[valor] })),
      dica: 'Do repasse ao vencimento, só por números publicados, que ficam em Números dos índices.',
      grupo: RESTITUICAO,
    },
    {
      nome: 'diaDeVencimento',
      rotulo: 'Dia de vencimento',
      tipo: 'inteiro',
      minimo: 1,
      maximo: 31,
      dica: 'Em um mês mais curto, vence no último dia.',
      grupo: RESTITUICAO,
    },
    {
      nome: 'carenciaMeses',
      rotulo: 'Carência depois do curso, em meses',
      tipo: 'inteiro',
      maximo: 60,
      dica: 'Além do mês seguinte à última mensalidade. A taxa continua a contar.',
      grupo: RESTITUICAO,
    },
    {
      nome: 'multaPpm',
      rotulo: 'Multa por atraso',
      tipo: 'porcento',
      maximo: 20_000,
      dica: 'Cobrada uma vez. A lei permite até 2%.',
      grupo: ATRASO,
    },
    {
      nome: 'moraPpmMes',
      rotulo: 'Juros de atraso por mês',
      tipo: 'porcento',
      maximo: 10_000,
      dica: 'Simples, contados por dia. Até 1%.',
      grupo: ATRASO,
    },
    campoDeSimOuNao('iof', 'Desconta IOF de cada valor liberado', ATRASO),
    campoDeSimOuNao('companheiroAssina', 'Quem vive em união estável com o fiador também assina', ASSINATURA),
    campoDeSimOuNao(
      'renunciaBeneficioDeOrdem',
      'O fiador renuncia ao benefício de ordem: pode ser cobrado antes dos bens do estudante',
      ASSINATURA,
    ),
    campoDeSimOuNao(
      'pedeFoto',
      'Quem assina tira uma foto do rosto, se não tiver uma aprovada há menos de 12 meses',
      ASSINATURA,
    ),
    { nome: 'testemunhas', rotulo: 'Testemunhas', tipo: 'inteiro', maximo: 2, grupo: ASSINATURA },
    {
      nome: 'prazoDeAssinaturaDias',
      rotulo: 'Prazo para assinar, em dias',
      tipo: 'inteiro',
      minimo: 2,
      maximo: 90,
      grupo: ASSINATURA,
    },
    {
      nome: 'prazoDaRecuperacaoDias',
      rotulo: 'Prazo de um contrato recuperado, em dias',
      tipo: 'inteiro',
      minimo: 1,
      maximo: 30,
      grupo: ASSINATURA,
    },
    {
      nome: 'depoisDoPrazo',
      rotulo: 'Sem a atualização cadastral até o fim da entrega com atraso',
      tipo: 'escolha',
      opcoes: CONSEQUENCIAS_DO_ATRASO.map((valor) => ({ valor, texto: NOME_DA_CONSEQUENCIA[valor] })),
      dica: 'Os estudantes são avisados antes. Vale para os períodos que abrirem a partir do dia da mudança.',
      grupo: ATUALIZACAO,
    },
  ],
};
