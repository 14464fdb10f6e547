/** How a guarantee is shown to its guarantor, on the card of the start and on its page: one tone, one word, one verb. */
import type { TomDaSituacao } from '../andamento/como-esta.ts';
import type { CodigoDoContrato } from '../contrato/estados.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import type { PassoDoRegime } from '../participante/pedido-do-regime.ts';
import { ESTADOS, type Sigla } from '../solicitacao/estados.ts';
import type { SituacaoDoFiador } from './fiador.ts';
import { ROTULO_DO_FIM, type TipoDeFim } from './fim-da-garantia.ts';

export interface FatosDaGarantia {
  id: string;
  /** State of the request, as this guarantor may know it. */
  sigla: Sigla;
  situacao: SituacaoDoFiador;
  aceitou: boolean;
  percentual: number;
  /** The analysis refused this guarantor's part and waits for the correction. */
  corrige: boolean;
  podeEditar: boolean;
  faltaDoRegime: PassoDoRegime | null;
  fim: { tipo: TipoDeFim } | null;
}

/** The newest contract of the request, as its guarantor reads it. */
export interface ContratoDaGarantia {
  codigo: CodigoDoContrato;
  /** Where it stands, in one sentence. */
  mensagem: string;
  /** What is late of it today. */
  vencidoCentavos: number;
}

export interface ComoEstaAGarantia {
  tom: TomDaSituacao;
  palavra: string;
  /** What became of it, or what is to be done, in one sentence. */
  texto: string;
  /** It is this guarantor's turn. */
  suaVez: boolean;
  verbo: { texto: string; pagina: string };
}

const TOM_DO_FIM: Readonly<Record<TipoDeFim, TomDaSituacao>> = {
  cancelada: 'neutro',
  reprovada: 'erro',
  'cabe-recurso': 'erro',
  'em-recurso': 'espera',
};

/** What the contract waits for. */
const VERBO_DO_REGIME: Readonly<Record<PassoDoRegime, string>> = {
  'regime-de-bens': 'Responder',
  'pacto-antenupcial': 'Enviar o pacto antenupcial',
};

export function comoEstaAGarantia(
  fatos: FatosDaGarantia,
  contrato: ContratoDaGarantia | null = null,
): ComoEstaAGarantia {
  const { id, fim, faltaDoRegime } = fatos;
  if (faltaDoRegime)
    return minhaVez('Sua vez', 'Falta uma resposta sua para o contrato.', {
      texto: VERBO_DO_REGIME[faltaDoRegime],
      pagina: `/regime-de-bens/${id}`,
    });
  if (fim)
    return dosOutros(id, TOM_DO_FIM[fim.tipo], ROTULO_DO_FIM[fim.tipo], 'A solicitação não foi adiante.');
  if (contrato) return doContrato(contrato);
  return daMinhaParte(fatos) ?? doPedido(fatos);
}

/** The request is over, and what it led to says how things stand. */
const DO_CONTRATO: Readonly<Record<CodigoDoContrato, { tom: TomDaSituacao; palavra: string }>> = {
  GER: { tom: 'espera', palavra: 'Contrato em correção' },
  DIS: { tom: 'espera', palavra: 'Contrato em assinatura' },
  DPR: { tom: 'espera', palavra: 'Contrato em assinatura' },
  VIS: { tom: 'espera', palavra: 'Contrato em assinatura' },
  RIE: { tom: 'espera', palavra: 'Contrato a caminho' },
  EFU: { tom: 'espera', palavra: 'Contrato a caminho' },
  ASS: { tom: 'espera', palavra: 'Contrato em análise' },
  REC: { tom: 'espera', palavra: 'Contrato em análise' },
  APR: { tom: 'espera', palavra: 'Contrato aprovado' },
  REP: { tom: 'espera', palavra: 'Contrato em correção' },
  EFE: { tom: 'sucesso', palavra: 'Em vigor' },
  LIQ: { tom: 'neutro', palavra: 'Quitado' },
  BAI: { tom: 'neutro', palavra: 'Encerrado' },
  CAN: { tom: 'neutro', palavra: 'Cancelado' },
};

function doContrato({ codigo, mensagem, vencidoCentavos }: ContratoDaGarantia): ComoEstaAGarantia {
  if (vencidoCentavos > 0)
    return {
      tom: 'erro',
      palavra: 'Em atraso',
      texto: `Neste contrato, que você garante, há ${formatarReais(vencidoCentavos)} em atraso.`,
      suaVez: false,
      verbo: { texto: 'Ver o que está em atraso', pagina: '/financeiro' },
    };
  return {
    ...DO_CONTRATO[codigo],
    texto: mensagem,
    suaVez: false,
    verbo: { texto: 'Ver o contrato', pagina: '/contratos' },
  };
}

function daMinhaParte({
  id,
  aceitou,
  corrige,
  situacao,
  podeEditar,
  percentual,
}: FatosDaGarantia): ComoEstaAGarantia | null {
  if (!aceitou)
    return minhaVez('Falta a sua decisão', 'Leia o que você garante e decida se aceita.', {
      texto: 'Ler e decidir',
      pagina: `/aceite/${id}`,
    });
  if (corrige || situacao === 'com-pendencias')
    return minhaVez('Falta corrigir', 'A análise pediu que você envie algo de novo.', {
      texto: 'Ver o que corrigir',
      pagina: `/pendencias-fiador/${id}`,
    });
  if (podeEditar && percentual < 100)
    return minhaVez('Sua vez', 'Faltam dados ou documentos seus.', {
      texto: percentual === 0 ? 'Preencher os meus dados' : 'Continuar os meus dados',
      pagina: `/meus-dados/${id}`,
    });
  if (situacao === 'por-concluir')
    return minhaVez('Falta avisar', 'Você respondeu e enviou tudo. Falta avisar que terminou.', {
      texto: 'Conferir e avisar',
      pagina: `/garantia/${id}`,
    });
  return null;
}

function doPedido({ id, sigla, podeEditar }: FatosDaGarantia): ComoEstaAGarantia {
  const { exibicao } = ESTADOS[sigla];
  if (exibicao === 'aprovada')
    return dosOutros(
      id,
      'sucesso',
      'Aprovada',
      'O crédito foi aprovado. O contrato vem a seguir: até lá, você não garante nada.',
    );
  // While the part is open, somebody's word is still waited for.
  if (exibicao === 'analise' && !podeEditar)
    return dosOutros(id, 'espera', 'Em análise', 'Recebemos a sua parte. Você não precisa fazer nada agora.');
  return dosOutros(id, 'espera', 'Aguardando', 'A sua parte está enviada. Falta a de outra pessoa.');
}

const minhaVez = (palavra: string, texto: string, verbo: ComoEstaAGarantia['verbo']): ComoEstaAGarantia => ({
  tom: 'suaVez',
  palavra,
  texto,
  suaVez: true,
  verbo,
});

const dosOutros = (id: string, tom: TomDaSituacao, palavra: string, texto: string): ComoEstaAGarantia => ({
  tom,
  palavra,
  texto,
  suaVez: false,
  verbo: { texto: 'Acompanhar', pagina: `/garantia/${id}` },
});
