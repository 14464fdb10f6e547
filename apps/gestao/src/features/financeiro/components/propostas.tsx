/** What of this contract's money takes two people: entries by hand, refunds, the early end of a course. */
import type { PropostaFinanceira } from '@credito/api/gestao-propostas-financeiras.rotas';
import { ROTULO_DO_ESTADO_DA_PROPOSTA } from '@credito/domain/razao/propostas-financeiras';
import { formatarMomento } from '@credito/domain/tempo/data';
import { api } from '../../../sessao/api.ts';
import { usePode } from '../../../sessao/use-sessao.ts';
import { BarraDeRespostas } from '../../../tela/barra-de-respostas.tsx';
import estilos from '../financeiro.module.css';
import type { ContratoNoFinanceiro } from '../financeiro.queries.ts';
import { respostasDeDois } from '../respostas.ts';
import { useResposta } from '../use-resposta.ts';
import { NovaProposta } from './nova-proposta.tsx';

export function Propostas({ contrato }: { contrato: ContratoNoFinanceiro }) {
  const age = usePode('agir-no-financeiro');
  const { propostas } = contrato;
  const aberta = propostas.find(({ estado }) => estado === 'proposta');
  return (
    <section className={estilos.secao} aria-label="Atos de duas pessoas">
      <h2>Atos de duas pessoas</h2>
      {aberta ? <Aberta proposta={aberta} /> : null}
      {!aberta && age ? <NovaProposta contrato={contrato} /> : null}
      {propostas
        .filter(({ id }) => id !== aberta?.id)
        .map((proposta) => (
          <p key={proposta.id} className={estilos.nota}>
            {`${ROTULO_DO_ESTADO_DA_PROPOSTA[proposta.estado]}: ${proposta.descricao} ${proposta.motivo} (${proposta.por}, ${formatarMomento(new Date(proposta.em))}${proposta.respondidaPor ? `; ${proposta.respondidaPor}` : ''}${proposta.explicacao ? `: ${proposta.explicacao}` : ''})`}
          </p>
        ))}
      {propostas.length === 0 && !age ? <p>Nada foi proposto.</p> : null}
    </section>
  );
}

function Aberta({ proposta }: { proposta: PropostaFinanceira }) {
  const { id, rotulo, descricao, motivo, por, minha, em } = proposta;
  const responder = useResposta((body) =>
    api('POST /gestao/financeiro/propostas/{id}/resposta', { params: { id }, body }),
  );
  return (
    <BarraDeRespostas
      respostas={respostasDeDois(proposta.respostas, `${descricao} Vale assim que você confirmar.`)}
      rascunho={`proposta financeira ${id}`}
      enviando={responder.isPending}
      aoResponder={(resposta, texto, depois) =>
        responder.mutate({ resposta, ...(texto ? { texto } : {}) }, depois)
      }
    >
      <strong>{minha ? `${rotulo}: você propôs. Outra pessoa confirma.` : `${rotulo}: ${por} propôs`}</strong>
      <p>{`${descricao} ${motivo} (${formatarMomento(new Date(em))})`}</p>
    </BarraDeRespostas>
  );
}
