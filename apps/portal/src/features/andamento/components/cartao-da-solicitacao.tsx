/** The request among the other cards of whoever has a contract already (spec 3 section 2.2). */
import { comoEsta } from '@credito/domain/andamento/como-esta';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useLocation } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { useResumoDasPendencias } from '../../../solicitacao/pendencias.queries.ts';
import type { StatusComSolicitacao } from './tela-de-situacao.tsx';

/** The act of the state, whose page the button opens. */
const VERBO: Readonly<Record<StatusComSolicitacao['exibicao'], string>> = {
  pendente: 'Continuar',
  analise: 'Ver a análise',
  reprovada: 'Ver a resposta',
  aprovada: 'Ver a solicitação',
  nenhum: 'Ver a solicitação',
};

export function CartaoDaSolicitacao({ status }: { status: StatusComSolicitacao }) {
  const [, navegar] = useLocation();
  const { solicitacaoId, corrigivel } = status;
  const { data: correcao, isLoading } = useResumoDasPendencias(solicitacaoId, corrigivel);
  if (isLoading) return <CartoesCarregando />;
  const { tom, palavra, frase, quem } = comoEsta(status, correcao ?? null);
  const corrigir = tom === 'suaVez' ? 'Corrigir' : 'Ver a correção';
  return (
    <Cartao
      titulo="Sua solicitação"
      aoLado={<Etiqueta tom={tom}>{palavra}</Etiqueta>}
      acoes={
        <Botao largo onClick={() => navegar(status.pagina)}>
          {corrigivel ? corrigir : VERBO[status.exibicao]}
        </Botao>
      }
    >
      <p>{`${frase}.`}</p>
      {quem ? <p>{`De quem é a vez: ${quem}.`}</p> : null}
    </Cartao>
  );
}
