import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import {
  type DecisaoDoRecurso,
  erroDaResposta,
  MAXIMO_DA_RESPOSTA,
  ROTULO_DA_DECISAO_DO_RECURSO,
} from '@credito/domain/recurso/recurso';
import { formatarData } from '@credito/domain/tempo/data';
import type { VarianteDeBotao } from '@credito/ui/botao/botao';
import { BarraDeRespostas, type TextoDaResposta } from '../../../tela/barra-de-respostas.tsx';
import { useRespostaAoRecurso } from '../segunda-pessoa.queries.ts';

const VARIANTES: Readonly<Record<DecisaoDoRecurso, VarianteDeBotao>> = {
  aceitar: 'primario',
  manter: 'perigo',
};

const CONSEQUENCIAS: Readonly<Record<DecisaoDoRecurso, string>> = {
  aceitar: 'A solicitação volta à etapa em que foi reprovada e a pessoa é avisada.',
  manter: 'A reprovação fica como está e não cabe outro recurso. A pessoa é avisada e lê a sua explicação.',
};

const DICA = 'A pessoa lê exatamente isto, só no portal.';
/** The answer goes to the student (decisions, "Guarantors"). */
const SOBRE_O_FIADOR = 'Não conte nada da renda nem dos documentos do fiador: são assunto só dele.';

const explicacao = (decisao: DecisaoDoRecurso, comFiador: boolean, texto: string): TextoDaResposta => ({
  rotulo: 'Resposta à pessoa',
  dica: comFiador ? `${DICA} ${SOBRE_O_FIADOR}` : DICA,
  opcional: decisao === 'aceitar',
  linhas: 5,
  maximo: MAXIMO_DA_RESPOSTA,
  contagem: `${texto.length} de ${MAXIMO_DA_RESPOSTA} caracteres`,
  erro: erroDaResposta(decisao, texto),
});

/** An appeal that waits: what the reader may answer, or why somebody else has to. */
export function BarraDoRecurso({ mesa, recurso }: { mesa: Mesa; recurso: NonNullable<Mesa['recurso']> }) {
  const responder = useRespostaAoRecurso(mesa.id);
  const comFiador = mesa.pessoas.some(({ tipoPessoa }) => tipoPessoa !== 'estudante');
  return (
    <BarraDeRespostas
      respostas={recurso.decisoes.map((decisao) => ({
        resposta: decisao,
        rotulo: ROTULO_DA_DECISAO_DO_RECURSO[decisao],
        variante: VARIANTES[decisao],
        consequencia: CONSEQUENCIAS[decisao],
        comTexto: (texto: string) => explicacao(decisao, comFiador, texto),
      }))}
      rascunho={`recurso ${mesa.id}`}
      enviando={responder.isPending}
      aoResponder={(decisao, texto, depois) =>
        responder.mutate({ decisao, versao: mesa.versao, texto }, depois)
      }
    >
      <strong>{`Recurso a responder até ${formatarData(recurso.responderAte)}`}</strong>
      {recurso.impedimento ? <p>{recurso.impedimento}</p> : null}
    </BarraDeRespostas>
  );
}
