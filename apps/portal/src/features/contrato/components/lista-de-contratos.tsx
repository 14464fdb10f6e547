/** A page of contracts, as student and guarantor have one: loading, failing, empty, or a card for each. */
import type { Blocos } from '@credito/ui/blocos/blocos';
import { ListaDeCartoes, type ListaDeCartoesProps } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import type { UseQueryResult } from '@tanstack/react-query';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { VaziaComInicio } from '../../../pagina/vazia-com-inicio.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';

export interface ListaDeContratosProps<Contrato> {
  consulta: Pick<UseQueryResult<Contrato[]>, 'data' | 'error' | 'refetch'>;
  titulo: string;
  dica: string;
  rotulo: string;
  cartao: (contrato: Contrato) => Omit<ListaDeCartoesProps['cartoes'][number], 'id'>;
  /** What will appear here, and when; null where something else is on the page. */
  vazio: string | null;
  /** Below the list. */
  depois?: Blocos;
}

export function ListaDeContratos<Contrato extends { id: number }>({
  consulta: { data, error, refetch },
  titulo,
  dica,
  rotulo,
  cartao,
  vazio,
  depois,
}: ListaDeContratosProps<Contrato>) {
  if (!data && error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar os contratos" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  if (!data) return <CartoesCarregando />;
  return (
    <Pagina titulo={titulo} dica={dica}>
      <ListaDeCartoes
        nivel={2}
        rotulo={rotulo}
        cartoes={data.map((contrato) => ({ id: String(contrato.id), ...cartao(contrato) }))}
        vazio={
          vazio === null ? null : (
            <VaziaComInicio titulo="Nenhum contrato por enquanto">
              <p>{vazio}</p>
            </VaziaComInicio>
          )
        }
      />
      {depois}
    </Pagina>
  );
}
