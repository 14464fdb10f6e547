import { Aprovada } from './aprovada.tsx';
import { EmAnalise } from './em-analise.tsx';
import { EmPreenchimento } from './em-preenchimento.tsx';
import { Reprovada } from './reprovada.tsx';
import type { StatusComSolicitacao } from './tela-de-situacao.tsx';

/** The one home of whoever has a request, under the start's address and under those of its situations. */
export function SituacaoDoPedido({ status }: { status: StatusComSolicitacao }) {
  switch (status.exibicao) {
    case 'analise':
      return <EmAnalise status={status} />;
    case 'reprovada':
      return <Reprovada status={status} />;
    case 'aprovada':
      return <Aprovada status={status} />;
    default:
      return <EmPreenchimento status={status} />;
  }
}
