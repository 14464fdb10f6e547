import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useLocation } from 'wouter';
import type { Status } from './tela-de-situacao.tsx';

/** The survey waits below the news, and asks for nothing (spec 1 section 4 leads to it first). */
export function CartaoDaPesquisa({ pesquisa }: Pick<Status, 'pesquisa'>) {
  const [, navegar] = useLocation();
  if (!pesquisa) return null;
  return (
    <Cartao
      titulo="Como foi pedir o seu crédito até aqui?"
      fundo
      soNaTela
      acoes={
        <Botao largo variante="secundario" onClick={() => navegar('/csat')}>
          Dar a minha nota
        </Botao>
      }
    >
      <p>Leva um minuto, ajuda a melhorar o portal e não muda nada na análise.</p>
    </Cartao>
  );
}
