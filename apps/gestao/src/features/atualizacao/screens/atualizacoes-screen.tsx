import type { AtualizacaoNaFila } from '@credito/api/gestao-atualizacao.rotas';
import { ROTULO_DO_STATUS } from '@credito/domain/atualizacao/estados';
import { idadeEmPalavras } from '@credito/domain/gestao/filas';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Selecao } from '@credito/ui/selecao/selecao';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { CabecalhoDaFila } from '../../../tela/cabecalho-da-fila.tsx';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { FiltroDePrazo, useFiltroDePrazo } from '../../../tela/filtro-de-prazo.tsx';
import { MostrarMais } from '../../../tela/mostrar-mais.tsx';
import { NadaNoPrazo } from '../../../tela/nada-no-prazo.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { PrazoDaLinha } from '../../../tela/prazo-da-linha.tsx';
import { useMoverNaLista } from '../../../tela/use-mover-na-lista.ts';
import { useTitulo } from '../../../tela/use-titulo.ts';
import {
  consultaDaFilaDeAtualizacoes,
  type EstadoNaFila,
  useProximaAtualizacao,
} from '../atualizacoes.queries.ts';

const ESTADOS: readonly EstadoNaFila[] = [
  'pendente-analise',
  'pendente-reenvio',
  'atualizacao-iniciada',
  'concluido',
];

const AJUDA = [
  { teclas: 'J / K', texto: 'próxima e anterior na lista' },
  { teclas: 'Enter', texto: 'abrir a atualização' },
  { teclas: 'N', texto: 'assumir a que espera há mais tempo e está livre' },
  { teclas: '?', texto: 'mostrar estes atalhos' },
];

export default function AtualizacoesScreen() {
  useTitulo('Atualizações cadastrais');
  const [estado, setEstado] = useState<EstadoNaFila>('pendente-analise');
  const [doEndereco, setPrazo] = useFiltroDePrazo();
  // Only a decision is due: nothing else of an update waits for the team.
  const prazo = estado === 'pendente-analise' ? doEndereco : 'todos';
  const lista = useInfiniteQuery(consultaDaFilaDeAtualizacoes(estado, prazo));
  const proxima = useProximaAtualizacao();
  const itens = lista.data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  return (
    <div className={estilosDaPagina.pagina}>
      <CabecalhoDaFila
        titulo="Atualizações cadastrais"
        sub={<p className={estilosDaPagina.sub}>A que espera há mais tempo vem primeiro.</p>}
        proxima={proxima}
        atalhos={AJUDA}
      />
      <div className={estilosDaPagina.filtros}>
        <div className={estilosDaPagina.filtro}>
          <Selecao
            compacto
            rotulo="Situação"
            opcoes={ESTADOS.map((valor) => ({ valor, texto: ROTULO_DO_STATUS[valor] }))}
            value={estado}
            onChange={({ currentTarget }) => setEstado(currentTarget.value as EstadoNaFila)}
          />
        </div>
        {estado === 'pendente-analise' ? <FiltroDePrazo valor={prazo} aoMudar={setPrazo} /> : null}
      </div>
      {lista.isError ? (
        <FalhaAoCarregar consulta={lista} />
      ) : lista.isPending ? (
        <EsqueletoDeLista quantos={6} />
      ) : itens.length === 0 && prazo !== 'todos' ? (
        <NadaNoPrazo />
      ) : itens.length === 0 ? (
        <PaginaVazia titulo="Nenhuma atualização nesta situação">
          <p>As atualizações aparecem aqui quando chegam a ela.</p>
        </PaginaVazia>
      ) : (
        <Lista itens={itens} legenda={`Atualizações: ${ROTULO_DO_STATUS[estado]}`} />
      )}
      <MostrarMais lista={lista} />
    </div>
  );
}

function Lista({ itens, legenda }: { itens: readonly AtualizacaoNaFila[]; legenda: string }) {
  const agora = agoraNoServidor();
  const corpo = useMoverNaLista();
  return (
    <Tabela cartoes legenda={legenda}>
      <Colunas nomes={['Espera', 'Prazo', 'Estudante', 'Contrato', 'Período', 'Com quem está']} />
      <tbody ref={corpo}>
        {itens.map(({ id, estudante, contrato, periodo, desde, prazoEm, atribuicao }) => (
          <tr key={id}>
            <td data-rotulo="Espera">{idadeEmPalavras(new Date(desde), agora)}</td>
            <td data-rotulo="Prazo">
              <PrazoDaLinha prazoEm={prazoEm} agora={agora} />
            </td>
            <td data-rotulo="Estudante">
              <Link href={`/atualizacoes/${id}`}>{estudante}</Link>
            </td>
            <td data-rotulo="Contrato">{contrato}</td>
            <td data-rotulo="Período">{periodo}</td>
            <td data-rotulo="Com quem está">
              {atribuicao ? (atribuicao.minha ? 'Você' : atribuicao.nome) : 'Livre'}
            </td>
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}
