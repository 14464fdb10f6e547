import { isCliqueSimples } from '../navegacao/clique-simples.ts';
import { type PedidoDeDocumento, pedirDocumento } from './entregar-documento.ts';

export interface LinkDoDocumentoProps {
  /** For whoever opens it in a tab of their own or copies it. */
  href: string;
  texto: string;
  /** Said by readers after the text. */
  complemento?: string | undefined;
  pedido: PedidoDeDocumento;
}

/** The address of a document, handed over as every document is. */
export function LinkDoDocumento({ href, texto, complemento, pedido }: LinkDoDocumentoProps) {
  return (
    <a
      href={href}
      onClick={(evento) => {
        if (!isCliqueSimples(evento)) return;
        evento.preventDefault();
        void pedirDocumento(pedido);
      }}
    >
      <span>{texto}</span>
      {complemento && <span className="so-leitor">{complemento}</span>}
    </a>
  );
}
