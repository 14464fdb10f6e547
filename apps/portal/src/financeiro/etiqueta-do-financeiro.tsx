/** Where a contract stands in money: one word for the student and for whoever guarantees. */
import { ROTULO_FINANCEIRO, type SituacaoFinanceira } from '@credito/domain/razao/situacao-financeira';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';

const TONS: Readonly<Record<SituacaoFinanceira, TomDeEtiqueta>> = {
  'em-uso': 'espera',
  'em-restituicao': 'neutro',
  'em-atraso': 'erro',
  quitado: 'sucesso',
  baixado: 'neutro',
};

export function EtiquetaDoFinanceiro({ situacao }: { situacao: SituacaoFinanceira }) {
  return <Etiqueta tom={TONS[situacao]}>{ROTULO_FINANCEIRO[situacao]}</Etiqueta>;
}
