import { Aviso, type AvisoProps } from '@credito/ui/aviso/aviso';
import { useEffect, useRef } from 'react';

/** What became of an action whose button goes away with it: the focus moves here instead of getting lost. */
export function Noticia(aviso: AvisoProps) {
  const caixa = useRef<HTMLDivElement>(null);
  useEffect(() => caixa.current?.focus(), []);
  return (
    <div ref={caixa} tabIndex={-1}>
      <Aviso {...aviso} />
    </div>
  );
}
