/** What people are told of a decision: that there is news and where to read it, never the reasons (decisions). */
import type { Decisao } from '@credito/domain/gestao/etapas';
import type { Configuracao } from '../../../config/configuracao.ts';
import { comporEmail, comporMensagemCurta } from '../../mensagem/compor.ts';
import type { Modelo } from '../../mensagem/modelos.ts';

export type Destinatario = 'estudante' | 'fiador';

interface Texto {
  assunto: string;
  paragrafos: readonly string[];
  rotulo: string;
  /** Below the public address. */
  pagina: string;
  curta: string;
}

/** Page of each portal where the person reads the rest. */
const STATUS_DO_ESTUDANTE = '/estudante/status';
const INICIO_DO_FIADOR = '/fiador';

export type Aviso = Readonly<Partial<Record<Destinatario, Texto>>>;

const novidade: Texto = {
  assunto: 'temos uma resposta sobre a sua solicitação',
  paragrafos: ['A análise da sua solicitação de crédito terminou. A resposta está no portal.'],
  rotulo: 'Ver a resposta',
  pagina: STATUS_DO_ESTUDANTE,
  curta: 'temos uma resposta sobre a sua solicitação de crédito. Veja no portal.',
};

function aprovada(temFiador: boolean): Texto {
  return {
    assunto: 'sua solicitação foi aprovada',
    paragrafos: [
      'Boa notícia: a sua solicitação de crédito foi aprovada.',
      temFiador
        ? 'O próximo passo é o contrato. Avisaremos você e o seu fiador quando ele estiver pronto para assinar.'
        : 'O próximo passo é o contrato. Avisaremos quando ele estiver pronto para assinar.',
    ],
    rotulo: 'Ver minha solicitação',
    pagina: STATUS_DO_ESTUDANTE,
    curta: 'boa notícia: a sua solicitação de crédito foi aprovada. Veja o próximo passo no portal.',
  };
}

/** Complete by type: a decision without its notice does not compile. `para` is the state that it led to. */
export function avisosDaDecisao(decisao: Decisao, para: string): Aviso {
  switch (decisao) {
    case 'aprovarDadosComplementares':
      if (para === 'A') return { estudante: aprovada(false) };
      return {
        estudante: {
          assunto: 'seus dados foram aprovados',
          paragrafos: [
            'Os seus dados e documentos foram aprovados.',
            'Agora estamos analisando o seu fiador. Você não precisa fazer nada.',
          ],
          rotulo: 'Acompanhar a solicitação',
          pagina: STATUS_DO_ESTUDANTE,
          curta: 'seus dados foram aprovados. Agora estamos analisando o seu fiador.',
        },
      };
    case 'devolverDadosComplementares':
      return {
        estudante: {
          assunto: 'falta corrigir algo na sua solicitação',
          paragrafos: [
            'Encontramos pendências na sua solicitação de crédito.',
            'Entre no portal para ver o que corrigir. Depois de enviar, a análise continua de onde parou.',
          ],
          rotulo: 'Ver o que corrigir',
          pagina: STATUS_DO_ESTUDANTE,
          curta: 'há pendências na sua solicitação de crédito. Entre no portal para corrigir.',
        },
      };
    case 'aprovarFiador':
      return {
        estudante: aprovada(true),
        fiador: {
          assunto: 'a solicitação que você garante foi aprovada',
          paragrafos: [
            'A solicitação de crédito em que você é fiador foi aprovada.',
            'Avisaremos quando o contrato estiver pronto para você assinar.',
          ],
          rotulo: 'Abrir o portal do fiador',
          pagina: INICIO_DO_FIADOR,
          curta:
            'a solicitação em que você é fiador foi aprovada. Avisaremos quando o contrato estiver pronto.',
        },
      };
    case 'devolverFiador':
      return {
        estudante: {
          assunto: 'o seu fiador precisa corrigir algo',
          paragrafos: [
            'Encontramos pendências na parte do seu fiador e já avisamos a ele.',
            'Se preferir, você pode trocar de fiador no portal.',
          ],
          rotulo: 'Acompanhar a solicitação',
          pagina: STATUS_DO_ESTUDANTE,
          curta: 'o seu fiador tem pendências para corrigir. Acompanhe no portal.',
        },
        fiador: {
          assunto: 'falta corrigir algo na sua parte',
          paragrafos: [
            'Encontramos pendências nos dados ou documentos que você enviou como fiador.',
            'Entre no portal do fiador para ver o que corrigir.',
          ],
          rotulo: 'Ver o que corrigir',
          pagina: INICIO_DO_FIADOR,
          curta: 'há pendências na sua parte como fiador. Entre no portal do fiador para corrigir.',
        },
      };
    case 'aprovarIes':
      return {
        estudante: {
          assunto: 'a instituição de ensino aprovou a sua solicitação',
          paragrafos: [
            'A instituição de ensino aprovou a sua solicitação de crédito.',
            'Agora estamos analisando os seus dados. Você não precisa fazer nada.',
          ],
          rotulo: 'Acompanhar a solicitação',
          pagina: STATUS_DO_ESTUDANTE,
          curta: 'a instituição de ensino aprovou a sua solicitação. Agora estamos analisando os seus dados.',
        },
      };
    case 'colocarEmListaDeEspera':
      return {
        estudante: {
          assunto: 'sua solicitação está na lista de espera',
          paragrafos: [
            'A instituição de ensino colocou a sua solicitação de crédito na lista de espera.',
            'Avisaremos quando houver novidade.',
          ],
          rotulo: 'Acompanhar a solicitação',
          pagina: STATUS_DO_ESTUDANTE,
          curta: 'sua solicitação de crédito está na lista de espera da instituição de ensino.',
        },
      };
    case 'reprovar':
    case 'reprovarIes':
      return { estudante: novidade };
  }
}

export function emailDaDecisao(
  configuracao: Configuracao,
  decisao: Decisao,
  protocolo: string,
  texto: Texto,
): Modelo {
  return comporEmail(configuracao, {
    nome: `decisao-${decisao}`,
    assunto: texto.assunto,
    paragrafos: texto.paragrafos,
    acao: { rotulo: texto.rotulo, url: `${configuracao.servidor.publicUrl}${texto.pagina}` },
    observacoes: [`Protocolo ${protocolo}.`],
  });
}

export function mensagemCurtaDaDecisao(configuracao: Configuracao, decisao: Decisao, texto: Texto): Modelo {
  return comporMensagemCurta(configuracao, { nome: `decisao-${decisao}`, texto: texto.curta });
}
