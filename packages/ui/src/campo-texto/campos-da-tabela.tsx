/** Fields that a table names, drawn alike wherever the table is asked. */
import { Selecao } from '../selecao/selecao.tsx';
import { CampoTexto } from './campo-texto.tsx';

interface CampoDaTabela {
  campo: string;
  rotulo: string;
  tipo: 'texto' | 'email' | 'data' | 'numero' | 'digitos' | 'reais' | 'selecao' | 'sim-ou-nao';
  dica?: string | undefined;
  opcional?: boolean | undefined;
  opcoes?: readonly { valor: string; texto: string }[] | undefined;
}

export interface CamposDaTabelaProps {
  campos: readonly CampoDaTabela[];
  valores: Readonly<Record<string, string | undefined>>;
  erros: ReadonlyMap<string, string>;
  mudar: (campo: string, valor: string) => void;
}

export function CamposDaTabela({ campos, valores, erros, mudar }: CamposDaTabelaProps) {
  return campos.map((campo) => (
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
  campo: CampoDaTabela;
  valor: string;
  erro: string | undefined;
  mudar: CamposDaTabelaProps['mudar'];
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
