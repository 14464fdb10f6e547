/** The fields of one kind of alteration, drawn from the table of the domain. */

import type { EspecieDeAlteracao } from '@credito/domain/alteracao/especies';
import {
  type CampoDoPedido,
  camposPerguntados,
  type ValoresDoPedido,
} from '@credito/domain/alteracao/formulario';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Selecao } from '@credito/ui/selecao/selecao';

export interface CamposDoPedidoProps {
  especie: EspecieDeAlteracao;
  valores: ValoresDoPedido;
  erros: ReadonlyMap<string, string>;
  mudar: (campo: string, valor: string) => void;
}

export function CamposDoPedido({ especie, valores, erros, mudar }: CamposDoPedidoProps) {
  return camposPerguntados(especie, valores).map((campo) => (
    <Campo
      key={campo.campo}
      campo={campo}
      valor={valores[campo.campo] ?? ''}
      erro={erros.get(campo.campo)}
      mudar={mudar}
    />
  ));
}

const SIM_OU_NAO = [
  { valor: 'S', texto: 'Sim' },
  { valor: 'N', texto: 'Não' },
];

function Campo({
  campo: { campo, rotulo, tipo, dica, opcional, opcoes },
  valor,
  erro,
  mudar,
}: {
  campo: CampoDoPedido;
  valor: string;
  erro: string | undefined;
  mudar: CamposDoPedidoProps['mudar'];
}) {
  const comuns = {
    rotulo,
    dica,
    erro,
    opcional,
    name: campo,
    value: valor,
  };
  if (tipo === 'selecao' || tipo === 'sim-ou-nao')
    return (
      <Selecao
        {...comuns}
        vazio="Escolha"
        opcoes={opcoes ?? SIM_OU_NAO}
        onChange={(evento) => mudar(campo, evento.target.value)}
      />
    );
  return (
    <CampoTexto
      {...comuns}
      type={tipo === 'data' ? 'date' : tipo === 'email' ? 'email' : 'text'}
      inputMode={
        tipo === 'numero' || tipo === 'digitos' ? 'numeric' : tipo === 'reais' ? 'decimal' : undefined
      }
      numeros={tipo !== 'texto' && tipo !== 'email'}
      autoComplete="off"
      onChange={(evento) => mudar(campo, evento.target.value)}
    />
  );
}
