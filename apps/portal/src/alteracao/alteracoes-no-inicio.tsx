/** On the home page: what can be acted on, and what is in effect and was not concluded yet (spec 3 section 2.2). */
import { alteracaoNoInicio } from '@credito/domain/alteracao/na-lista';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDasAlteracoes } from './alteracoes.queries.ts';
import { EtiquetaDaAlteracao } from './etiqueta-da-alteracao.tsx';

/** Whoever has none is told nothing; the list of contracts says what went wrong where it cannot be read. */
export function AlteracoesNoInicio() {
  const { data = [] } = useQuery({ ...consultaDasAlteracoes, refetchOnMount: 'always' });
  const [, navegar] = useLocation();
  return data
    .filter((alteracao) => alteracaoNoInicio({ ...alteracao, fluxo: alteracao.fluxoAlteracao }))
    .map((alteracao) => (
      <Cartao
        key={alteracao.alteracaoId}
        titulo={`Alteração do contrato ${alteracao.contractNumber}`}
        aoLado={<EtiquetaDaAlteracao alteracao={alteracao} />}
        acoes={
          <Botao largo onClick={() => navegar(`/alteracao-contratual/${alteracao.alteracaoId}`)}>
            Ver a alteração
          </Botao>
        }
      >
        <p>{`${alteracao.rotulo}. ${alteracao.mensagem}`}</p>
        {alteracao.contagem ? (
          <p>
            <strong>{`${alteracao.contagem}.`}</strong>
          </p>
        ) : null}
      </Cartao>
    ));
}
