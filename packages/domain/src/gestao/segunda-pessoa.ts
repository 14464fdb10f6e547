/**
 * Decisions that take two people: one proposes, another confirms or sends back. A final refusal (ADR 0028), the
 * approval of a credit above a value (ADR 0096), the effect and the end of a contract (ADR 0132).
 */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { valorDaGarantia } from '../fiador/consentimento.ts';
import type { Sigla } from '../solicitacao/estados.ts';
import type { Decisao } from './etapas.ts';

/** In a term, unless the configuration says otherwise (decisions, "Second round"). */
export const TETO_DE_UMA_PESSOA_CENTAVOS = 2_000_000;

/** The decisions that may be proposed. */
export const DECISOES_DE_DOIS = [
  'reprovar',
  'aprovarDadosComplementares',
  'aprovarFiador',
] as const satisfies readonly Decisao[];
export type DecisaoDeDois = (typeof DECISOES_DE_DOIS)[number];

/** About a request. */
export type TipoDeDecisao = 'reprovacao' | 'aprovacao';
/** About a contract (contrato/atos-de-dois.ts says which acts they are). */
export const TIPOS_DO_CONTRATO = ['efetivacao', 'liquidacao', 'baixa'] as const;
export type TipoDoContrato = (typeof TIPOS_DO_CONTRATO)[number];

/** About money: what is paid to a school, and what is entered by hand. */
type TipoDoDinheiro = 'repasse' | 'movimento';

export type TipoDeProposta = TipoDeDecisao | TipoDoContrato | TipoDoDinheiro;

export function tipoDaProposta(acao: DecisaoDeDois): TipoDeDecisao {
  return acao === 'reprovar' ? 'reprovacao' : 'aprovacao';
}

export interface FatosDaDecisao {
  /** Where the decision leads. */
  destino: Sigla;
  mensalidadeCentavos: number;
  percentual: number;
  tetoDeUmaPessoaCentavos: number;
}

function passaDoTeto(fatos: Omit<FatosDaDecisao, 'destino'>): boolean {
  return valorDaGarantia(fatos).porSemestreCentavos > fatos.tetoDeUmaPessoaCentavos;
}

/**
 * Only what ends the analysis: an approval that leads to the next stage decides no credit. The institution's own
 * refusal ends its analysis, not the provider's: it stays with the institution.
 */
export function exigeSegundaPessoa(decisao: Decisao, fatos: FatosDaDecisao): decisao is DecisaoDeDois {
  if (decisao === 'reprovar') return true;
  return fatos.destino === 'A' && passaDoTeto(fatos);
}

const ATE_LA = 'Outra pessoa da equipe confirma antes de valer. Até lá o estudante não sabe de nada.';

/** Why a second person is asked, for whoever is about to propose; null: one person decides. */
export function porQueDuasPessoas(decisao: Decisao, fatos: FatosDaDecisao): string | null {
  if (!exigeSegundaPessoa(decisao, fatos)) return null;
  if (decisao === 'reprovar') return ATE_LA;
  const valor = formatarReais(valorDaGarantia(fatos).porSemestreCentavos);
  const teto = formatarReais(fatos.tetoDeUmaPessoaCentavos);
  return `O crédito de ${valor} no semestre passa de ${teto}. ${ATE_LA}`;
}

export const RESPOSTAS_A_PROPOSTA = ['confirmar', 'devolver', 'retirar'] as const;
export type RespostaAProposta = (typeof RESPOSTAS_A_PROPOSTA)[number];

export const SUBSTANTIVO_DA_PROPOSTA: Readonly<Record<TipoDeProposta, string>> = {
  reprovacao: 'reprovação',
  aprovacao: 'aprovação',
  efetivacao: 'efetivação',
  liquidacao: 'liquidação',
  baixa: 'baixa',
  repasse: 'proposta de repasse',
  movimento: 'proposta',
};

/** By which a queue shows what waits. */
export const ROTULO_A_CONFIRMAR: Readonly<Record<TipoDeProposta, string>> = {
  reprovacao: 'Reprovação a confirmar',
  aprovacao: 'Aprovação a confirmar',
  efetivacao: 'Efetivação a confirmar',
  liquidacao: 'Liquidação a confirmar',
  baixa: 'Baixa a confirmar',
  repasse: 'Repasse a confirmar',
  movimento: 'Movimento a confirmar',
};

const isDoContrato = (tipo: TipoDeProposta): tipo is TipoDoContrato =>
  (TIPOS_DO_CONTRATO as readonly TipoDeProposta[]).includes(tipo);

export function rotuloDaResposta(tipo: TipoDeProposta, resposta: RespostaAProposta): string {
  if (resposta === 'confirmar') return `Confirmar ${SUBSTANTIVO_DA_PROPOSTA[tipo]}`;
  if (resposta === 'retirar') return 'Retirar a proposta';
  return isDoContrato(tipo) ? 'Não confirmar' : 'Devolver à análise';
}

/** Whoever proposed may only take it back; everybody else may only judge it. */
export function respostasPossiveis(souQuemPropos: boolean): readonly RespostaAProposta[] {
  return souQuemPropos ? ['retirar'] : ['confirmar', 'devolver'];
}

export function recusaDaResposta(
  tipo: TipoDeProposta,
  resposta: RespostaAProposta,
  souQuemPropos: boolean,
): string | null {
  if (respostasPossiveis(souQuemPropos).includes(resposta)) return null;
  return souQuemPropos
    ? `Quem propôs a ${SUBSTANTIVO_DA_PROPOSTA[tipo]} não pode confirmá-la: outra pessoa da equipe precisa avaliar.`
    : `Só quem propôs a ${SUBSTANTIVO_DA_PROPOSTA[tipo]} pode retirá-la.`;
}

export function mensagemDaPropostaPendente(tipo: TipoDeProposta): string {
  if (tipo === 'repasse' || tipo === 'movimento')
    return 'Já há uma proposta aqui. Ela precisa ser respondida ou retirada antes de outra.';
  const proposta = `Há uma ${SUBSTANTIVO_DA_PROPOSTA[tipo]} proposta`;
  return isDoContrato(tipo)
    ? `${proposta} para este contrato. Ela precisa ser respondida ou retirada antes de outro ato.`
    : `${proposta} para esta solicitação. Confirme ou devolva à análise antes de continuar.`;
}

export const MINIMO_DA_DEVOLUCAO = 10;
export const MENSAGEM_DEVOLUCAO = `Explique a quem propôs por que não confirma, com ao menos ${MINIMO_DA_DEVOLUCAO} caracteres.`;

/** Notes that people write, and what the system writes beside them. */
const TIPOS_DE_NOTA = [
  'nota',
  'reprovacao-proposta',
  'reprovacao-retirada',
  'reprovacao-nao-confirmada',
  'aprovacao-proposta',
  'aprovacao-retirada',
  'aprovacao-nao-confirmada',
] as const;
export type TipoDeNota = (typeof TIPOS_DE_NOTA)[number];

export const ROTULO_DA_NOTA: Readonly<Record<TipoDeNota, string>> = {
  nota: 'Nota',
  'reprovacao-proposta': 'Propôs reprovar',
  'reprovacao-retirada': 'Retirou a proposta de reprovação',
  'reprovacao-nao-confirmada': 'Não confirmou a reprovação',
  'aprovacao-proposta': 'Propôs aprovar',
  'aprovacao-retirada': 'Retirou a proposta de aprovação',
  'aprovacao-nao-confirmada': 'Não confirmou a aprovação',
};

export const MINIMO_DA_NOTA = 2;
export const MAXIMO_DA_NOTA = 2_000;
