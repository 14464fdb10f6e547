/** What waits for a second person, of all contracts: what institutions reported, entries by hand, refunds. */
import type { PropostaAberta } from '@credito/api/gestao-propostas-financeiras.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { AreaDoFinanceiro } from '../components/area-do-financeiro.tsx';
import { consultaDasPropostas } from '../financeiro.queries.ts';

export default function PropostasScreen() {
  useTitulo('A confirmar');
  const abertas = useQuery(consultaDasPropostas);
  return (
    <div className={estilosDaPagina.pagina}>
      <AreaDoFinanceiro />
      <header>
        <h1>A confirmar</h1>
        <p className={estilosDaPagina.sub}>
          O que uma pessoa propôs ou uma instituição informou, e outra pessoa da equipe confirma.
        </p>
      </header>
      {abertas.isError ? (
        <FalhaAoCarregar consulta={abertas} />
      ) : abertas.data ? (
        <Lista propostas={abertas.data.propostas} haMais={abertas.data.haMais} />
      ) : (
        <EsqueletoDeLista quantos={3} />
      )}
    </div>
  );
}

function Lista({ propostas, haMais }: { propostas: readonly PropostaAberta[]; haMais: boolean }) {
  const [, navegar] = useLocation();
  return (
    <>
      <ListaDeCartoes
        nivel={2}
        rotulo="Propostas que esperam por outra pessoa"
        vazio={
          <PaginaVazia titulo="Nada a confirmar">
            <p>O que alguém propuser sobre o dinheiro de um contrato aparece aqui.</p>
          </PaginaVazia>
        }
        cartoes={propostas.map((proposta) => ({
          id: proposta.id,
          titulo: `${proposta.rotulo}, contrato ${proposta.contratoNumero}`,
          detalhe: (
            <>
              <p>{`${proposta.estudante}. ${proposta.descricao}`}</p>
              <p className={estilosDaPagina.sub}>
                {`${proposta.motivo} (${proposta.minha ? 'proposta sua' : proposta.por}, ${formatarMomento(new Date(proposta.em))})`}
              </p>
            </>
          ),
          acao: (
            <Botao
              compacto
              variante="secundario"
              onClick={() => navegar(`/financeiro/contratos/${proposta.contratoId}`)}
            >
              <span>{proposta.minha ? 'Abrir' : 'Conferir e responder'}</span>
              <span className="so-leitor">{` no contrato ${proposta.contratoNumero}`}</span>
            </Botao>
          ),
        }))}
      />
      {haMais ? <p>Há mais propostas do que as mostradas: as mais antigas vêm primeiro.</p> : null}
    </>
  );
}
