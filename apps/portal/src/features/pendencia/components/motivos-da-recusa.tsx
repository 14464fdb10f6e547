import estilos from '../pendencias.module.css';

/** One sentence, or a numbered list (spec 2 section 2.8). */
export function MotivosDaRecusa({ motivos }: { motivos: readonly string[] }) {
  if (motivos.length <= 1) return <p>{motivos[0] ?? 'O documento não foi aceito.'}</p>;
  return (
    <ol className={estilos.motivos}>
      {motivos.map((motivo) => (
        <li key={motivo}>{motivo}</li>
      ))}
    </ol>
  );
}
