/** What was proposed to divide anew what is late, by the student or by the team. */
import type { NegociacaoNaGestao } from '@credito/api/gestao-negociacao.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { isNegociacaoViva } from '@credito/domain/negociacao/negociacao';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../../../sessao/api.ts';
import { usePode } from '../../../sessao/use-sessao.ts';
import { BarraDeRespostas } from '../../../tela/barra-de-respostas.tsx';
import estilos from '../financeiro.module.css';
import { type ContratoNoFinanceiro, consultaDasNegociacoes } from '../financeiro.queries.ts';
import { respostasDeDois } from '../respostas.ts';
import { useResposta } from '../use-resposta.ts';
import { NovaNegociacao } from './nova-negociacao.tsx';

export function Negociacoes({
  contrato: { id, codigo, hoje },
}: {
  contrato: Pick<ContratoNoFinanceiro, 'id' | 'codigo' | 'hoje'>;
}) {
  const { data } = useQuery(consultaDasNegociacoes(id));
  const age = usePode('agir-no-financeiro');
  if (!data) return null;
  const { dividaCentavos, negociacoes } = data;
  const podePropor = age && codigo === 'EFE' && dividaCentavos > 0 && !negociacoes.some(isNegociacaoViva);
  if (negociacoes.length === 0 && !podePropor) return null;
  return (
    <section className={estilos.secao} aria-label="Negociações">
      <h2>Negociações</h2>
      {podePropor ? <NovaNegociacao contratoId={id} dividaCentavos={dividaCentavos} hoje={hoje} /> : null}
      {negociacoes.map((negociacao) =>
        negociacao.respostas.length > 0 ? (
          <AResponder key={negociacao.id} negociacao={negociacao} />
        ) : (
          <p key={negociacao.id}>
            <span>{`${negociacao.rotulo}: ${emPalavras(negociacao)} `}</span>
            {negociacao.alteracaoId !== null ? (
              <Link href={`/alteracoes/${negociacao.alteracaoId}`}>Ver a alteração</Link>
            ) : null}
          </p>
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
  return `${formatarReais(dividaCentavos)} em atraso, ${entradaCentavos > 0 ? `entrada de ${formatarReais(entradaCentavos)}` : 'sem entrada'} e ${prazo} ${prazo === 1 ? 'parcela' : 'parcelas'} a partir de ${formatarData(primeiroVencimento)}, proposta em ${formatarData(dataEmSaoPaulo(new Date(criadaEm)))}.`;
}
