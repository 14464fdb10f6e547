import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Campo, type CampoBase } from '../campo/campo.tsx';
import entrada from '../campo/entrada.module.css';
import { classes } from '../classe/classe.ts';
import estilos from './selecao.module.css';

interface OpcaoDeSelecao {
  valor: string;
  texto: string;
  desabilitada?: boolean | undefined;
}

export interface SelecaoProps extends CampoBase, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  opcoes: readonly OpcaoDeSelecao[];
  /** Text of the empty choice; without it the first option is chosen at once. */
  vazio?: string | undefined;
  /** Of the height of a compact button: a filter above a table. */
  compacto?: boolean | undefined;
  /** The column or the page says it already: the label stays for readers only. */
  rotuloOculto?: boolean | undefined;
}

/** The device's own list: up to some thirty options. For more, `SeletorDeTelaCheia`. */
export function Selecao({
  rotulo,
  dica,
  erro,
  obrigatorio,
  opcional,
  id,
  className,
  opcoes,
  vazio,
  compacto,
  rotuloOculto,
  ...resto
}: SelecaoProps) {
  return (
    <Campo {...{ rotulo, rotuloOculto, dica, erro, obrigatorio, opcional, id, className }}>
      {(ligacao) => (
        <div className={entrada.caixa}>
          <select
            {...resto}
            {...ligacao}
            className={classes(entrada.entrada, estilos.selecao, compacto && estilos.compacto)}
          >
            {vazio !== undefined && <option value="">{vazio}</option>}
            {opcoes.map(({ valor, texto, desabilitada }) => (
              <option key={valor} value={valor} disabled={desabilitada}>
                {texto}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className={estilos.seta} />
        </div>
      )}
    </Campo>
  );
}
