import { Botao } from '@credito/ui/botao/botao';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** Below a list that is read a page at a time; nothing once all of it is there. */
export function MostrarMais({
  lista,
  texto = 'Mostrar mais',
}: {
  lista: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  texto?: string;
}) {
  if (!lista.hasNextPage) return null;
  return (
    <div>
      <Botao
        variante="secundario"
        carregando={lista.isFetchingNextPage}
        onClick={() => void lista.fetchNextPage()}
      >
        {texto}
      </Botao>
    </div>
  );
}
