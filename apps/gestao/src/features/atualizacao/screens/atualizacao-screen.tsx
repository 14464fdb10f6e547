import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { AjudaDosAtalhos } from '../../../atalhos/ajuda-dos-atalhos.tsx';
import { useAtalhos } from '../../../atalhos/use-atalhos.ts';
import { DialogoDasPaginas } from '../../../tela/dialogo-das-paginas.tsx';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { NaoEncontrada } from '../../../tela/nao-encontrada.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from '../atualizacao.module.css';
import {
  buscarPagina,
  consultaDaAtualizacao,
  useAtribuicao,
  useProximaAtualizacao,
} from '../atualizacoes.queries.ts';
import { CabecalhoDaAtualizacao } from '../components/cabecalho-da-atualizacao.tsx';
import { DialogoDaAprovacao } from '../components/dialogo-da-aprovacao.tsx';
import { DialogoDaCorrecao } from '../components/dialogo-da-correcao.tsx';
import { DialogoDaDispensa } from '../components/dialogo-da-dispensa.tsx';
import { DialogoDaRecusa } from '../components/dialogo-da-recusa.tsx';
import { ParteDaAtualizacao } from '../components/parte-da-atualizacao.tsx';
import { useDocumentosDaMesa } from '../use-documentos-da-mesa.ts';

export default function AtualizacaoScreen({ id }: { id: number }) {
  return Number.isSafeInteger(id) ? <Atualizacao id={id} /> : <NaoEncontrada />;
}

function Atualizacao({ id }: { id: number }) {
  useTitulo('Atualização cadastral');
  const lida = useQuery(consultaDaAtualizacao(id));
  return (
    <div className={estilosDaPagina.pagina}>
      {lida.isError ? (
        <FalhaAoCarregar consulta={lida} />
      ) : lida.isPending ? (
        <EsqueletoDeLista quantos={4} />
      ) : (
        <Aberta key={lida.data.id} atualizacao={lida.data} />
      )}
    </div>
  );
}

const AJUDA = [
  { teclas: 'J / K', texto: 'próximo documento e anterior' },
  { teclas: 'Enter', texto: 'ver o documento' },
  { teclas: 'A', texto: 'aprovar o documento' },
  { teclas: 'R', texto: 'recusar o documento, com motivos' },
  { teclas: 'Z', texto: 'desfazer o veredito' },
  { teclas: '1', texto: 'aprovar a atualização' },
  { teclas: '2', texto: 'pedir correção' },
  { teclas: 'C', texto: 'assumir ou devolver à fila' },
  { teclas: 'N', texto: 'próxima atualização da fila' },
  { teclas: 'F', texto: 'voltar à fila' },
];

function Aberta({ atualizacao }: { atualizacao: AtualizacaoNaMesa }) {
  const { pessoas, historico, dispensaveis } = atualizacao;
  const [, navegar] = useLocation();
  const [aberto, setAberto] = useState<'aprovacao' | 'correcao' | 'dispensa' | 'ajuda' | null>(null);
  const mesa = useDocumentosDaMesa(atualizacao);
  const atribuicao = useAtribuicao(atualizacao);
  const proxima = useProximaAtualizacao();
  const emAnalise = atualizacao.estado === 'pendente-analise';
  const mudarAtribuicao = () => {
    if (!atribuicao.isPending) atribuicao.mutate();
  };
  useAtalhos({
    j: () => mesa.mover(1),
    k: () => mesa.mover(-1),
    a: mesa.noAtual('aprovar'),
    r: mesa.noAtual('recusar'),
    z: mesa.noAtual('desfazer'),
    1: emAnalise && atualizacao.impedimento === null ? () => setAberto('aprovacao') : undefined,
    2: emAnalise ? () => setAberto('correcao') : undefined,
    c: emAnalise ? mudarAtribuicao : undefined,
    n: proxima.assumir,
    f: () => navegar('/atualizacoes'),
    '?': () => setAberto('ajuda'),
  });
  return (
    <>
      <CabecalhoDaAtualizacao
        atualizacao={atualizacao}
        mudandoAtribuicao={atribuicao.isPending}
        aoMudarAtribuicao={mudarAtribuicao}
        proxima={proxima}
        aoPedirAjuda={() => setAberto('ajuda')}
      />
      {pessoas.map((pessoa) => (
        <ParteDaAtualizacao key={pessoa.tipo} atualizacao={atualizacao} pessoa={pessoa} mesa={mesa} />
      ))}
      <section aria-labelledby="decisao">
        <h2 id="decisao">Decisão</h2>
        {emAnalise && atualizacao.impedimento ? (
          <Aviso tom="informacao">{atualizacao.impedimento}</Aviso>
        ) : null}
        <div className={estilos.acoes}>
          {emAnalise ? (
            <>
              <Botao disabled={atualizacao.impedimento !== null} onClick={() => setAberto('aprovacao')}>
                Aprovar
              </Botao>
              <Botao variante="secundario" onClick={() => setAberto('correcao')}>
                Pedir correção
              </Botao>
            </>
          ) : null}
          {dispensaveis.length > 0 ? (
            <Botao variante="secundario" onClick={() => setAberto('dispensa')}>
              Seguir sem um fiador
            </Botao>
          ) : null}
          {!emAnalise && dispensaveis.length === 0 ? <p>Nada a decidir agora.</p> : null}
        </div>
      </section>
      <section aria-labelledby="historico">
        <h2 id="historico">Histórico</h2>
        <ul>
          {historico.map(({ em, titulo, motivo }) => (
            <li key={`${em} ${titulo}`}>
              {`${formatarMomento(new Date(em))}: ${titulo}${motivo ? `. Motivo: ${motivo}` : ''}`}
            </li>
          ))}
        </ul>
      </section>
      {mesa.aberto?.documento && mesa.aberto.acao === 'ver' ? (
        <DialogoDasPaginas
          documento={mesa.aberto.documento}
          buscar={buscarPagina(atualizacao.id, mesa.aberto.documento.id)}
          aoFechar={mesa.fechar}
        />
      ) : null}
      {mesa.aberto?.documento && mesa.aberto.acao === 'recusar' ? (
        <DialogoDaRecusa atualizacao={atualizacao} documento={mesa.aberto.documento} aoFechar={mesa.fechar} />
      ) : null}
      <AjudaDosAtalhos aberta={aberto === 'ajuda'} aoFechar={() => setAberto(null)} linhas={AJUDA} />
      {aberto === 'aprovacao' ? (
        <DialogoDaAprovacao atualizacao={atualizacao} aoFechar={() => setAberto(null)} />
      ) : null}
      {aberto === 'correcao' ? (
        <DialogoDaCorrecao atualizacao={atualizacao} aoFechar={() => setAberto(null)} />
      ) : null}
      {aberto === 'dispensa' ? (
        <DialogoDaDispensa atualizacao={atualizacao} aoFechar={() => setAberto(null)} />
      ) : null}
    </>
  );
}
