/** Negotiations on the home page (spec 3 section 2.2): where each stands. */

import type { Negociacao } from '@credito/api/financeiro-negociacao.rotas';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useLocation } from 'wouter';
import { EtiquetaDaNegociacao } from './etiqueta-da-negociacao.tsx';

/** On the start; the others are on the screen of the area. */
const MOSTRADAS = 2;

export function CartaoDasNegociacoes({ negociacoes }: { negociacoes: readonly Negociacao[] }) {
  const [, navegar] = useLocation();
  if (negociacoes.length === 0) return null;
  return negociacoes.slice(0, MOSTRADAS).map((negociacao) => (
    <Cartao
      key={negociacao.id}
      titulo={`Negociação do contrato ${negociacao.contratoNumero}`}
      aoLado={<EtiquetaDaNegociacao negociacao={negociacao} />}
      acoes={
        <Botao largo variante="secundario" onClick={() => navegar('/financeiro')}>
          <span>Ver negociação</span>
          <span className="so-leitor">{` do contrato ${negociacao.contratoNumero}`}</span>
        </Botao>
      }
    >
      <p>{negociacao.mensagem}</p>
      <p>{`Proposta feita em ${formatarData(dataEmSaoPaulo(new Date(negociacao.criadaEm)))}.`}</p>
    </Cartao>
  ));
}
