/** On the guarantor's start: the updates in which they confirm their own data. */
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { motivoDaFalha } from '../sessao/motivo-da-falha.ts';
import { consultaComoFiador } from './atualizacao.queries.ts';

const ENDERECOS = {
  continuar: '/atualizacao-cadastral-fiador',
  corrigir: '/pendencias-atualizacao-fiador',
} as const;
const TEXTOS = { continuar: 'Confirmar os meus dados', corrigir: 'Corrigir' } as const;

export function AtualizacoesComoFiador() {
  const [, navegar] = useLocation();
  const { data, error, refetch } = useQuery({ ...consultaComoFiador, refetchOnMount: 'always' });
  if (error && !data)
    return (
      <Cartao
        titulo="Atualização cadastral"
        acoes={
          <Botao variante="secundario" onClick={() => void refetch()}>
            Tentar de novo
          </Botao>
        }
      >
        <p>{motivoDaFalha(error)}</p>
      </Cartao>
    );
  return (data ?? []).map(({ atualizacaoId, estudante, mensagem, acao, status }) => (
    <Cartao
      key={atualizacaoId}
      titulo={`Atualização cadastral de ${estudante}`}
      aoLado={
        acao ? (
          <Etiqueta tom="suaVez">Sua vez</Etiqueta>
        ) : (
          <Etiqueta tom={status === 'concluido' ? 'sucesso' : 'espera'}>
            {status === 'concluido' ? 'Concluída' : 'Sua parte está pronta'}
          </Etiqueta>
        )
      }
      acoes={
        acao ? (
          <Botao largo onClick={() => navegar(`${ENDERECOS[acao]}/${atualizacaoId}`)}>
            <span>{TEXTOS[acao]}</span>
            <span className="so-leitor">{`, atualização de ${estudante}`}</span>
          </Botao>
        ) : undefined
      }
    >
      <p>{mensagem}</p>
    </Cartao>
  ));
}
