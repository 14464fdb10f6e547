import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import { MotivosDoContrato } from './motivos-do-contrato.tsx';
import estilos from './secao.module.css';

export function HistoricoDoContrato({ historico }: { historico: ContratoDaGestao['historico'] }) {
  return (
    <section className={estilos.secao} aria-label="Histórico">
      <h2>Histórico</h2>
      <LinhaDoTempo
        rotulo="Histórico do contrato"
        marcos={historico.map(({ em, acao, estado, quem, motivos }, indice) => ({
          id: String(indice),
          titulo: acao,
          estado,
          quando: `${formatarMomento(new Date(em))}, ${quem}`,
          descricao: motivos.length > 0 ? <MotivosDoContrato motivos={motivos} /> : undefined,
        }))}
      />
    </section>
  );
}
