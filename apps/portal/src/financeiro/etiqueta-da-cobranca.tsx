/** The state of a charge: the accent while it waits to be paid, red once it is late. */
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import type { Cobranca } from './financeiro.queries.ts';

export const TOM_DA_COBRANCA: Readonly<Record<Cobranca['situacao'], TomDeEtiqueta>> = {
  registrando: 'espera',
  aberta: 'suaVez',
  vencida: 'erro',
  paga: 'sucesso',
  baixada: 'neutro',
  falhou: 'erro',
};

export function EtiquetaDaCobranca({ cobranca: { situacao, rotulo } }: { cobranca: Cobranca }) {
  return <Etiqueta tom={TOM_DA_COBRANCA[situacao]}>{rotulo}</Etiqueta>;
}
