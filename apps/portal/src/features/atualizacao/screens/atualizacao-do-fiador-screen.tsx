/** A guarantor's own block of a student's update. */
import { useParams } from 'wouter';
import { BlocoDaAtualizacao, type TelasDaAtualizacao } from '../components/bloco-da-atualizacao.tsx';

export function AtualizacaoDoFiadorScreen(telas: TelasDaAtualizacao) {
  const { id, passo } = useParams<{ id: string; passo?: string }>();
  return (
    <BlocoDaAtualizacao
      {...telas}
      comInstrucoes
      atualizacaoId={Number(id)}
      etapa="Atualização cadastral"
      passo={passo}
      endereco={`/atualizacao-cadastral-fiador/${id}`}
      correcao={`/pendencias-atualizacao-fiador/${id}`}
    />
  );
}
