import { FileText } from 'lucide-react';
import estilos from './miniatura.module.css';

export interface MiniaturaProps {
  /** Address of the picture; without it, the sign of a document. */
  src?: string | undefined;
  /** Empty when the name of the file stands beside it. */
  alt?: string | undefined;
}

export function Miniatura({ src, alt = '' }: MiniaturaProps) {
  return (
    <span className={estilos.miniatura}>
      {src ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : <FileText aria-hidden="true" />}
    </span>
  );
}
