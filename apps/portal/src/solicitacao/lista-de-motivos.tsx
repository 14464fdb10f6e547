/** Exactly what the analyst wrote, to whoever the reasons concern; numbered when there are several. */
export function ListaDeMotivos({ motivos }: { motivos: readonly string[] }) {
  if (motivos.length === 1) return <p>{motivos[0]}</p>;
  return (
    <ol>
      {motivos.map((motivo) => (
        <li key={motivo}>{motivo}</li>
      ))}
    </ol>
  );
}
