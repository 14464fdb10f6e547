import { ArrowLeft } from 'lucide-react';
import estilos from './botao-de-voltar.module.css';

/** The way back, at the top of a page. */
export function BotaoDeVoltar({ texto, aoVoltar }: { texto: string; aoVoltar: () => void }) {
  return (
    <button type="button" className={estilos.voltar} onClick={aoVoltar}>
      <ArrowLeft aria-hidden="true" />
      <span>{texto}</span>
    </button>
  );
}
