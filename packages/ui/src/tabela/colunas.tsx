/** The head of a table whose columns have nothing but a name. */
export function Colunas({ nomes }: { nomes: readonly string[] }) {
  return (
    <thead>
      <tr>
        {nomes.map((nome) => (
          <th key={nome} scope="col">
            {nome}
          </th>
        ))}
      </tr>
    </thead>
  );
}
