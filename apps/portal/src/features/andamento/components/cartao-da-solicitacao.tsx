/** The request among the other cards of whoever has a contract already (spec 3 section 2.2). */
import { comoEsta } from '@credito/domain/andamento/como-esta';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useLocation } from 'wouter';
import type { StatusComSolicitacao } from './tela-de-situacao.tsx';

export function CartaoDaSolicitacao({ status }: { status: StatusComSolicitacao }) {
  const [, navegar] = useLocation();
  const { tom, palavra, frase, quem } = comoEsta(status);
  return (
    <Cartao
      titulo="Sua solicitação"
      aoLado={<Etiqueta tom={tom}>{palavra}</Etiqueta>}
      acoes={
        <Botao largo onClick={() => navegar(status.pagina)}>
          Acessar solicitação
        </Botao>
      }
    >
      <p>{`${frase}.`}</p>
      {quem ? <p>{`Quem age agora: ${quem}.`}</p> : null}
    </Cartao>
  );
}
