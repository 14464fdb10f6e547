/** On the guarantor's start: the updates in which they confirm their own data. */
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { CartaoQueFalhou } from '../pagina/cartao-que-falhou.tsx';
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
    return <CartaoQueFalhou titulo="Atualização cadastral" erro={error} aoTentar={() => void refetch()} />;
  return (data ?? []).map(({ atualizacaoId, estudante, mensagem, acao, status, statusDaPessoa }) => (
    <Cartao
      key={atualizacaoId}
      titulo={`Atualização cadastral de ${estudante}`}
      aoLado={<Estado {...{ acao, status, statusDaPessoa }} />}
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

type ComoFiador = Resposta<RotaPorChave<'GET /alteracao-cadastral/s/como-fiador'>>[number];

function Estado({ acao, status, statusDaPessoa }: Pick<ComoFiador, 'acao' | 'status' | 'statusDaPessoa'>) {
  if (acao) return <Etiqueta tom="suaVez">Sua vez</Etiqueta>;
  if (status === 'concluido') return <Etiqueta tom="sucesso">Concluída</Etiqueta>;
  if (statusDaPessoa === 'aguardando') return <Etiqueta>Prazo encerrado</Etiqueta>;
  return <Etiqueta tom="espera">Em andamento</Etiqueta>;
}
