import { ROTULO_DO_FIM, type TipoDeFim } from '@credito/domain/fiador/fim-da-garantia';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';

export const TOM_DO_FIM: Readonly<Record<TipoDeFim, TomDeEtiqueta>> = {
  cancelada: 'neutro',
  reprovada: 'erro',
  'cabe-recurso': 'erro',
  'em-recurso': 'espera',
};

export function EtiquetaDoFim({ tipo }: { tipo: TipoDeFim }) {
  return <Etiqueta tom={TOM_DO_FIM[tipo]}>{ROTULO_DO_FIM[tipo]}</Etiqueta>;
}
