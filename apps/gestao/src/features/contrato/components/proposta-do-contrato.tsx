import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import {
  type RespostaAProposta,
  rotuloDaResposta,
  SUBSTANTIVO_DA_PROPOSTA,
} from '@credito/domain/gestao/segunda-pessoa';
import { formatarMomento } from '@credito/domain/tempo/data';
import { BarraDeRespostas, type RespostaPossivel } from '../../../tela/barra-de-respostas.tsx';
import { explicacaoDaDevolucao } from '../../../tela/explicacao-da-devolucao.ts';
import { ATOS_DE_PERIGO, CONSEQUENCIA_DA_CONFIRMACAO } from '../consequencias.ts';
import { useResponderProposta } from '../contratos.queries.ts';
import estilos from './secao.module.css';

type Proposta = NonNullable<ContratoDaGestao['proposta']>;

/** An act that waits for the second person: what was proposed, by whom, and what the reader may do. */
export function PropostaDoContrato({
  contrato,
  proposta,
}: {
  contrato: ContratoDaGestao;
  proposta: Proposta;
}) {
  const { tipo, por, minha, em, motivos, impedimento, respostas } = proposta;
  const responder = useResponderProposta(contrato, proposta);
  const nome = SUBSTANTIVO_DA_PROPOSTA[tipo];
  return (
    <section className={estilos.secao} aria-label={`Proposta de ${nome}`}>
      <BarraDeRespostas
        respostas={respostas.map((resposta) => ({
          resposta,
          rotulo: rotuloDaResposta(tipo, resposta),
          ...comoResponder(proposta, resposta),
        }))}
        rascunho={`proposta do contrato ${contrato.id}`}
        enviando={responder.isPending}
        aoResponder={(resposta, texto, depois) =>
          responder.mutate({ resposta, ...(texto ? { texto } : {}) }, depois)
        }
      >
        <strong>
          {minha
            ? `Você propôs a ${nome}. Outra pessoa da equipe precisa confirmar.`
            : `${por} propôs a ${nome}`}
        </strong>
        <p>{[formatarMomento(new Date(em)), ...motivos].join(' · ')}</p>
        {impedimento ? <p>{impedimento}</p> : null}
      </BarraDeRespostas>
    </section>
  );
}

function comoResponder(
  { acao }: Proposta,
  resposta: RespostaAProposta,
): Omit<RespostaPossivel<RespostaAProposta>, 'resposta' | 'rotulo'> {
  switch (resposta) {
    case 'confirmar':
      return {
        variante: ATOS_DE_PERIGO.includes(acao) ? 'perigo' : 'primario',
        consequencia: CONSEQUENCIA_DA_CONFIRMACAO[acao],
      };
    case 'devolver':
      return {
        variante: 'secundario',
        consequencia: 'O contrato fica como está, e quem propôs lê a sua explicação no histórico.',
        comTexto: explicacaoDaDevolucao,
      };
    case 'retirar':
      return { variante: 'secundario', consequencia: 'O contrato fica como está.' };
  }
}
