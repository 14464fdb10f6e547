/** What was proposed to divide anew what is late, by the student or by the team. */
import type { NegociacaoNaGestao } from '@credito/api/gestao-negociacao.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../sessao/api.ts';
import { BarraDeRespostas } from '../../../tela/barra-de-respostas.tsx';
import estilos from '../financeiro.module.css';
import { consultaDasNegociacoes } from '../financeiro.queries.ts';
import { respostasDeDois } from '../respostas.ts';
import { useResposta } from '../use-resposta.ts';

export function Negociacoes({ contratoId }: { contratoId: number }) {
  const { data } = useQuery(consultaDasNegociacoes(contratoId));
  if (!data || data.negociacoes.length === 0) return null;
  return (
    <section className={estilos.secao} aria-label="Negociações">
      <h2>Negociações</h2>
      {data.negociacoes.map((negociacao) =>
        negociacao.respostas.length > 0 ? (
          <AResponder key={negociacao.id} negociacao={negociacao} />
        ) : (
          <p key={negociacao.id}>{`${negociacao.rotulo}: ${emPalavras(negociacao)}`}</p>
        ),
      )}
    </section>
  );
}

function AResponder({ negociacao }: { negociacao: NegociacaoNaGestao }) {
  const { id, por, respostas } = negociacao;
  const responder = useResposta((body) =>
    api('POST /gestao/financeiro/negociacoes/{id}/resposta', { params: { id }, body }),
  );
  return (
    <BarraDeRespostas
      respostas={respostasDeDois(
        respostas,
        'A negociação fica aceita e espera o aditivo assinado. Até lá valem as parcelas de antes.',
      )}
      rascunho={`negociacao ${id}`}
      enviando={responder.isPending}
      aoResponder={(resposta, texto, depois) =>
        responder.mutate({ resposta, ...(texto ? { texto } : {}) }, depois)
      }
    >
      <strong>{`Proposta de ${por ?? 'quem estuda'}`}</strong>
      <p>{emPalavras(negociacao)}</p>
    </BarraDeRespostas>
  );
}

function emPalavras(negociacao: NegociacaoNaGestao): string {
  const { dividaCentavos, entradaCentavos, prazo, primeiroVencimento, criadaEm } = negociacao;
  return `${formatarReais(dividaCentavos)} em atraso, entrada de ${formatarReais(entradaCentavos)} e ${prazo} ${prazo === 1 ? 'parcela' : 'parcelas'} a partir de ${formatarData(primeiroVencimento)}, proposta em ${formatarData(dataEmSaoPaulo(new Date(criadaEm)))}.`;
}
