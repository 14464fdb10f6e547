import { ITENS, type MarcaDoItem, ROTULO_DA_MARCA, ROTULO_DO_ITEM } from '@credito/domain/fiador/itens';
import type { ItemDoFiador } from '@credito/domain/participante/passos-do-participante';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import estilos from '../fiador.module.css';

const TOM: Readonly<Record<MarcaDoItem, TomDeEtiqueta>> = {
  pendente: 'neutro',
  enviado: 'sucesso',
  rejeitado: 'suaVez',
};

/** Identification, marital status and income, each sent or refused; nothing of what is inside. */
export function ItensDoFiador({ itens }: { itens: Readonly<Record<ItemDoFiador, MarcaDoItem>> }) {
  return (
    <ul className={estilos.itens} aria-label="O que o fiador envia">
      {ITENS.map((item) => (
        <li key={item} className={estilos.item}>
          <span>{ROTULO_DO_ITEM[item]}</span>
          <Etiqueta tom={TOM[itens[item]]}>{ROTULO_DA_MARCA[itens[item]]}</Etiqueta>
        </li>
      ))}
    </ul>
  );
}
