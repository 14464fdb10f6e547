import { X } from 'lucide-react';
import estilos from './botao-de-fechar.module.css';

/** In the corner of what stands above the page. */
export function BotaoDeFechar({ aoFechar }: { aoFechar: () => void }) {
  return (
    <button type="button" className={estilos.fechar} aria-label="Fechar" onClick={aoFechar}>
      <X aria-hidden="true" />
    </button>
  );
}
