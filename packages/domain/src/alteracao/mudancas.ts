/** Before and after, in words and in money: what each signer sees first, kept as it was worded. */
import type { ParteDoContrato } from '../contrato/partes.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { formatarCep } from '../endereco/endereco.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import { mesPorExtenso } from '../tempo/mes-por-extenso.ts';
import { somarMeses } from '../tempo/meses.ts';
import type { DividaNegociada } from './parcelas-negociadas.ts';
import type { PedidoDa, PedidoDeAlteracao } from './pedido.ts';
import { MESES_DO_SEMESTRE, type PlanoDoContrato } from './plano.ts';
import { resumoDoPlano } from './resumo-do-plano.ts';

export interface Mudanca {
  rotulo: string;
  antes: string;
  depois: string;
}

export interface FatosDasMudancas {
  antes: PlanoDoContrato;
  /** Null where the plan stays. */
  depois: PlanoDoContrato | null;
  partes: readonly ParteDoContrato[];
  instituicao: string;
  curso: string;
  /** Of a negotiation. */
  divida?: DividaNegociada;
}

/** Only what is not the same afterwards. */
export function mudancasDoPedido(pedido: PedidoDeAlteracao, fatos: FatosDasMudancas): readonly Mudanca[] {
  return [...doPedido(pedido, fatos), ...doPlano(fatos)].filter(({ antes, depois }) => antes !== depois);
}

function doPedido(
  pedido: PedidoDeAlteracao,
  { antes, partes, instituicao, curso, divida }: FatosDasMudancas,
): Mudanca[] {
  switch (pedido.especie) {
    case 'transferencia':
      return [
        { rotulo: 'Instituição de ensino', antes: instituicao, depois: pedido.instituicao },
        { rotulo: 'Curso', antes: curso, depois: pedido.curso },
      ];
    case 'fiador': {
      const antigo = partes.find(({ papel }) => papel === pedido.papel);
      const total = formatarReais(resumoDoPlano(antes.parcelas).totalCentavos);
      const quem = antigo?.nome ?? 'Ninguém';
      return [
        { rotulo: 'Quem garante o contrato', antes: quem, depois: pedido.novo.nome },
        {
          rotulo: 'Quem paga se o estudante não pagar',
          antes: `${quem}: ${total}, mais os encargos de atraso`,
          depois: `${pedido.novo.nome}: ${total}, mais os encargos de atraso`,
        },
      ];
    }
    case 'dados': {
      const pessoa = partes.find(({ papel }) => papel === pedido.papel);
      return [
        { rotulo: 'Nome', antes: pessoa?.nome ?? '', depois: pedido.nome },
        {
          rotulo: 'Endereço',
          antes: pessoa?.qualificacao.endereco
            ? enderecoEmUmaLinha(pessoa.qualificacao.endereco)
            : 'Não informado',
          depois: enderecoEmUmaLinha(pedido.endereco),
        },
      ];
    }
    case 'suspensao':
      return pedido.desde === undefined
        ? []
        : [{ rotulo: 'O curso', antes: 'Sem parada', depois: parada(pedido.desde, pedido.semestres) }];
    case 'negociacao':
      return divida ? daNegociacao(pedido, divida) : [];
    default:
      return [];
  }
}

/** "Para de fevereiro de 2027 a julho de 2027" */
function parada(desde: Data, semestres: number): string {
  const ultimo = somarMeses(desde, semestres * MESES_DO_SEMESTRE - 1, 1);
  return `Para de ${mesPorExtenso(desde)} a ${mesPorExtenso(ultimo)}`;
}

function daNegociacao(
  { em, entradaCentavos, prazo, primeiroVencimento }: PedidoDa<'negociacao'>,
  { parcelas, encargosCentavos, totalCentavos }: DividaNegociada,
): Mudanca[] {
  const vezes = (quantas: number) => `${quantas} ${quantas === 1 ? 'parcela' : 'parcelas'}`;
  const entrada = entradaCentavos > 0 ? `entrada de ${formatarReais(entradaCentavos)} e ` : '';
  return [
    {
      rotulo: 'O que estava em atraso',
      antes: `${vezes(parcelas.length)}, com multa e juros até ${formatarData(em)}: ${formatarReais(totalCentavos)}`,
      depois: `${entrada}${vezes(prazo)} a partir de ${formatarData(primeiroVencimento)}`,
    },
    {
      rotulo: 'Multa e juros do atraso',
      antes: `${formatarReais(encargosCentavos)}, e aumentavam a cada dia`,
      depois: `${formatarReais(encargosCentavos)}, dentro das parcelas novas`,
    },
  ];
}

function doPlano({ antes, depois, divida }: FatosDasMudancas): Mudanca[] {
  if (depois === null) return [];
  const um = resumoDoPlano(antes.parcelas);
  const outro = resumoDoPlano(depois.parcelas);
  // What an earlier plan has left was paid: the first one to come is the news.
  const aVir = ({ parcelas }: PlanoDoContrato) =>
    resumoDoPlano(parcelas.filter(({ numero }) => numero >= depois.desde)).primeiroVencimento;
  const linha = (rotulo: string, de: string, para: string): Mudanca => ({ rotulo, antes: de, depois: para });
  const dinheiro = (rotulo: string, de: number, para: number) =>
    linha(rotulo, formatarReais(de), formatarReais(para));
  const dia = (rotulo: string, de: Data, para: Data) => linha(rotulo, formatarData(de), formatarData(para));
  // Fine and interest are named by themselves: the plan carries them as fee, and a fee they are not.
  const encargos = divida?.encargosCentavos ?? 0;
  const financiado = ({ usos }: PlanoDoContrato) =>
    usos.reduce((soma, { financiadoCentavos }) => soma + financiadoCentavos, 0);
  return [
    linha('Último mês do curso', mesPorExtenso(antes.ultimoMes), mesPorExtenso(depois.ultimoMes)),
    dinheiro('Valor financiado', financiado(antes), financiado(depois)),
    linha('Parcelas', String(um.parcelas), String(outro.parcelas)),
    dia('Primeiro vencimento', aVir(antes), aVir(depois)),
    dia('Último vencimento', um.ultimoVencimento, outro.ultimoVencimento),
    dinheiro('Maior parcela', um.maiorCentavos, outro.maiorCentavos),
    dinheiro('Taxa', um.taxaCentavos, outro.taxaCentavos - encargos),
    dinheiro(
      encargos > 0 ? 'Total a pagar, com a multa e os juros do atraso' : 'Total a pagar',
      um.totalCentavos + encargos,
      outro.totalCentavos,
    ),
  ];
}

function enderecoEmUmaLinha({
  logradouro,
  numero,
  complemento,
  bairro,
  cidade,
  uf,
  cep,
}: NonNullable<ParteDoContrato['qualificacao']['endereco']>): string {
  const casa = complemento ? `${logradouro}, ${numero}, ${complemento}` : `${logradouro}, ${numero}`;
  return `${casa}, ${bairro}, ${cidade}, ${uf}, CEP ${formatarCep(cep)}`;
}
