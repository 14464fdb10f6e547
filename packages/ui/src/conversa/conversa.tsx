import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import estilos from './conversa.module.css';

interface MensagemDaConversa {
  id: string;
  /** Who wrote it, and when. */
  quem: ReactNode;
  texto: string;
  /** Written by whoever runs the service. */
  daCasa: boolean;
}

export interface ConversaProps {
  titulo: ReactNode;
  detalhe?: ReactNode;
  /** What is new or owed. */
  marca?: Blocos;
  /** Names the messages. */
  rotulo: string;
  mensagens: readonly MensagemDaConversa[];
  aoAbrir: () => void;
  /** Where the next message is written. */
  children?: Blocos;
}

/** Messages about one subject, folded away until somebody wants to read or write. */
export function Conversa({ titulo, detalhe, marca, rotulo, mensagens, aoAbrir, children }: ConversaProps) {
  return (
    <details
      className={estilos.conversa}
      onToggle={(evento) => {
        if (evento.currentTarget.open) aoAbrir();
      }}
    >
      <summary>
        <span className={estilos.titulo}>
          <span>{titulo}</span>
          {detalhe && <small>{detalhe}</small>}
        </span>
        <span className={estilos.marca}>
          {marca}
          <ChevronDown aria-hidden="true" className={estilos.seta} />
        </span>
      </summary>
      <div className={estilos.corpo}>
        {mensagens.length > 0 && (
          <ol className={estilos.mensagens} aria-label={rotulo}>
            {mensagens.map(({ id, quem, texto, daCasa }) => (
              <li key={id} data-da-casa={daCasa || undefined}>
                <p className={estilos.quem}>{quem}</p>
                <p className={estilos.texto}>{texto}</p>
              </li>
            ))}
          </ol>
        )}
        {children}
      </div>
    </details>
  );
}
