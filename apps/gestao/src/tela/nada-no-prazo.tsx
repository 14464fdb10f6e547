import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';

/** Something may wait all the same, due on another day. */
export function NadaNoPrazo() {
  return (
    <PaginaVazia titulo="Nada com este prazo">
      <p>Escolha “Todos” no filtro de prazo para ver o que espera.</p>
    </PaginaVazia>
  );
}
