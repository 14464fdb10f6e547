import type { Negociacao } from '@credito/api/financeiro-negociacao.rotas';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';

const TONS: Readonly<Record<Negociacao['situacao'], TomDeEtiqueta>> = {
  proposta: 'espera',
  aceita: 'sucesso',
  recusada: 'erro',
  retirada: 'neutro',
};

export function EtiquetaDaNegociacao({ negociacao: { situacao, rotulo } }: { negociacao: Negociacao }) {
  return <Etiqueta tom={TONS[situacao]}>{rotulo}</Etiqueta>;
}
