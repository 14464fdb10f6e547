/** What people are told of a decision: that there is news and where to read it, never the reasons (decisions). */
import type { Decisao } from '@credito/domain/gestao/etapas';
import type { TEXTOS_DA_DECISAO } from '@credito/domain/mensagem/textos-da-decisao';
import type { Configuracao } from '../../../config/configuracao.ts';
import { curtaDoTexto, emailDoTexto } from '../../mensagem/compor-texto.ts';
import type { Modelo } from '../../mensagem/modelos.ts';

export type Destinatario = 'estudante' | 'fiador';

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

/** Complete by type: a decision without its notice does not compile. `para` is the state that it led to. */
export function avisosDaDecisao(
  decisao: Decisao,
  para: string,
): Readonly<Partial<Record<Destinatario, Aviso>>> {
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
        fiador: { chave: 'aprovarFiador-fiador', rotulo: 'Abrir o portal do fiador', pagina: FIADOR },
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
      };
  }
}

export function emailDaDecisao(
  configuracao: Configuracao,
  decisao: Decisao,
  protocolo: string,
  { chave, rotulo, pagina }: Aviso,
): Modelo {
  return emailDoTexto(configuracao, {
    nome: `decisao-${decisao}`,
    chave,
    valores: { protocolo },
    acao: { rotulo, url: `${configuracao.servidor.publicUrl}${pagina}` },
  });
}

export function mensagemCurtaDaDecisao(
  configuracao: Configuracao,
  decisao: Decisao,
  protocolo: string,
  { chave }: Aviso,
): Modelo {
  return curtaDoTexto(configuracao, { nome: `decisao-${decisao}`, chave, valores: { protocolo } });
}
