/** "M••••• S•••••" for the eye; readers hear the letters that are shown. */
export function NomeMascarado({ nome }: { nome: string }) {
  const letras = nome.replace(/[•*]+/g, '').split(/\s+/).filter(Boolean);
  return (
    <>
      <bdi aria-hidden="true">{nome}</bdi>
      <span className="so-leitor">{`alguém com as iniciais ${letras.join(', ')}`}</span>
    </>
  );
}
