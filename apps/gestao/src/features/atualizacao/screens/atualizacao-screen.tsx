import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { NaoEncontrada } from '../../../tela/nao-encontrada.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from '../atualizacao.module.css';
import { consultaDaAtualizacao, useDecidir } from '../atualizacoes.queries.ts';
import { DialogoDaCorrecao } from '../components/dialogo-da-correcao.tsx';
import { DialogoDaDispensa } from '../components/dialogo-da-dispensa.tsx';
import { ParteDaAtualizacao } from '../components/parte-da-atualizacao.tsx';

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
        <Aberta atualizacao={lida.data} />
      )}
    </div>
  );
}

function Aberta({ atualizacao }: { atualizacao: AtualizacaoNaMesa }) {
  const { estudante, contrato, periodo, rotulo, pessoas, historico, dispensaveis } = atualizacao;
  const [aberto, setAberto] = useState<'correcao' | 'dispensa' | null>(null);
  const decidir = useDecidir(atualizacao);
  const emAnalise = atualizacao.estado === 'pendente-analise';
  return (
    <>
      <header>
        <p>
          <Link href="/atualizacoes">Todas as atualizações</Link>
        </p>
        <h1>{`Atualização de ${estudante}`}</h1>
        <p className={estilosDaPagina.sub}>{`${periodo}. Contrato ${contrato}. ${rotulo}.`}</p>
      </header>
      {pessoas.map((pessoa) => (
        <ParteDaAtualizacao key={pessoa.tipo} atualizacao={atualizacao} pessoa={pessoa} />
      ))}
      <section aria-labelledby="decisao">
        <h2 id="decisao">Decisão</h2>
        {emAnalise && atualizacao.impedimento ? (
          <Aviso tom="informacao">{atualizacao.impedimento}</Aviso>
        ) : null}
        <div className={estilos.acoes}>
          {emAnalise ? (
            <>
              <Botao
                disabled={atualizacao.impedimento !== null}
                carregando={decidir.isPending}
                onClick={() => decidir.mutate({ acao: 'aprovar' })}
              >
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
      {aberto === 'correcao' ? (
        <DialogoDaCorrecao atualizacao={atualizacao} aoFechar={() => setAberto(null)} />
      ) : null}
      {aberto === 'dispensa' ? (
        <DialogoDaDispensa atualizacao={atualizacao} aoFechar={() => setAberto(null)} />
      ) : null}
    </>
  );
}
