import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';

type Motivo = ContratoDaGestao['motivos'][number];

export function MotivosDoContrato({ motivos }: { motivos: readonly Motivo[] }) {
  return (
    <ul>
      {motivos.map((motivo) => (
        <li key={textoDoMotivo(motivo)}>{textoDoMotivo(motivo)}</li>
      ))}
    </ul>
  );
}

/** A reason that was written and not chosen needs no title. */
function textoDoMotivo({ codigo, motivo, motivoDescricao }: Motivo): string {
  if (motivoDescricao === null) return motivo;
  return codigo === null ? motivoDescricao : `${motivo}: ${motivoDescricao}`;
}
