/** What the person does next, and the words of its button (spec 2 section 2.1 item 10; spec 1 section 4, "Request progress"). */

import type { VagaDeFiador } from '../fiador/vagas.ts';

export interface FatosDaProximaAcao {
  total: number;
  dadosComplementares: number;
  semFiador: boolean;
  fiadores: {
    percentual: number;
    fiador: { percentual: number } | null;
    fiador2: { percentual: number } | null;
  };
  /** Whom the student fills in for next (`parteDosFiadores`). */
  preencherFiador: VagaDeFiador | null;
  /** Everything is there and only a guarantor's acceptance is missing. */
  faltaSoAceite: boolean;
  /** A minor's legal guardian has not given consent. */
  faltaAutorizacao: boolean;
}

export interface ProximaAcao {
  tipo:
    | 'dados-pessoais'
    | 'fiador'
    | 'aguardar-fiador'
    | 'aguardar-aceite'
    | 'aguardar-responsavel'
    | 'concluir';
  texto: string;
  pagina: string;
}

const CONTINUAR = 'Continuar de onde eu parei';
/** The page with everything that was asked and answered, where it is declared and sent. */
export const PAGINA_DA_SOLICITACAO = '/solicitacao';

/** From the status screen: the first incomplete stage, or the conclusion. */
export function proximaAcao(fatos: FatosDaProximaAcao): ProximaAcao {
  if (fatos.dadosComplementares < 100)
    return { tipo: 'dados-pessoais', texto: CONTINUAR, pagina: '/dados-pessoais' };
  if (fatos.faltaSoAceite)
    return { tipo: 'aguardar-aceite', texto: 'Acompanhar o aceite', pagina: '/aguardando-aceite' };
  if (fatos.total === 100 && fatos.faltaAutorizacao)
    return {
      tipo: 'aguardar-responsavel',
      texto: 'Acompanhar a autorização',
      pagina: '/status',
    };
  if (fatos.total === 100)
    return { tipo: 'concluir', texto: 'Conferir e enviar', pagina: PAGINA_DA_SOLICITACAO };
  const { preencherFiador, fiadores } = fatos;
  if (preencherFiador)
    return { tipo: 'fiador', texto: CONTINUAR, pagina: `/dados-pessoais-fiador/${preencherFiador}` };
  return fiadores.fiador || fiadores.fiador2
    ? { tipo: 'aguardar-fiador', texto: 'Acompanhar o fiador', pagina: '/selecao-de-fiador' }
    : { tipo: 'fiador', texto: CONTINUAR, pagina: '/dados-pessoais-fiador' };
}

/** The button that ends the student's own data: four variants. */
export function acaoFinalDosDados(fatos: FatosDaProximaAcao): ProximaAcao & { revisar: boolean } {
  const proxima = proximaAcao(fatos);
  if (
    proxima.tipo === 'concluir' ||
    proxima.tipo === 'aguardar-aceite' ||
    proxima.tipo === 'aguardar-responsavel'
  )
    return { ...proxima, revisar: true };
  if (proxima.tipo === 'aguardar-fiador')
    return { ...proxima, texto: 'Revisar', pagina: '/status', revisar: false };
  const comecado =
    fatos.preencherFiador !== null && (fatos.fiadores[fatos.preencherFiador]?.percentual ?? 0) > 0;
  return { ...proxima, texto: comecado ? 'Avançar' : 'Próxima etapa', revisar: false };
}
