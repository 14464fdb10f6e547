import { ROTULOS } from '@credito/domain/andamento/situacao';
import { idadeEmPalavras } from '@credito/domain/gestao/filas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { MostrarMais } from '../../../tela/mostrar-mais.tsx';
import estilos from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { consultaDasConversas } from '../fila.queries.ts';

const QUEM_ESCREVEU: Readonly<Record<TipoPessoa, string>> = {
  estudante: 'Estudante',
  fiador: 'Fiador',
  fiador2: 'Segundo fiador',
};

/** What people wrote under their pendencies and nobody answered yet, wherever the request stands. */
export default function ConversasScreen() {
  useTitulo('Mensagens a responder');
  const lista = useInfiniteQuery(consultaDasConversas);
  const { data, isError, hasNextPage } = lista;
  const agora = agoraNoServidor();
  const itens = data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  return (
    <div className={estilos.pagina}>
      <header className={estilos.cabecalho}>
        <div>
          <h1>Mensagens a responder</h1>
          <p className={estilos.sub} role="status">
            {data ? textoDaContagem(itens.length, hasNextPage) : 'Contando…'}
          </p>
        </div>
      </header>
      {isError ? (
        <FalhaAoCarregar consulta={lista} />
      ) : !data ? (
        <EsqueletoDeLista quantos={4} />
      ) : itens.length === 0 ? (
        <PaginaVazia titulo="Ninguém espera por resposta">
          <p>O que estudantes e fiadores escrevem sobre as pendências deles aparece aqui.</p>
        </PaginaVazia>
      ) : (
        <Tabela cartoes legenda="Mensagens a responder">
          <Colunas nomes={['Espera', 'Protocolo', 'Estudante', 'Quem escreveu', 'Pendência', 'Situação']} />
          <tbody>
            {itens.map(({ id, solicitacaoId, protocolo, sigla, estudante, tipoPessoa, assunto, desde }) => (
              <tr key={id}>
                <td data-rotulo="Espera">{idadeEmPalavras(new Date(desde), agora)}</td>
                <td data-rotulo="Protocolo">
                  <Link href={`/solicitacoes/${solicitacaoId}`}>{protocolo}</Link>
                </td>
                <td data-rotulo="Estudante">{estudante}</td>
                <td data-rotulo="Quem escreveu">{QUEM_ESCREVEU[tipoPessoa]}</td>
                <td data-rotulo="Pendência">{assunto}</td>
                <td data-rotulo="Situação">{ROTULOS[sigla].analista}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      )}
      <MostrarMais lista={lista} />
    </div>
  );
}

function textoDaContagem(quantas: number, haMais: boolean): string {
  if (haMais) return `Mais de ${quantas} esperam`;
  return quantas === 1 ? '1 espera' : `${quantas} esperam`;
}
