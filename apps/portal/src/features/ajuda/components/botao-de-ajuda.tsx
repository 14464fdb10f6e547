import { CircleHelp } from 'lucide-react';
import estilos from './botao-de-ajuda.module.css';

export function BotaoDeAjuda({ aoAbrir }: { aoAbrir: () => void }) {
  return (
    <button type="button" className={estilos.botao} aria-haspopup="dialog" onClick={aoAbrir}>
      <CircleHelp aria-hidden="true" />
      <span>Ajuda</span>
    </button>
  );
}
