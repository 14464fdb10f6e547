import { etapasDaAnalise } from '@credito/domain/solicitacao/etapas-da-analise';
import { formatarMomento } from '@credito/domain/tempo/data';
import type { Status } from './components/tela-de-situacao.tsx';

/** The stages of the analysis for the timeline; the current one says since when. */
export function marcosDaAnalise(status: Status) {
  if (!status.siglaStatusCadastro) return [];
  return etapasDaAnalise(status.siglaStatusCadastro, status).map(({ id, titulo, estado }) => ({
    id,
    titulo,
    estado,
    ...(status.desde && (estado === 'atual' || estado === 'recusado')
      ? { quando: formatarMomento(new Date(status.desde)) }
      : {}),
  }));
}
