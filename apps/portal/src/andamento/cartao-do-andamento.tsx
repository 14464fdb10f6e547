/** The timeline of a request, for whoever takes part in it. */

import type { LinhaDoTempoDaApi } from '@credito/api/andamento.rotas';
import { prazoEmPalavras } from '@credito/domain/andamento/espera';
import { formatarMomento } from '@credito/domain/tempo/data';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import { useLinhaDoTempo } from './consulta-da-linha.ts';

export function CartaoDoAndamento({ solicitacaoId }: { solicitacaoId: number }) {
  const { data, isError, refetch } = useLinhaDoTempo(solicitacaoId);
  return (
    <Cartao titulo="Linha do tempo">
      {data ? <LinhaDoTempo rotulo="O que aconteceu com a solicitação" marcos={marcosDe(data)} /> : null}
      {!data && isError ? (
        <>
          <p>Não conseguimos carregar a linha do tempo.</p>
          <Botao variante="secundario" onClick={() => void refetch()}>
            Tentar de novo
          </Botao>
        </>
      ) : null}
      {!data && !isError ? (
        <Carregando>
          <Esqueleto forma="cartao" />
        </Carregando>
      ) : null}
    </Cartao>
  );
}

function marcosDe({ agora, marcos }: LinhaDoTempoDaApi) {
  return marcos.map(({ id, titulo, estado, em, quem, detalhes }) => ({
    id,
    titulo,
    estado,
    quando: em ? quando(em, quem, estado === 'atual') : undefined,
    descricao:
      estado === 'atual' && agora ? (
        <>
          {detalhes.map((detalhe) => (
            <p key={detalhe}>{detalhe}</p>
          ))}
          {agora.prazo ? (
            <p>{`${prazoEmPalavras(agora.prazo, data(agora.ate), agoraNoServidor())}.`}</p>
          ) : null}
        </>
      ) : detalhes.length > 0 ? (
        detalhes.map((detalhe) => <p key={detalhe}>{detalhe}</p>)
      ) : undefined,
  }));
}

const data = (momento: string | null) => (momento === null ? null : new Date(momento));

function quando(em: string, quem: string | null, atual: boolean): string {
  const momento = formatarMomento(new Date(em));
  if (atual) return quem ? `${quem}, desde ${momento}` : `Desde ${momento}`;
  return quem ? `${momento}, ${quem}` : momento;
}
