/** Before and after, in words and in money: what each signer sees first, kept as it was worded. */
import type { ParteDoContrato } from '../contrato/partes.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { formatarCep } from '../endereco/endereco.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import { mesPorExtenso } from '../tempo/mes-por-extenso.ts';
import type { PedidoDeAlteracao } from './pedido.ts';
import { type PlanoDoContrato, resumoDoPlano } from './plano.ts';

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
}

/** Only what is not the same afterwards. */
export function mudancasDoPedido(pedido: PedidoDeAlteracao, fatos: FatosDasMudancas): readonly Mudanca[] {
  return [...doPedido(pedido, fatos), ...doPlano(fatos)].filter(({ antes, depois }) => antes !== depois);
}

function doPedido(pedido: PedidoDeAlteracao, { partes, instituicao, curso }: FatosDasMudancas): Mudanca[] {
  switch (pedido.especie) {
    case 'transferencia':
      return [
        { rotulo: 'Instituição de ensino', antes: instituicao, depois: pedido.instituicao },
        { rotulo: 'Curso', antes: curso, depois: pedido.curso },
      ];
    case 'fiador': {
      const antigo = partes.find(({ papel }) => papel === pedido.papel);
      return [
        { rotulo: 'Quem garante o contrato', antes: antigo?.nome ?? 'Ninguém', depois: pedido.novo.nome },
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
    default:
      return [];
  }
}

function doPlano({ antes, depois }: FatosDasMudancas): Mudanca[] {
  if (depois === null) return [];
  const um = resumoDoPlano(antes.parcelas);
  const outro = resumoDoPlano(depois.parcelas);
  const linha = (rotulo: string, de: string, para: string): Mudanca => ({ rotulo, antes: de, depois: para });
  const dinheiro = (rotulo: string, de: number, para: number) =>
    linha(rotulo, formatarReais(de), formatarReais(para));
  const dia = (rotulo: string, de: Data, para: Data) => linha(rotulo, formatarData(de), formatarData(para));
  const financiado = ({ usos }: PlanoDoContrato) =>
    usos.reduce((soma, { financiadoCentavos }) => soma + financiadoCentavos, 0);
  return [
    linha('Último mês do curso', mesPorExtenso(antes.ultimoMes), mesPorExtenso(depois.ultimoMes)),
    dinheiro('Valor financiado', financiado(antes), financiado(depois)),
    linha('Parcelas', String(um.parcelas), String(outro.parcelas)),
    dia('Primeiro vencimento', um.primeiroVencimento, outro.primeiroVencimento),
    dia('Último vencimento', um.ultimoVencimento, outro.ultimoVencimento),
    dinheiro('Maior parcela', um.maiorCentavos, outro.maiorCentavos),
    dinheiro('Taxa', um.taxaCentavos, outro.taxaCentavos),
    dinheiro('Total a pagar', um.totalCentavos, outro.totalCentavos),
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
