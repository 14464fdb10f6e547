/** /assinar in a portal: every document that waits for this person, or whose turn comes later. */

import type { AssinaturaPendente } from '@credito/api/assinatura.rotas';
import { PAGINA_DA_SITUACAO } from '@credito/domain/assinatura/situacao-do-link';
import { formatarData } from '@credito/domain/tempo/data';
import { comMaiuscula, comMinuscula } from '@credito/domain/texto/inicial';
import { Botao } from '@credito/ui/botao/botao';
import { DesenhoVazio } from '@credito/ui/desenho/desenho';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDasAssinaturas } from '../../../assinatura/pendentes.queries.ts';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';

export function AssinaturasScreen() {
  const [, navegar] = useLocation();
  const { data, error, refetch } = useQuery({ ...consultaDasAssinaturas, refetchOnMount: 'always' });
  if (!data && error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar os documentos" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  if (!data) return <CartoesCarregando />;
  return (
    <Pagina titulo="Documentos para assinar" aoVoltar={() => navegar('/inicio')}>
      <ListaDeCartoes
        nivel={2}
        rotulo="Documentos para assinar"
        cartoes={data.map((pendente) => ({
          id: pendente.assinanteId,
          titulo: comMaiuscula(pendente.titulo),
          estado: (
            <Etiqueta tom={pendente.situacao === 'aberta' ? 'suaVez' : 'espera'}>
              {estadoDe(pendente)}
            </Etiqueta>
          ),
          detalhe: (
            <>
              <p>{`Seu papel: ${comMinuscula(pendente.papel)}.`}</p>
              <p>{`Até ${formatarData(pendente.prazo)}.`}</p>
            </>
          ),
          acao: (
            <Botao
              largo
              variante={pendente.situacao === 'aberta' ? 'primario' : 'secundario'}
              onClick={() => navegar(`/assinar/${pendente.assinanteId}`)}
            >
              <span>{pendente.situacao === 'aberta' ? 'Ler e assinar' : 'Ver'}</span>
              <span className="so-leitor">{`, ${pendente.titulo}`}</span>
            </Botao>
          ),
        }))}
        vazio={
          <PaginaVazia desenho={<DesenhoVazio />} titulo="Nada para assinar agora">
            <p>Quando um documento esperar pela sua assinatura, ele aparece aqui e você recebe um aviso.</p>
          </PaginaVazia>
        }
      />
    </Pagina>
  );
}

const estadoDe = ({ situacao }: AssinaturaPendente): string =>
  situacao === 'aberta' ? 'Sua vez' : PAGINA_DA_SITUACAO[situacao].titulo;
