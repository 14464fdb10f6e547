/** What is lent, when the contract takes effect, and what it costs. */
import { ALTA_DO_EXEMPLO, comAlta } from '../../../credito/indice.ts';
import { formatarReais } from '../../../dinheiro/dinheiro.ts';
import { formatarData } from '../../../tempo/data.ts';
import { reaisComExtenso } from '../../../texto/por-extenso.ts';
import { formatarPorcento } from '../../../texto/porcento.ts';
import type { DadosDoTexto } from '../dados.ts';
import type { Clausulas } from './clausula.ts';
import { contar, porcentagemDeBilhao } from './numeros.ts';
import { fiadoresDe } from './partes.ts';
import { tabelaDosRepasses } from './tabelas.ts';

const NOME_DO_INDICE = {
  mensalidade: 'pela variação da mensalidade do curso na tabela publicada pela instituição',
  ipca: 'pela variação do IPCA, publicado pelo IBGE',
} as const;

export const CLAUSULAS_DO_CREDITO: Clausulas<'objeto' | 'efetivacao' | 'taxa' | 'iof' | 'correcao'> = {
  objeto: {
    titulo: 'O crédito',
    paragrafos: ({ custo, restituicao: { usos }, curso, instituicao, periodo }) => [
      `O provedor concede ao estudante um crédito de ${reaisComExtenso(custo.totalFinanciado)}, para pagar ${contar(usos.length, 'mensalidade', 'mensalidades')} do curso ${curso}, em ${instituicao}, no ${periodo.semestre}º semestre de ${periodo.ano}. O crédito é um empréstimo (Código Civil, art. 586): não é bolsa, e o estudante o restitui.`,
      'O provedor paga cada valor financiado à instituição, no mês da tabela de repasses. O estudante autoriza esse pagamento, que vale como entrega do dinheiro a ele.',
      'A parte da mensalidade que o crédito não cobre continua a ser paga pelo estudante à instituição.',
      'Só é devido o que foi repassado. Se um repasse não for feito, a dívida diminui, e o plano é refeito com as mesmas regras.',
      'Este contrato vale para um semestre e não se renova sozinho. Crédito para outro semestre depende de novo pedido e de novo contrato assinado.',
    ],
    depois: (dados) => [tabelaDosRepasses(dados)],
  },
  efetivacao: {
    titulo: 'Quando o contrato passa a valer',
    paragrafos: (dados) => [
      'Este contrato fica sujeito a uma condição suspensiva (Código Civil, art. 125): só produz efeito quando o provedor o efetivar, depois de assinado por todas as pessoas indicadas no fim e aprovado na análise.',
      `Antes da efetivação nada é repassado e nada é devido${fiadoresDe(dados).length > 0 ? ', e a fiança não obriga ninguém' : ''}. Se a análise reprovar o contrato, ele termina sem custo para ninguém.`,
      dados.configuracao.provedorAssina === 'ao-efetivar'
        ? 'O provedor assina por último, ao efetivar o contrato.'
        : 'O provedor assina antes da análise. A assinatura dele, sozinha, não efetiva o contrato.',
    ],
  },
  taxa: {
    titulo: 'Taxa administrativa',
    paragrafos: ({ restituicao: { regras, contratadoEm } }) => [
      `Pelo crédito, o estudante paga uma taxa administrativa de ${formatarPorcento(regras.taxaPpm)} ao mês sobre o principal, em regime simples: a taxa não se soma ao principal nem gera nova taxa. Não há juros remuneratórios, tarifa de cadastro, seguro nem outra cobrança pelo crédito.`,
      regras.contarDe === 'contrato'
        ? `Os meses da taxa são contados desde ${formatarData(contratadoEm)}, data deste contrato, até o mês do vencimento, sem considerar os dias.`
        : 'Os meses da taxa são contados, em cada mensalidade, do mês do repasse até o mês do vencimento da parcela que a restitui, sem considerar os dias.',
      ...(regras.modo.tipo === 'linear'
        ? [
            `A taxa até o primeiro vencimento é dividida entre as parcelas. Da segunda parcela em diante, soma-se a ela a taxa de ${formatarPorcento(regras.taxaPpm)} sobre o principal ainda em aberto.`,
          ]
        : []),
    ],
  },
  iof: {
    titulo: 'IOF',
    quando: ({ restituicao: { regras } }) => regras.iof !== null,
    paragrafos: ({ restituicao: { regras }, custo }) =>
      regras.iof === null
        ? []
        : [
            `Sobre cada repasse incide o imposto sobre operações de crédito (IOF): ${porcentagemDeBilhao(regras.iof.diariaPpb)} por dia, até 365 dias, mais ${formatarPorcento(regras.iof.adicionalPpm)}, uma vez. Valem as alíquotas da data de cada repasse.`,
            `Por este contrato, o IOF soma ${reaisComExtenso(custo.totalDeIof)}. O provedor o desconta de cada repasse e o recolhe; a diferença na mensalidade é paga pelo estudante à instituição.`,
          ],
  },
  correcao: {
    titulo: 'Correção',
    quando: ({ configuracao }) => configuracao.indice !== 'nenhum',
    paragrafos: (dados) =>
      dados.configuracao.indice === 'nenhum'
        ? []
        : [
            `O principal de cada parcela é corrigido ${NOME_DO_INDICE[dados.configuracao.indice]}, do repasse ao vencimento. Vale o último número publicado, e a correção nunca reduz o principal.`,
            `O plano de restituição e o custo efetivo total mostram os valores de hoje, sem a correção futura. ${exemploDaCorrecao(dados)}`,
          ],
  },
};

function exemploDaCorrecao({ parcelas: [primeira] }: DadosDoTexto): string {
  const hoje = primeira?.total ?? 0;
  return `Exemplo: se o índice subir ${ALTA_DO_EXEMPLO}% nesse tempo, uma parcela de ${formatarReais(hoje)} passa a ${formatarReais(comAlta(hoje))}.`;
}
