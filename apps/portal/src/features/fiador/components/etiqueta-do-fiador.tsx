import { ROTULOS_DO_FIADOR, type SituacaoDoFiador } from '@credito/domain/fiador/fiador';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';

const TONS: Readonly<Record<SituacaoDoFiador, TomDeEtiqueta>> = {
  convidado: 'espera',
  'aguardando-aceite': 'espera',
  preenchendo: 'espera',
  'por-concluir': 'espera',
  pronto: 'sucesso',
  'com-pendencias': 'espera',
};

/** A guarantor as the student follows them. */
export function EtiquetaDoFiador({ situacao }: { situacao: SituacaoDoFiador }) {
  return <Etiqueta tom={TONS[situacao]}>{ROTULOS_DO_FIADOR[situacao].estudante.titulo}</Etiqueta>;
}
