import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import estilos from './historico.module.css';

/** The same timeline that the student and the guarantor read, in the words of the desk. */
export function Historico({ linha: { agora, marcos } }: { linha: Mesa['linhaDoTempo'] }) {
  const feitos = marcos.filter(({ em }) => em !== null).length;
  return (
    <details className={estilos.historico}>
      <summary>{`Linha do tempo (${feitos})${agora ? `. Agora: ${agora.quem.toLowerCase()}` : ''}`}</summary>
      <LinhaDoTempo
        rotulo="Linha do tempo da solicitação"
        marcos={marcos.map(({ id, titulo, estado, em, quem, detalhes }) => ({
          id,
          titulo,
          estado,
          quando: [
            em && formatarMomento(new Date(em)),
            quem?.toLowerCase(),
            estado === 'atual' && agora?.prazo,
          ]
            .filter(Boolean)
            .join(', '),
          descricao: detalhes.length > 0 ? detalhes.join(' ') : undefined,
        }))}
      />
    </details>
  );
}
