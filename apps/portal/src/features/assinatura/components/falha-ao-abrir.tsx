import type { ErroDeApi } from '@credito/api/cliente';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';

const SEM_CONEXAO =
  'A internet parece lenta ou desligada. Nada do que você fez se perdeu: confira a conexão e tente de novo.';

/** On a poor line, or when too many have asked: nothing is lost, and it may be asked again. */
export function FalhaAoAbrir({ erro, aoTentar }: { erro: ErroDeApi; aoTentar: () => void }) {
  return (
    <PaginaQueFalhou
      titulo={erro.status === 429 ? 'Aguarde um pouco' : 'Não conseguimos abrir o documento'}
      aoTentar={aoTentar}
    >
      {motivoDaFalha(erro, SEM_CONEXAO)}
    </PaginaQueFalhou>
  );
}
