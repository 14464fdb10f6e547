import { formatarValor } from '@credito/domain/dinheiro/dinheiro';

/** Zero says nothing among so many figures; a reader is told that there is nothing. */
export function valorOuNada(centavos: number) {
  if (centavos > 0) return formatarValor(centavos);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="so-leitor">nada</span>
    </>
  );
}
