import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { formatarMomento } from '@credito/domain/tempo/data';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import estilos from './historico.module.css';

export function Historico({ eventos }: { eventos: Mesa['historico'] }) {
  return (
    <details className={estilos.historico}>
      <summary>Histórico ({eventos.length})</summary>
      <LinhaDoTempo
        rotulo="Histórico da solicitação"
        marcos={eventos.map(({ id, em, titulo, ator, sigla, motivos }) => ({
          id: String(id),
          titulo,
          estado: ESTADOS[sigla].exibicao === 'reprovada' ? 'recusado' : 'feito',
          quando: `${formatarMomento(new Date(em))}, ${ator.toLowerCase()}`,
          descricao: motivos.length > 0 ? motivos.join(' ') : undefined,
        }))}
      />
    </details>
  );
}
