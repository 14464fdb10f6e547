import type { rotaMensagensComFalha } from '@credito/api/gestao-mensagens.rotas';
import type { Resposta } from '@credito/api/rota';
import { CANAIS, type Canal, isCanal, ROTULO_DO_CANAL } from '@credito/domain/mensagem/canais';
import { ROTULO_DO_ESTADO } from '@credito/domain/mensagem/entrega';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Selecao } from '@credito/ui/selecao/selecao';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { MostrarMais } from '../../../tela/mostrar-mais.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { consultaDasFalhas } from '../mensagens.queries.ts';
import estilos from './mensagens-screen.module.css';

type Falha = Resposta<typeof rotaMensagensComFalha>['mensagens'][number];

const RESULTADOS: Readonly<Record<NonNullable<Falha['tentativas'][number]['resultado']>, string>> = {
  aceita: 'aceita pelo serviço',
  adiada: 'adiada',
  recusada: 'recusada',
  devolvida: 'voltou',
  interrompida: 'interrompida',
};

/** What did not arrive, so that somebody can tell the person in another way. */
export default function MensagensScreen() {
  useTitulo('Mensagens que não chegaram');
  const [canal, setCanal] = useState<Canal | null>(null);
  const falhas = useInfiniteQuery(consultaDasFalhas(canal));
  const mensagens = falhas.data?.pages.flatMap((pagina) => pagina.mensagens) ?? [];
  return (
    <div className={estilosDaPagina.pagina}>
      <header className={estilosDaPagina.cabecalho}>
        <div>
          <h1>Mensagens que não chegaram</h1>
          <p className={estilosDaPagina.sub}>Peça à pessoa que confira o contato no perfil dela.</p>
        </div>
        <Selecao
          compacto
          rotulo="Canal"
          name="canal"
          value={canal ?? ''}
          onChange={({ currentTarget: { value } }) => setCanal(isCanal(value) ? value : null)}
          opcoes={[
            { valor: '', texto: 'Todos' },
            ...CANAIS.map((valor) => ({ valor, texto: ROTULO_DO_CANAL[valor] })),
          ]}
        />
      </header>
      {falhas.isError ? <Aviso tom="erro">{mensagemDoErro(falhas.error)}</Aviso> : null}
      {falhas.isPending ? <EsqueletoDeLista quantos={5} /> : null}
      {falhas.data && mensagens.length === 0 ? (
        <PaginaVazia titulo="Tudo chegou">
          Mensagens recusadas, devolvidas ou que não conseguimos enviar aparecem aqui.
        </PaginaVazia>
      ) : null}
      {mensagens.length > 0 ? <TabelaDeMensagens mensagens={mensagens} /> : null}
      <MostrarMais lista={falhas} texto="Mostrar mais antigas" />
    </div>
  );
}

function TabelaDeMensagens({ mensagens }: { mensagens: readonly Falha[] }) {
  return (
    <Tabela cartoes legenda="Mensagens que não chegaram" className={estilos.tabela}>
      <Colunas nomes={['Mensagem', 'Para', 'O que houve', 'Outro canal']} />
      <tbody>
        {mensagens.map((mensagem) => (
          <Linha key={mensagem.id} {...mensagem} />
        ))}
      </tbody>
    </Tabela>
  );
}

function Linha({
  titulo,
  protocolo,
  criadaEm,
  canal,
  destino,
  estado,
  motivo,
  tentativas,
  outroCanal,
}: Falha) {
  return (
    <tr>
      <td data-rotulo="Mensagem">
        <span>{titulo}</span>
        <small>
          {`${formatarMomento(new Date(criadaEm))}${protocolo ? ` · protocolo ${protocolo}` : ''}`}
        </small>
      </td>
      <td data-rotulo="Para">
        <span>{ROTULO_DO_CANAL[canal]}</span>
        <small>{destino}</small>
      </td>
      <td data-rotulo="O que houve">
        <Etiqueta tom="erro">{ROTULO_DO_ESTADO[estado]}</Etiqueta>
        <small>{motivo}</small>
        {tentativas.length > 1 ? (
          <details className={estilos.tentativas}>
            <summary>{`${tentativas.length} tentativas`}</summary>
            <ol>
              {tentativas.map(({ numero, em, resultado, motivo: detalhe }) => (
                <li key={numero}>
                  {`${formatarMomento(new Date(em))}: ${resultado ? RESULTADOS[resultado] : 'em andamento'}${detalhe ? `. ${detalhe}` : ''}`}
                </li>
              ))}
            </ol>
          </details>
        ) : null}
      </td>
      <td data-rotulo="Outro canal">
        {outroCanal ? (
          <Etiqueta tom={outroCanal.chegou ? 'sucesso' : 'espera'}>
            {`${ROTULO_DO_CANAL[outroCanal.canal]}: ${outroCanal.chegou ? 'enviada' : 'ainda não'}`}
          </Etiqueta>
        ) : (
          'Nenhum'
        )}
      </td>
    </tr>
  );
}
