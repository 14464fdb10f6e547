/** What the provider pays to the school, and what the student pays back. */
import { formatarReais } from '../../../dinheiro/dinheiro.ts';
import { formatarData } from '../../../tempo/data.ts';
import { mesPorExtenso } from '../../../tempo/mes-por-extenso.ts';
import type { Bloco } from '../blocos.ts';
import type { DadosDoTexto } from '../dados.ts';

export function tabelaDosRepasses({ restituicao: { usos }, custo }: DadosDoTexto): Bloco {
  return {
    tipo: 'tabela',
    legenda: 'Repasses à instituição',
    colunas: [
      { titulo: 'Mensalidade', alinhamento: 'inicio' },
      { titulo: 'Mês', alinhamento: 'inicio' },
      { titulo: 'Valor financiado', alinhamento: 'fim' },
    ],
    linhas: usos.map(({ em, financiadoCentavos }, posicao) => [
      String(posicao + 1),
      mesPorExtenso(em),
      formatarReais(financiadoCentavos),
    ]),
    total: ['Total', '', formatarReais(custo.totalFinanciado)],
  };
}

export function tabelaDoPlano({ parcelas, custo }: DadosDoTexto): Bloco {
  return {
    tipo: 'tabela',
    legenda: 'Plano de restituição',
    colunas: [
      { titulo: 'Parcela', alinhamento: 'inicio' },
      { titulo: 'Vencimento', alinhamento: 'inicio' },
      { titulo: 'Principal', alinhamento: 'fim' },
      { titulo: 'Taxa', alinhamento: 'fim' },
      { titulo: 'Total', alinhamento: 'fim' },
    ],
    linhas: parcelas.map(({ numero, vencimento, principal, correcao, taxa, total }) => [
      String(numero),
      formatarData(vencimento),
      formatarReais(principal + correcao),
      formatarReais(taxa),
      formatarReais(total),
    ]),
    total: [
      'Total',
      '',
      formatarReais(custo.totalAPagar - custo.totalDaTaxa),
      formatarReais(custo.totalDaTaxa),
      formatarReais(custo.totalAPagar),
    ],
  };
}
