/** The state of a contract: the accent where the reader has to act, the colour of success once it is in effect. */
import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';

interface Contrato extends Pick<ContratoNaLista, 'status' | 'rotulo'> {
  agora: Pick<NonNullable<ContratoNaLista['agora']>, 'suaVez'> | null;
}

export function tomDoContrato({ status, agora }: Omit<Contrato, 'rotulo'>): TomDeEtiqueta {
  // It holds, also while its student has still to conclude it.
  if (status === 'EFE' || status === 'LIQ') return 'sucesso';
  if (agora?.suaVez) return 'suaVez';
  return status === 'CAN' || status === 'BAI' ? 'neutro' : 'espera';
}

export function EtiquetaDoContrato({ contrato }: { contrato: Contrato }) {
  return <Etiqueta tom={tomDoContrato(contrato)}>{contrato.rotulo}</Etiqueta>;
}
