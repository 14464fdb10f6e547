import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';

export function MotivosDoContrato({ motivos }: { motivos: ContratoDaGestao['motivos'] }) {
  return (
    <ul>
      {motivos.map(({ motivo, motivoDescricao }) => (
        <li key={`${motivo} ${motivoDescricao}`}>
          {motivoDescricao ? `${motivo}: ${motivoDescricao}` : motivo}
        </li>
      ))}
    </ul>
  );
}
