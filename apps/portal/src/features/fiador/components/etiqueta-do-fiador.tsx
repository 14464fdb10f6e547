import { ROTULOS_DO_FIADOR, type SituacaoDoFiador } from '@credito/domain/fiador/fiador';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';

const TONS: Readonly<Record<'estudante' | 'fiador', Readonly<Record<SituacaoDoFiador, TomDeEtiqueta>>>> = {
  estudante: {
    convidado: 'espera',
    'aguardando-aceite': 'espera',
    preenchendo: 'espera',
    pronto: 'sucesso',
    'com-pendencias': 'erro',
  },
  fiador: {
    convidado: 'suaVez',
    'aguardando-aceite': 'suaVez',
    preenchendo: 'suaVez',
    pronto: 'sucesso',
    'com-pendencias': 'erro',
  },
};

export function EtiquetaDoFiador({
  situacao,
  leitor,
}: {
  situacao: SituacaoDoFiador;
  leitor: 'estudante' | 'fiador';
}) {
  return <Etiqueta tom={TONS[leitor][situacao]}>{ROTULOS_DO_FIADOR[situacao][leitor].titulo}</Etiqueta>;
}
