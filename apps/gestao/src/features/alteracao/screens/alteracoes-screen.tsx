/** Alterations by state, and those of the state that is looked at, whoever waits longest first. */
import type { AlteracaoNaFila } from '@credito/api/gestao-alteracao.rotas';
import {
  FLUXOS_DA_ALTERACAO,
  type FluxoDaAlteracao,
  ROTULO_DO_FLUXO,
} from '@credito/domain/alteracao/estados';
import { fluxosDaAlteracaoCom } from '@credito/domain/alteracao/transicoes';
import { idadeEmPalavras } from '@credito/domain/gestao/filas';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { FiltroDePrazo, useFiltroDePrazo } from '../../../tela/filtro-de-prazo.tsx';
import { NadaNoPrazo } from '../../../tela/nada-no-prazo.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { DiaDoPrazo } from '../../../tela/prazo-da-linha.tsx';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { consultaDaContagem, consultaDaFila } from '../alteracoes.queries.ts';

export default function AlteracoesScreen({ fluxo: noEndereco }: { fluxo: string | undefined }) {
  const fluxo = FLUXOS_DA_ALTERACAO.find((um) => um === noEndereco?.toUpperCase()) ?? null;
  useTitulo(fluxo ? `Alterações: ${ROTULO_DO_FLUXO[fluxo]}` : 'Alterações contratuais');
  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        {fluxo ? (
          <p>
            <Link href="/alteracoes">Todas as situações</Link>
          </p>
        ) : null}
        <h1>{fluxo ? `Alterações: ${ROTULO_DO_FLUXO[fluxo]}` : 'Alterações contratuais'}</h1>
        <p className={estilosDaPagina.sub}>
          Uma alteração começa na página do contrato, ou com o pedido do estudante.
        </p>
      </header>
      {fluxo ? <Fila fluxo={fluxo} /> : <Situacoes />}
    </div>
  );
}

function Situacoes() {
  const contagem = useQuery(consultaDaContagem);
  if (contagem.isError) return <FalhaAoCarregar consulta={contagem} />;
  if (!contagem.data) return <EsqueletoDeLista quantos={6} />;
  return (
    <Tabela cartoes legenda="Alterações por situação">
      <Colunas nomes={['Situação', 'Quantas']} />
      <tbody>
        {contagem.data.situacoes.map(({ fluxo, rotulo, total }) => (
          <tr key={fluxo}>
            <th scope="row">
              <Link href={`/alteracoes/situacao/${fluxo.toLowerCase()}`}>{rotulo}</Link>
            </th>
            <td data-rotulo="Quantas">{total}</td>
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}

function Fila({ fluxo }: { fluxo: FluxoDaAlteracao }) {
  const [doEndereco, setPrazo] = useFiltroDePrazo();
  const vence = fluxosDaAlteracaoCom('vencer').includes(fluxo);
  const prazo = vence ? doEndereco : 'todos';
  const fila = useQuery(consultaDaFila(fluxo, prazo));
  return (
    <>
      {vence ? <FiltroDePrazo valor={prazo} aoMudar={setPrazo} /> : null}
      {fila.isError ? (
        <FalhaAoCarregar consulta={fila} />
      ) : fila.data ? (
        <Lista fluxo={fluxo} itens={fila.data.itens} vence={vence} filtrada={prazo !== 'todos'} />
      ) : (
        <EsqueletoDeLista quantos={6} />
      )}
    </>
  );
}

function Lista({
  fluxo,
  itens,
  vence,
  filtrada,
}: {
  fluxo: FluxoDaAlteracao;
  itens: readonly AlteracaoNaFila[];
  /** Where it ends by itself when nobody signs in time. */
  vence: boolean;
  filtrada: boolean;
}) {
  if (itens.length === 0 && filtrada) return <NadaNoPrazo />;
  if (itens.length === 0)
    return (
      <PaginaVazia titulo="Nenhuma alteração nesta situação">
        <p>As alterações aparecem aqui quando chegam a ela.</p>
      </PaginaVazia>
    );
  return (
    <Tabela cartoes legenda={`Alterações: ${ROTULO_DO_FLUXO[fluxo]}`}>
      <Colunas nomes={['Espera', 'Alteração', 'Estudante', 'O que muda', 'Prazo']} />
      <tbody>
        {itens.map((item) => (
          <Linha key={item.id} item={item} vence={vence} />
        ))}
      </tbody>
    </Tabela>
  );
}

function Linha({ item, vence }: { item: AlteracaoNaFila; vence: boolean }) {
  const agora = agoraNoServidor();
  return (
    <tr>
      <td data-rotulo="Espera">{idadeEmPalavras(new Date(item.desde), agora)}</td>
      <td data-rotulo="Alteração">
        <Link href={`/alteracoes/${item.id}`}>{item.numero}</Link>
      </td>
      <td data-rotulo="Estudante">
        <span>{item.estudante}</span>
        <small>{item.instituicao}</small>
      </td>
      <td data-rotulo="O que muda">
        <span>{item.rotulo}</span>
        {item.esperaInstituicao ? <Etiqueta tom="espera">Espera a instituição</Etiqueta> : null}
      </td>
      <td data-rotulo="Prazo">
        <DiaDoPrazo dia={item.prazo} vence={vence} agora={agora} />
      </td>
    </tr>
  );
}
