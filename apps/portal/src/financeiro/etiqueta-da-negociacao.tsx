import type { Negociacao } from '@credito/api/financeiro-negociacao.rotas';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';

const TONS: Readonly<Record<Negociacao['situacao'], TomDeEtiqueta>> = {
  proposta: 'espera',
  aceita: 'espera',
  recusada: 'erro',
  retirada: 'neutro',
  concluida: 'sucesso',
  'sem-efeito': 'neutro',
};

export function EtiquetaDaNegociacao({
  negociacao: { situacao, rotulo },
}: {
  negociacao: Pick<Negociacao, 'situacao' | 'rotulo'>;
}) {
  return <Etiqueta tom={TONS[situacao]}>{rotulo}</Etiqueta>;
}
