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
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { MostrarMais } from '../../../tela/mostrar-mais.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from '../atualizacao.module.css';
import { consultaDaFilaDeAtualizacoes, type EstadoNaFila } from '../atualizacoes.queries.ts';

const ESTADOS: readonly EstadoNaFila[] = [
  'pendente-analise',
  'pendente-reenvio',
  'atualizacao-iniciada',
  'concluido',
];

export default function AtualizacoesScreen() {
  useTitulo('Atualizações cadastrais');
  const [estado, setEstado] = useState<EstadoNaFila>('pendente-analise');
  const lista = useInfiniteQuery(consultaDaFilaDeAtualizacoes(estado));
  const itens = lista.data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <h1>Atualizações cadastrais</h1>
        <p className={estilosDaPagina.sub}>A que chegou primeiro vem primeiro.</p>
      </header>
      <div className={estilos.filtro}>
        <Selecao
          rotulo="Situação"
          opcoes={ESTADOS.map((valor) => ({ valor, texto: ROTULO_DO_STATUS[valor] }))}
          value={estado}
          onChange={({ currentTarget }) => setEstado(currentTarget.value as EstadoNaFila)}
        />
      </div>
      {lista.isError ? (
        <FalhaAoCarregar consulta={lista} />
      ) : lista.isPending ? (
        <EsqueletoDeLista quantos={6} />
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
  return (
    <Tabela cartoes legenda={legenda}>
      <Colunas nomes={['Espera', 'Estudante', 'Contrato', 'Período']} />
      <tbody>
        {itens.map(({ id, estudante, contrato, periodo, desde }) => (
          <tr key={id}>
            <td data-rotulo="Espera">{idadeEmPalavras(new Date(desde), agora)}</td>
            <td data-rotulo="Estudante">
              <Link href={`/atualizacoes/${id}`}>{estudante}</Link>
            </td>
            <td data-rotulo="Contrato">{contrato}</td>
            <td data-rotulo="Período">{periodo}</td>
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}
