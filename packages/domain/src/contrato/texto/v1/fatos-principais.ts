/** What has to be seen first, on one page (CDC, articles 52 and 54-B). */
import { formatarCet } from '../../../credito/cet.ts';
import { formatarReais } from '../../../dinheiro/dinheiro.ts';
import { formatarData } from '../../../tempo/data.ts';
import { reaisComExtenso } from '../../../texto/por-extenso.ts';
import { formatarPorcento } from '../../../texto/porcento.ts';
import type { Bloco, Fato } from '../blocos.ts';
import type { DadosDoTexto } from '../dados.ts';
import { contar } from './numeros.ts';
import { enumerar, estudanteDe, fiadoresDe } from './partes.ts';

const MESES_DO_ANO = 12;

export function fatosPrincipais(dados: DadosDoTexto): Bloco {
  const { provedor, curso, instituicao } = dados;
  return {
    tipo: 'fatos',
    titulo: 'O essencial',
    fatos: [
      {
        rotulo: 'Quem concede',
        valor: `${provedor.nome}, CNPJ ${provedor.cnpj}`,
        detalhe: `${provedor.endereco}. ${provedor.pagina}`,
      },
      { rotulo: 'Para quem', valor: estudanteDe(dados).nome, detalhe: `${curso}, ${instituicao}` },
      valorFinanciado(dados),
      taxa(dados),
      parcelas(dados),
      totalAPagar(dados),
      custoEfetivo(dados),
      atraso(dados),
      antecipacao(dados),
      {
        rotulo: 'Desistir',
        valor: 'Até 7 dias depois da própria assinatura, sem custo e sem dar motivo',
      },
      {
        rotulo: 'Começa a valer',
        valor: 'Só com a efetivação pelo provedor: antes dela nada é repassado nem devido',
      },
      ...garantia(dados),
    ],
  };
}

function valorFinanciado({ custo, restituicao: { usos } }: DadosDoTexto): Fato {
  return {
    rotulo: 'Valor financiado',
    valor: reaisComExtenso(custo.totalFinanciado),
    detalhe: `${contar(usos.length, 'mensalidade paga', 'mensalidades pagas')} diretamente à instituição`,
  };
}

function taxa({ restituicao: { regras } }: DadosDoTexto): Fato {
  return {
    rotulo: 'Taxa administrativa',
    valor: `${formatarPorcento(regras.taxaPpm)} ao mês, simples (${formatarPorcento(regras.taxaPpm * MESES_DO_ANO)} ao ano)`,
    detalhe: 'Sem juros remuneratórios, sem taxa sobre taxa',
  };
}

function parcelas({ parcelas: plano }: DadosDoTexto): Fato {
  const totais = plano.map(({ total }) => total);
  const menor = Math.min(...totais);
  const maior = Math.max(...totais);
  const valor = menor === maior ? formatarReais(menor) : `${formatarReais(menor)} a ${formatarReais(maior)}`;
  const [primeira] = plano;
  const ultima = plano.at(-1);
  return {
    rotulo: 'Parcelas',
    valor: `${contar(plano.length, 'parcela', 'parcelas mensais')} de ${valor}`,
    detalhe:
      primeira && ultima && primeira !== ultima
        ? `A primeira vence em ${formatarData(primeira.vencimento)}, a última em ${formatarData(ultima.vencimento)}`
        : `Vence em ${formatarData(primeira?.vencimento ?? '')}`,
  };
}

function totalAPagar({ custo, configuracao }: DadosDoTexto): Fato {
  const correcao = configuracao.indice === 'nenhum' ? '' : ', mais a correção';
  return {
    rotulo: 'Total a pagar',
    valor: `${reaisComExtenso(custo.totalAPagar)}${correcao}`,
    detalhe: `Sem o crédito, as mesmas mensalidades: ${formatarReais(custo.totalFinanciado)}`,
  };
}

function custoEfetivo({ custo, configuracao }: DadosDoTexto): Fato {
  const iof = custo.totalDeIof > 0 ? ` e IOF (${formatarReais(custo.totalDeIof)})` : '';
  const correcao = configuracao.indice === 'nenhum' ? '' : ', sem a correção';
  return {
    rotulo: 'Custo efetivo total',
    valor: custo.cet === null ? 'Não há custo' : `${formatarCet(custo.cet)} (CET)${correcao}`,
    detalhe: `Compõem o CET: taxa administrativa (${formatarReais(custo.totalDaTaxa)})${iof}. Não há outra tarifa nem seguro`,
  };
}

function atraso({
  custo: { atraso: exemplo },
  parcelas: plano,
  restituicao: { regras },
}: DadosDoTexto): Fato {
  const [primeira] = plano;
  return {
    rotulo: 'Se atrasar',
    valor: `Multa de ${formatarPorcento(regras.multaPpm)}, uma vez, e juros de ${formatarPorcento(regras.moraPpmMes)} ao mês`,
    detalhe: `Exemplo: ${formatarReais(primeira?.total ?? 0)} com ${exemplo.dias} dias de atraso: ${formatarReais(exemplo.multa)} de multa + ${formatarReais(exemplo.juros)} de juros = ${formatarReais(exemplo.total)}`,
  };
}

function antecipacao({ custo: { antecipacao: exemplo } }: DadosDoTexto): Fato {
  return {
    rotulo: 'Pagar antes',
    valor: 'A qualquer tempo, sem custo, com desconto da taxa dos meses que faltam',
    ...(exemplo.economia > 0 && {
      detalhe: `Exemplo: tudo em ${formatarData(exemplo.em)}: ${formatarReais(exemplo.total)}, ou ${formatarReais(exemplo.economia)} a menos`,
    }),
  };
}

function garantia(dados: DadosDoTexto): Fato[] {
  const fiadores = fiadoresDe(dados);
  if (fiadores.length === 0) return [];
  return [
    {
      rotulo: 'Quem garante',
      valor: enumerar(fiadores.map(({ nome }) => nome)),
      detalhe: `Até ${formatarReais(dados.custo.totalAPagar)}, mais ${dados.configuracao.indice === 'nenhum' ? '' : 'a correção e '}os encargos de um atraso`,
    },
  ];
}
