/**
 * The legal guardian's consent, without which a minor's request is not handed in (decisions, "Who is who"): who must
 * give it, the text that is agreed to, and how the link behaves.
 */

import { comEspacosSimples, formatarReais } from '../dinheiro/dinheiro.ts';
import { valorFinanciado } from '../instituicao/cobertura.ts';
import { type IdDoPassoDoParticipante, planoDoParticipante } from '../participante/participante.plano.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { emancipado, precisaDeResponsavel } from '../participante/passos-do-participante.ts';
import { errosDoPasso, passosVisiveis, respostasDoPasso } from '../wizard/plano.ts';
import { VALIDADE_DO_LINK_DIAS } from './validade-do-link.ts';

export const VERSAO_DA_AUTORIZACAO = '2026-11-d';
const ESPERA_DO_REENVIO_MINUTOS = 5;
export const MAXIMO_DE_ENVIOS = 20;

const MINUTO_MS = 60_000;
const DIA_MS = 24 * 60 * MINUTO_MS;

/** 32 bytes in base64url. */
export const FORMATO_DO_CODIGO = /^[A-Za-z0-9_-]{43}$/;

export const SITUACOES_DA_AUTORIZACAO = ['pendente', 'vencida', 'autorizada', 'recusada'] as const;
export type SituacaoDaAutorizacao = (typeof SITUACOES_DA_AUTORIZACAO)[number];

export interface Responsavel {
  nome: string;
  cpf: string;
  email: string;
}

/** A minor who is not emancipated. */
export function precisaDeAutorizacao(estudante: ContextoDoParticipante): boolean {
  return precisaDeResponsavel(estudante) && !emancipado(estudante);
}

const PASSOS_DO_RESPONSAVEL: readonly IdDoPassoDoParticipante[] = [
  'dados-do-responsavel',
  'dados-do-outro-responsavel',
];

/** Whom to ask: the guardian as declared, once the answers are whole; null when nobody is to be asked. */
export function responsavelAAutorizar(estudante: ContextoDoParticipante): Responsavel | null {
  if (!precisaDeAutorizacao(estudante)) return null;
  const passo = passosVisiveis(planoDoParticipante, estudante).find(({ id }) =>
    PASSOS_DO_RESPONSAVEL.includes(id),
  );
  if (!passo || errosDoPasso(passo, respostasDoPasso(passo, estudante), estudante).length > 0) return null;
  const { nomeResponsavel, cpfResponsavel, emailResponsavel } = estudante.respostas;
  return { nome: String(nomeResponsavel), cpf: String(cpfResponsavel), email: String(emailResponsavel) };
}

export function mesmoResponsavel(a: Responsavel, b: Responsavel): boolean {
  return a.nome === b.nome && a.cpf === b.cpf && a.email === b.email;
}

export interface PedidoDeAutorizacao extends Responsavel {
  resposta: 'autorizada' | 'recusada' | null;
  enviadaEm: Date;
  expiraEm: Date;
  envios: number;
}

/** Consent counts only for the guardian who is declared now. */
export function responsavelAutorizou(
  estudante: ContextoDoParticipante,
  pedido: Pick<PedidoDeAutorizacao, 'nome' | 'cpf' | 'email' | 'resposta'> | null,
): boolean {
  if (!precisaDeAutorizacao(estudante)) return true;
  const responsavel = responsavelAAutorizar(estudante);
  return responsavel !== null && pedido?.resposta === 'autorizada' && mesmoResponsavel(responsavel, pedido);
}

export function situacaoDaAutorizacao(
  { resposta, expiraEm }: Pick<PedidoDeAutorizacao, 'resposta' | 'expiraEm'>,
  agora: Date,
): SituacaoDaAutorizacao {
  return resposta ?? (expiraEm.getTime() > agora.getTime() ? 'pendente' : 'vencida');
}

export function vencimentoDoLink(enviadaEm: Date): Date {
  return new Date(enviadaEm.getTime() + VALIDADE_DO_LINK_DIAS * DIA_MS);
}

export type RecusaDeReenvio = 'ja-autorizada' | 'cedo-demais' | 'muitos-envios';

export const MENSAGEM_DO_REENVIO: Readonly<Record<RecusaDeReenvio, string>> = {
  'ja-autorizada': 'O seu responsável já autorizou a solicitação.',
  'cedo-demais': 'O e-mail acabou de ser enviado. Espere alguns minutos para enviar de novo.',
  'muitos-envios': 'O e-mail já foi enviado muitas vezes. Confira o endereço do seu responsável.',
};

export function liberacaoDoReenvio({ enviadaEm }: Pick<PedidoDeAutorizacao, 'enviadaEm'>): Date {
  return new Date(enviadaEm.getTime() + ESPERA_DO_REENVIO_MINUTOS * MINUTO_MS);
}

export function recusaDoReenvio(pedido: PedidoDeAutorizacao, agora: Date): RecusaDeReenvio | null {
  if (pedido.resposta === 'autorizada') return 'ja-autorizada';
  if (pedido.envios >= MAXIMO_DE_ENVIOS) return 'muitos-envios';
  return liberacaoDoReenvio(pedido).getTime() > agora.getTime() ? 'cedo-demais' : null;
}

export interface TermosDaAutorizacao {
  provedor: string;
  responsavel: string;
  estudante: string;
  instituicao: string;
  curso: string;
  mensalidadeCentavos: number;
  percentual: number;
}

export interface SecaoDaAutorizacao {
  titulo: string;
  paragrafos: readonly string[];
}

export function autorizacao(termos: TermosDaAutorizacao): readonly SecaoDaAutorizacao[] {
  const { provedor, estudante, instituicao, curso, percentual, mensalidadeCentavos } = termos;
  // The bytes are part of the evidence.
  const porMes = comEspacosSimples(formatarReais(valorFinanciado(mensalidadeCentavos, percentual)));
  return [
    {
      titulo: 'O que está sendo pedido',
      paragrafos: [
        `${estudante}, que tem menos de 18 anos e declarou você como responsável legal, pediu a ${provedor} um crédito para pagar ${percentual}% da mensalidade de ${curso}, na instituição ${instituicao}: ${porMes} por mês, hoje.`,
      ],
    },
    {
      titulo: 'O que você autoriza',
      paragrafos: [
        `Que ${estudante} faça esta solicitação e que ${provedor} trate os dados e os documentos enviados, inclusive os seus, só para analisar o crédito.`,
        'Autorizar não é assinar o contrato nem garantir a dívida. Se o crédito for aprovado, o contrato será mostrado antes de qualquer assinatura.',
      ],
    },
    {
      titulo: 'Se você não concordar',
      paragrafos: [
        'Sem a sua autorização a solicitação não é enviada para análise. Você pode dizer que não autoriza aqui mesmo, sem explicar o motivo.',
        `Depois de autorizar, você pode voltar atrás ou pedir informações falando com ${provedor}.`,
      ],
    },
  ];
}

/** The declaration beside the check box. */
export const DECLARACAO_DO_RESPONSAVEL =
  'Tenho a responsabilidade legal por quem fez o pedido, li o que está sendo pedido e autorizo esta solicitação.';

/** The whole text as it was shown, kept as evidence with its version and digest. */
export function textoDaAutorizacao(termos: TermosDaAutorizacao): string {
  const secoes = autorizacao(termos).map(({ titulo, paragrafos }) => [titulo, ...paragrafos].join('\n'));
  return [...secoes, `${termos.responsavel}: ${DECLARACAO_DO_RESPONSAVEL}`].join('\n\n');
}
