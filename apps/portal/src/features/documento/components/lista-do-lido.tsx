import estilos from './dados-lidos.module.css';

/** What was read in a document, name by name. */
export function ListaDoLido({ lidos }: { lidos: ReadonlyArray<readonly [string, string | null]> }) {
  return (
    <dl className={estilos.lista}>
      {lidos.map(([rotulo, valor]) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
