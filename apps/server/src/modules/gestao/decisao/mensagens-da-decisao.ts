/** What people are told of a decision: that there is news and where to read it, never the reasons (decisions). */
import type { Decisao } from '@credito/domain/gestao/etapas';
import type { TEXTOS_DA_DECISAO } from '@credito/domain/mensagem/textos-da-decisao';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Selectable } from 'kysely';
import type { Participante } from '../../../banco/esquema.gerado.ts';
import type { Configuracao } from '../../../config/configuracao.ts';
import { curtaDoTexto, emailDoTexto } from '../../mensagem/compor-texto.ts';
import type { Modelo } from '../../mensagem/modelos.ts';
import { participanteDe, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import type { MotivosDaDecisao } from './motivos-da-decisao.ts';

type Destinatario = 'estudante' | 'fiador';

interface Aviso {
  /** Its words, in domain's table. */
  chave: keyof typeof TEXTOS_DA_DECISAO;
  rotulo: string;
  /** Below the public address. */
  pagina: string;
}

/** Page of each portal where the person reads the rest. */
const ESTUDANTE = '/estudante/status';
const FIADOR = '/fiador';

const ACOMPANHAR = 'Acompanhar a solicitação';
const ABRIR_O_PORTAL = 'Abrir o portal do fiador';

/** Complete by type: a decision without its notice does not compile. `para` is the state that it led to. */
function avisosDaDecisao(decisao: Decisao, para: string): Readonly<Partial<Record<Destinatario, Aviso>>> {
  switch (decisao) {
    case 'aprovarDadosComplementares':
      // The end of an analysis without guarantors says something else than the stage's own notice.
      return para === 'A'
        ? {
            estudante: {
              chave: 'aprovacaoSemFiador-estudante',
              rotulo: 'Ver minha solicitação',
              pagina: ESTUDANTE,
            },
          }
        : {
            estudante: {
              chave: 'aprovarDadosComplementares-estudante',
              rotulo: ACOMPANHAR,
              pagina: ESTUDANTE,
            },
          };
    case 'devolverDadosComplementares':
      return {
        estudante: {
          chave: 'devolverDadosComplementares-estudante',
          rotulo: 'Ver o que corrigir',
          pagina: ESTUDANTE,
        },
      };
    case 'aprovarFiador':
      return {
        estudante: { chave: 'aprovarFiador-estudante', rotulo: 'Ver minha solicitação', pagina: ESTUDANTE },
        fiador: { chave: 'aprovarFiador-fiador', rotulo: ABRIR_O_PORTAL, pagina: FIADOR },
      };
    case 'devolverFiador':
      return {
        estudante: { chave: 'devolverFiador-estudante', rotulo: ACOMPANHAR, pagina: ESTUDANTE },
        fiador: { chave: 'devolverFiador-fiador', rotulo: 'Ver o que corrigir', pagina: FIADOR },
      };
    case 'aprovarIes':
      return { estudante: { chave: 'aprovarIes-estudante', rotulo: ACOMPANHAR, pagina: ESTUDANTE } };
    case 'colocarEmListaDeEspera':
      return {
        estudante: { chave: 'colocarEmListaDeEspera-estudante', rotulo: ACOMPANHAR, pagina: ESTUDANTE },
      };
    case 'reprovar':
    case 'reprovarIes':
      return {
        estudante: { chave: `${decisao}-estudante`, rotulo: 'Ver a resposta', pagina: ESTUDANTE },
        fiador: { chave: `${decisao}-fiador`, rotulo: ABRIR_O_PORTAL, pagina: FIADOR },
      };
  }
}

/** What the words of a notice may say. */
export type ValoresDoAviso = Record<'protocolo' | 'estudante' | 'fiador', string>;

export function valoresDoAviso(
  completa: SolicitacaoCompleta,
  participante: Pick<Selectable<Participante>, 'nome'>,
): ValoresDoAviso {
  return {
    protocolo: completa.solicitacao.protocolo,
    estudante: primeiroNome(participanteDe(completa, 'estudante')?.nome ?? ''),
    fiador: primeiroNome(participante.nome),
  };
}

/** Of two guarantors only the one who has something to correct is called to do it. */
export function avisoPara(
  decisao: Decisao,
  para: string,
  { id, tipo_pessoa }: Pick<Selectable<Participante>, 'id' | 'tipo_pessoa'>,
  { dosFiadores }: MotivosDaDecisao,
): Aviso | null {
  const { estudante = null, fiador = null } = avisosDaDecisao(decisao, para);
  if (tipo_pessoa === 'estudante') return estudante;
  const nadaACorrigir = decisao === 'devolverFiador' && dosFiadores.every(({ pessoaId }) => pessoaId !== id);
  return nadaACorrigir ? null : fiador;
}

export function emailDaDecisao(
  configuracao: Configuracao,
  decisao: Decisao,
  valores: ValoresDoAviso,
  { chave, rotulo, pagina }: Aviso,
): Modelo {
  return emailDoTexto(configuracao, {
    nome: `decisao-${decisao}`,
    chave,
    valores,
    acao: { rotulo, url: `${configuracao.servidor.publicUrl}${pagina}` },
  });
}

export function mensagemCurtaDaDecisao(
  configuracao: Configuracao,
  decisao: Decisao,
  valores: ValoresDoAviso,
  { chave }: Aviso,
): Modelo {
  return curtaDoTexto(configuracao, { nome: `decisao-${decisao}`, chave, valores });
}
