import { Aviso } from '@credito/ui/aviso/aviso';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import estilos from './lista-paginada.module.css';

interface Consulta {
  isError: boolean;
  isPending: boolean;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** A long list that arrives page by page: its waiting, its failure and the way to what is older. */
export function ListaPaginada({ consulta, children }: { consulta: Consulta; children: Blocos }) {
  if (consulta.isPending) return <EsqueletoDeLista quantos={4} />;
  return (
    <div className={estilos.pilha}>
      {children}
      {consulta.isError ? (
        <Aviso
          tom="erro"
          aoVivo
          acao={
            <Botao compacto variante="secundario" onClick={() => void consulta.refetch()}>
              Tentar de novo
            </Botao>
          }
        >
          {consulta.error?.message}
        </Aviso>
      ) : null}
      {consulta.hasNextPage ? (
        <Botao
          variante="secundario"
          carregando={consulta.isFetchingNextPage}
          onClick={() => void consulta.fetchNextPage()}
        >
          Mostrar mais antigas
        </Botao>
      ) : null}
    </div>
  );
}
