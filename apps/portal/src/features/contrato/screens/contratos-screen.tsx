/** /contratos: every contract of the student, from the newest to the oldest. */
import { Botao } from '@credito/ui/botao/botao';
import { DesenhoVazio } from '@credito/ui/desenho/desenho';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDosContratos } from '../../../contrato/contratos.queries.ts';
import { EtiquetaDoContrato } from '../../../contrato/etiqueta-do-contrato.tsx';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { AcoesDoContrato, DetalheDoContrato } from '../components/cartao-do-contrato.tsx';

export function ContratosScreen() {
  const [, navegar] = useLocation();
  const { data, error, refetch } = useQuery({ ...consultaDosContratos, refetchOnMount: 'always' });
  if (!data && error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar os contratos" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  if (!data) return <CartoesCarregando />;
  return (
    <Pagina titulo="Contratos" dica="Cada contrato é o crédito de um semestre.">
      <ListaDeCartoes
        nivel={2}
        rotulo="Seus contratos"
        cartoes={data.map((contrato) => ({
          id: String(contrato.id),
          titulo: `Contrato ${contrato.contractNumber}`,
          estado: <EtiquetaDoContrato contrato={contrato} />,
          detalhe: <DetalheDoContrato contrato={contrato} />,
          acao: <AcoesDoContrato contrato={contrato} />,
        }))}
        vazio={
          <PaginaVazia
            desenho={<DesenhoVazio />}
            titulo="Nenhum contrato por enquanto"
            acoes={
              <Botao variante="secundario" onClick={() => navegar('/inicio')}>
                Ir para o início
              </Botao>
            }
          >
            <p>
              Depois que a sua solicitação for aprovada, a nossa equipe prepara o contrato. Ele aparece aqui,
              e avisamos você por e-mail.
            </p>
          </PaginaVazia>
        }
      />
    </Pagina>
  );
}
