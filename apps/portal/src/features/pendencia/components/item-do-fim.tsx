import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import estilos from '../pendencias.module.css';

/** One thing that was to be corrected, at the end of a correction. */
export function ItemDoFim({ titulo, feito, aoIr }: { titulo: string; feito: boolean; aoIr: () => void }) {
  return (
    <li className={estilos.item}>
      <span>{titulo}</span>
      <span className={estilos.atalhos}>
        <Etiqueta tom={feito ? 'sucesso' : 'suaVez'}>{feito ? 'Pronto' : 'Falta enviar'}</Etiqueta>
        <Botao compacto variante="discreto" onClick={aoIr}>
          <span>Rever</span>
          <span className="so-leitor">{` ${titulo}`}</span>
        </Botao>
      </span>
    </li>
  );
}
