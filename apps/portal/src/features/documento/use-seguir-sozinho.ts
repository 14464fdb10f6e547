/**
 * A photo that was taken in the page, and looked at there, is the answer to the page's question: once it is there, and
 * nothing about it asks for a look, the next question comes by itself. Whatever the person does meanwhile ends the wait.
 */
import { documentoAConferir } from '@credito/domain/documento/conferencia';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CartaoDoPasso } from './use-passo-de-documentos.ts';

interface OpcoesDeSeguir {
  /** The one document of the page; undefined where several are asked for. */
  cartao: CartaoDoPasso | undefined;
  /** Something is open above the page, or was said. */
  ocupado: boolean;
  seguir: () => void;
}

export function useSeguirSozinho({ cartao, ocupado, seguir }: OpcoesDeSeguir) {
  /** The document that stood there when the photo was used; null while nothing is waited for. */
  const [antes, setAntes] = useState<{ id: string | undefined } | null>(null);
  const situacao = antes && cartao ? situacaoDo(cartao, antes.id) : 'espera';
  const acabou = antes !== null && (ocupado || situacao !== 'espera');
  const aoAcabar = useEffectEvent(() => {
    setAntes(null);
    if (!ocupado && situacao === 'certo') seguir();
  });
  useEffect(() => {
    if (acabou) aoAcabar();
  }, [acabou]);
  return {
    esperando: antes !== null,
    esperar: () => setAntes({ id: cartao?.registro?.idDocumento }),
  };
}

function situacaoDo({ registro, envio }: CartaoDoPasso, antes: string | undefined) {
  // The record may be there, and read, before the upload has heard so.
  if (envio?.estado.tipo === 'enviando') return 'espera';
  if (envio && envio.estado.tipo !== 'guardado') return 'parado';
  if (!registro || registro.idDocumento === antes || registro.leitura === 'pendente') return 'espera';
  return documentoAConferir(registro) || registro.rejeitado === 'SIM' ? 'parado' : 'certo';
}
