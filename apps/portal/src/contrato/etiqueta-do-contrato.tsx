/** The state of a contract: the accent where the reader has to act, the colour of success once it is in effect. */
import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { contratoQueEspera } from '@credito/domain/contrato/na-lista';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';

type Contrato = Pick<ContratoNaLista, 'status' | 'acoes' | 'deadlineDate' | 'rotulo'>;

export function tomDoContrato(contrato: Omit<Contrato, 'rotulo'>): TomDeEtiqueta {
  if (contratoQueEspera([contrato])) return 'suaVez';
  if (contrato.status === 'EFE' || contrato.status === 'LIQ') return 'sucesso';
  return contrato.status === 'CAN' || contrato.status === 'BAI' ? 'neutro' : 'espera';
}

export function EtiquetaDoContrato({ contrato }: { contrato: Contrato }) {
  return <Etiqueta tom={tomDoContrato(contrato)}>{contrato.rotulo}</Etiqueta>;
}
