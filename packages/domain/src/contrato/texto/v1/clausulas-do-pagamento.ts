/** How the credit is paid back: on time, late, early, and what ends it. */
import { formatarReais } from '../../../dinheiro/dinheiro.ts';
import { reaisComExtenso } from '../../../texto/por-extenso.ts';
import { formatarPorcento } from '../../../texto/porcento.ts';
import type { DadosDoTexto } from '../dados.ts';
import type { Clausulas } from './clausula.ts';
import { contar } from './numeros.ts';
import { fiadoresDe } from './partes.ts';
import { tabelaDoPlano } from './tabelas.ts';

export const CLAUSULAS_DO_PAGAMENTO: Clausulas<
  'restituicao' | 'fim-do-curso' | 'atraso' | 'antecipacao' | 'desistencia'
> = {
  restituicao: {
    titulo: 'Como o crédito é restituído',
    paragrafos: ({ parcelas, custo, restituicao: { regras } }) => [
      `O estudante restitui o crédito em ${contar(parcelas.length, 'parcela', 'parcelas mensais')}, que somam ${reaisComExtenso(custo.totalAPagar)}, nos vencimentos e valores do plano de restituição.`,
      `${
        regras.modo.tipo === 'espelho'
          ? 'As parcelas restituem as mensalidades na ordem em que foram repassadas.'
          : 'O principal é dividido em partes iguais entre as parcelas; uma diferença de centavos fica nas primeiras.'
      } A primeira parcela vence depois do último repasse do curso${carencia(regras.carenciaMeses)}; se houver contrato anterior do mesmo programa, no mês seguinte à última parcela dele. Assim, não há duas parcelas do programa no mesmo mês.`,
      `O vencimento é no dia ${regras.diaDeVencimento} ou, em mês que não tem esse dia, no último. O que vence em dia sem expediente bancário pode ser pago no dia útil seguinte, sem acréscimo.`,
      'O provedor oferece a cobrança por boleto ou Pix, no portal. Um atraso que só aconteceu porque a cobrança não foi oferecida não tem multa nem juros.',
      'Um pagamento que não cobre tudo quita, nesta ordem, multa, juros de atraso, taxa e principal da parcela em aberto mais antiga (Código Civil, art. 354), a não ser que quem paga indique outra (art. 352).',
    ],
    depois: (dados) => [tabelaDoPlano(dados)],
  },
  'fim-do-curso': {
    titulo: 'Se o curso terminar em outra data',
    paragrafos: (_, clausula) => [
      `Se o curso terminar antes do previsto, por conclusão, desistência, transferência ou desligamento, os repasses seguintes deixam de ser feitos, e os vencimentos são adiantados pelas regras da ${clausula('restituicao')}. O plano é refeito, com menos meses de taxa, e enviado a todos que assinaram.`,
      `Se o curso terminar depois do previsto, as datas deste contrato continuam valendo até que uma mudança seja assinada, como diz a ${clausula('mudancas')}.`,
    ],
  },
  atraso: {
    titulo: 'Se houver atraso',
    paragrafos: ({ restituicao: { regras }, parcelas: [primeira], custo: { atraso } }) => [
      {
        destaque: `Sobre a parcela em atraso incidem multa de ${formatarPorcento(regras.multaPpm)}, uma vez (Código de Defesa do Consumidor, art. 52, § 1º), e juros de ${formatarPorcento(regras.moraPpmMes)} ao mês, simples, por dia de atraso, contado o mês com 30 dias. Os juros incidem sobre a parcela sem a multa.`,
      },
      `Exemplo: uma parcela de ${formatarReais(primeira?.total ?? 0)}, paga com ${atraso.dias} dias de atraso, tem ${formatarReais(atraso.multa)} de multa e ${formatarReais(atraso.juros)} de juros, e passa a ${formatarReais(atraso.total)}. Nenhum outro encargo é cobrado pelo atraso.`,
      {
        destaque:
          'Depois de avisar por escrito, o provedor pode registrar a dívida vencida em cadastros de proteção ao crédito (Código de Defesa do Consumidor, art. 43, § 2º) e cobrá-la, também na Justiça.',
      },
    ],
  },
  antecipacao: {
    titulo: 'Pagar antes',
    paragrafos: () => [
      'A dívida pode ser paga antes do vencimento, no todo ou em parte, a qualquer tempo e sem custo (Código de Defesa do Consumidor, art. 52, § 2º). Da taxa, são cobrados só os meses completos até o dia do pagamento.',
    ],
  },
  desistencia: {
    titulo: 'Desistência em 7 dias',
    paragrafos: (dados) => [
      'O estudante pode desistir deste contrato em até 7 dias depois da própria assinatura, pelo portal, sem custo e sem dar motivo (Código de Defesa do Consumidor, art. 49).',
      `Com a desistência, nada mais é repassado, e o que já foi repassado é devolvido sem taxa${fiadoresDe(dados).length > 0 ? '. A fiança termina' : ''}.`,
    ],
  },
};

function carencia(meses: DadosDoTexto['restituicao']['regras']['carenciaMeses']): string {
  return meses === 0
    ? ', no mês seguinte a ele'
    : `, passada a carência de ${meses} ${meses === 1 ? 'mês' : 'meses'}, durante a qual a taxa é contada`;
}
