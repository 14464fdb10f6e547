/** The text of an alteration. A version never changes: another wording is another version (ADR 0124). */
import type { Bloco, ParagrafoDaClausula, TextoDoContrato } from '../../contrato/texto/blocos.ts';
import { somar } from '../../dinheiro/conta.ts';
import { formatarReais } from '../../dinheiro/dinheiro.ts';
import { formatarCpf } from '../../pessoa/cpf.ts';
import { formatarData } from '../../tempo/data.ts';
import type { DadosDoAditivo } from './dados.ts';

const VERSAO_DO_ADITIVO = 1;

export function escreverAditivo(dados: DadosDoAditivo): TextoDoContrato {
  const { numero, contrato, provedor, rotulo, escritoEm } = dados;
  const titulo = `Aditivo nº ${numero}`;
  return {
    modelo: VERSAO_DO_ADITIVO,
    titulo,
    rodape: `${provedor.nome} · Aditivo nº ${numero}`,
    autor: provedor.nome,
    data: escritoEm,
    rubricas: [],
    blocos: [
      {
        tipo: 'titulo',
        titulo,
        subtitulo: `${rotulo} · Contrato nº ${contrato.numero} de ${contrato.estudante}`,
      },
      oQueMuda(dados),
      { tipo: 'secao', titulo: 'Quem faz este aditivo' },
      pessoas(dados),
      { tipo: 'secao', titulo: 'O que fica combinado' },
      ...clausulas(dados),
      ...tabelas(dados),
      { tipo: 'secao', titulo: 'Quem assina' },
      {
        tipo: 'paragrafo',
        texto: 'Quem assina declara que leu o que muda, entendeu e concorda.',
      },
      {
        tipo: 'assinaturas',
        aMao: false,
        assinaturas: dados.assinam.map(({ papel, nome, cpf, ato }) => ({
          papel,
          nome,
          cpf: formatarCpf(cpf),
          ato,
        })),
      },
    ],
  };
}

function oQueMuda({ mudancas }: DadosDoAditivo): Bloco {
  return {
    tipo: 'fatos',
    titulo: 'O que muda',
    fatos: mudancas.map(({ rotulo, antes, depois }) => ({
      rotulo,
      valor: depois,
      detalhe: `Antes: ${antes}`,
    })),
  };
}

function pessoas({ provedor, assinam }: DadosDoAditivo): Bloco {
  return {
    tipo: 'pessoas',
    pessoas: [
      {
        papel: 'Provedor',
        nome: provedor.nome,
        dados: [
          { rotulo: 'CNPJ', valor: provedor.cnpj },
          { rotulo: 'Endereço', valor: provedor.endereco },
          { rotulo: 'Página', valor: provedor.pagina },
        ],
      },
      ...assinam.map(({ papel, nome, cpf }) => ({
        papel,
        nome,
        dados: [{ rotulo: 'CPF', valor: formatarCpf(cpf) }],
      })),
    ],
  };
}

const DA_NEGOCIACAO = [
  'A multa e os juros do atraso até o dia da proposta entram nas parcelas novas, na coluna da taxa. Depois desse dia não aumentam mais.',
  'Se houver entrada, ela vence com a primeira parcela nova, e o que for pago antes é tirado primeiro dela.',
  'Se este aditivo entrar em vigor depois do primeiro vencimento combinado, as parcelas novas vencem nos meses seguintes, com os mesmos valores.',
] as const;

function clausulas(dados: DadosDoAditivo): Bloco[] {
  const { contrato, provedor, plano, fiadoresConcordam, fiadorQueSai, fiadorQueEntra, especie } = dados;
  const partes: Array<{ titulo: string; textos: readonly string[] }> = [
    {
      titulo: 'O que este aditivo faz',
      textos: [
        `Este aditivo muda o contrato nº ${contrato.numero} só no que está em “O que muda”. Todo o resto do contrato continua como é.`,
        `Ele começa a valer com a efetivação por ${provedor.nome}, depois de todos assinarem. Até lá vale o contrato como ele está.`,
      ],
    },
  ];
  if (plano !== null)
    partes.push({
      titulo: 'Pagamentos',
      textos: [
        'O que já foi pago continua pago. As parcelas em aberto do plano de antes são trocadas pelas deste aditivo.',
        'O que for pago antes da efetivação é abatido: o que falta segue as mesmas datas, com valores menores.',
        ...(especie === 'reparcelamento'
          ? ['A multa e os juros de parcelas atrasadas que entram neste aditivo deixam de ser cobrados.']
          : []),
        ...(especie === 'negociacao' ? DA_NEGOCIACAO : []),
      ],
    });
  if (fiadoresConcordam)
    partes.push({
      titulo: 'Garantia',
      textos: ['Quem garante o contrato concorda com esta mudança e continua a garanti-lo como ele fica.'],
    });
  if (fiadorQueEntra)
    partes.push({
      titulo: 'Quem passa a garantir',
      textos: [
        `${fiadorQueEntra.nome} passa a garantir o contrato nº ${contrato.numero} desde o dia em que este aditivo entrar em vigor, até que a dívida seja paga por inteiro: ${formatarReais(fiadorQueEntra.totalCentavos)} pelo plano de hoje, mais a multa e os juros do que atrasar.`,
        'A fiança segue as mesmas cláusulas do contrato. Se ele mudar de um jeito que aumente o que é garantido, a fiança só vale para a mudança com nova assinatura.',
      ],
    });
  if (fiadorQueSai !== null)
    partes.push({
      titulo: 'Quem deixa de garantir',
      textos: [
        `${fiadorQueSai} continua a garantir o contrato até este aditivo entrar em vigor. Desse dia em diante não responde mais pelo contrato.`,
      ],
    });
  return partes.map(({ titulo, textos }, posicao): Bloco => {
    const numero = String(posicao + 1);
    return {
      tipo: 'clausula',
      numero,
      titulo,
      paragrafos: textos.map(
        (texto, ordem): ParagrafoDaClausula => ({ numero: `${numero}.${ordem + 1}`, texto }),
      ),
    };
  });
}

function tabelas({ plano, especie }: DadosDoAditivo): Bloco[] {
  if (plano === null) return [];
  return [
    {
      tipo: 'tabela',
      legenda: 'Plano de restituição como fica',
      colunas: [
        { titulo: 'Parcela', alinhamento: 'inicio' },
        { titulo: 'Vencimento', alinhamento: 'inicio' },
        { titulo: 'Principal', alinhamento: 'fim' },
        // The parts of what was late carry its fine and interest, which are no fee.
        { titulo: especie === 'negociacao' ? 'Taxa e encargos' : 'Taxa', alinhamento: 'fim' },
        { titulo: 'Total', alinhamento: 'fim' },
      ],
      linhas: plano.map(({ numero, vencimento, principal, correcao, taxa, total }) => [
        String(numero),
        formatarData(vencimento),
        formatarReais(principal + correcao),
        formatarReais(taxa),
        formatarReais(total),
      ]),
      total: [
        'Total',
        '',
        formatarReais(somar(plano.flatMap(({ principal, correcao }) => [principal, correcao]))),
        formatarReais(somar(plano.map(({ taxa }) => taxa))),
        formatarReais(somar(plano.map(({ total }) => total))),
      ],
    },
  ];
}
