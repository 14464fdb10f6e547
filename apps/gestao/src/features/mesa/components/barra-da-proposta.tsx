import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import {
  type RespostaAProposta,
  rotuloDaResposta,
  type TipoDeDecisao,
} from '@credito/domain/gestao/segunda-pessoa';
import { formatarMomento } from '@credito/domain/tempo/data';
import { BarraDeRespostas, type RespostaPossivel } from '../../../tela/barra-de-respostas.tsx';
import { explicacaoDaDevolucao } from '../../../tela/explicacao-da-devolucao.ts';
import { useRespostaAProposta } from '../segunda-pessoa.queries.ts';

type Resposta = Omit<RespostaPossivel<RespostaAProposta>, 'resposta' | 'rotulo'>;

const CONFIRMAR: Readonly<Record<TipoDeDecisao, Resposta>> = {
  reprovacao: {
    variante: 'perigo',
    consequencia: 'A solicitação termina aqui e o estudante é avisado. Não é possível desfazer.',
  },
  aprovacao: {
    variante: 'primario',
    consequencia:
      'O crédito fica aprovado e as pessoas da solicitação são avisadas. Não é possível desfazer.',
  },
};

const PROPOS: Readonly<Record<TipoDeDecisao, string>> = { reprovacao: 'reprovar', aprovacao: 'aprovar' };

const RESPOSTAS: Readonly<Record<Exclude<RespostaAProposta, 'confirmar'>, Resposta>> = {
  devolver: {
    variante: 'secundario',
    consequencia: 'A solicitação volta à análise e quem propôs lê a sua explicação nas notas internas.',
    comTexto: explicacaoDaDevolucao,
  },
  retirar: {
    variante: 'secundario',
    consequencia: 'A solicitação volta à análise, com as avaliações que já foram feitas.',
  },
};

/** A decision that waits for the second person: what was proposed, by whom, and what the reader may do. */
export function BarraDaProposta({ mesa, proposta }: { mesa: Mesa; proposta: NonNullable<Mesa['proposta']> }) {
  const responder = useRespostaAProposta(mesa.id, proposta.tipo);
  const propos = PROPOS[proposta.tipo];
  return (
    <BarraDeRespostas
      respostas={proposta.respostas.map((resposta) => ({
        resposta,
        rotulo: rotuloDaResposta(proposta.tipo, resposta),
        ...(resposta === 'confirmar' ? CONFIRMAR[proposta.tipo] : RESPOSTAS[resposta]),
      }))}
      rascunho={`proposta ${mesa.id}`}
      enviando={responder.isPending}
      aoResponder={(resposta, texto, depois) =>
        responder.mutate({ resposta, versao: mesa.versao, ...(texto ? { texto } : {}) }, depois)
      }
    >
      <strong>
        {proposta.minha
          ? `Você propôs ${propos}. Outra pessoa da equipe precisa confirmar.`
          : `${proposta.por} propôs ${propos}`}
      </strong>
      <p>{[formatarMomento(new Date(proposta.em)), ...proposta.motivos].join(' · ')}</p>
    </BarraDeRespostas>
  );
}
