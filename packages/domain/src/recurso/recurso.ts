/** Contesting a final refusal: once, in time, looked at by somebody else (ADR 0030; LGPD article 20). */
import type { Sigla } from '../solicitacao/estados.ts';
import type { EtapaRecusada } from '../solicitacao/transicoes.ts';
import { type Data, dataEmSaoPaulo, somarDias } from '../tempo/data.ts';
import { depoisDoDia, type Intervalo } from '../tempo/intervalo.ts';
import { caracteresVisiveis, textoLivre } from '../texto/texto-livre.ts';

/** Calendar days after the refusal, the last one included. */
export const PRAZO_DO_RECURSO_DIAS = 30;
/** Calendar days in which the team answers. */
export const PRAZO_DA_RESPOSTA_DIAS = 15;

export const MINIMO_DO_RECURSO = 30;
export const MAXIMO_DO_RECURSO = 3_000;

export const ESTADOS_DO_RECURSO = ['rascunho', 'enviado', 'aceito', 'mantido'] as const;
export type EstadoDoRecurso = (typeof ESTADOS_DO_RECURSO)[number];

export const textoDoRecursoSchema = textoLivre({
  minimo: MINIMO_DO_RECURSO,
  maximo: MAXIMO_DO_RECURSO,
  curto: `Explique com ao menos ${MINIMO_DO_RECURSO} caracteres por que a decisão deve ser revista.`,
});

export interface FatosDoRecurso {
  sigla: Sigla;
  decididaEm: Date | null;
  recurso: EstadoDoRecurso | null;
  /** The person began another request after this one. */
  temOutraSolicitacao: boolean;
}

export type RecusaDoRecurso = 'nao-e-final' | 'ja-contestada' | 'outra-solicitacao' | 'fora-do-prazo';

export const MENSAGEM_DO_RECURSO: Readonly<Record<RecusaDoRecurso, string>> = {
  'nao-e-final': 'Só uma reprovação final pode ser contestada.',
  'ja-contestada': 'Esta decisão já foi contestada uma vez e não cabe outro recurso.',
  'outra-solicitacao': 'Você já começou outra solicitação: a decisão desta não pode mais ser contestada.',
  'fora-do-prazo': `O prazo de ${PRAZO_DO_RECURSO_DIAS} dias para contestar a decisão terminou.`,
};

const REPROVACOES_FINAIS: readonly Sigla[] = ['REP', 'RIES'];

/** A draft may be written on; what was sent stays as it is. */
export function recusaDoRecurso(fatos: FatosDoRecurso, agora: Date): RecusaDoRecurso | null {
  const { sigla, decididaEm, recurso, temOutraSolicitacao } = fatos;
  if (recurso !== null && recurso !== 'rascunho') return 'ja-contestada';
  if (!REPROVACOES_FINAIS.includes(sigla) || !decididaEm) return 'nao-e-final';
  if (temOutraSolicitacao) return 'outra-solicitacao';
  return dataEmSaoPaulo(agora) > prazoDoRecurso(decididaEm) ? 'fora-do-prazo' : null;
}

/** Last day on which the refusal may be contested. */
export function prazoDoRecurso(decididaEm: Date): Data {
  return somarDias(dataEmSaoPaulo(decididaEm), PRAZO_DO_RECURSO_DIAS);
}

/** Day by which the team answers. */
export function prazoDaResposta(enviadoEm: Date): Data {
  return somarDias(dataEmSaoPaulo(enviadoEm), PRAZO_DA_RESPOSTA_DIAS);
}

/** When an appeal was sent that is to be answered by the end of a day within an interval. */
export function enviosComRespostaEm({ de, ate }: Intervalo): Intervalo {
  const envio = (limite: Date) => depoisDoDia(somarDias(dataEmSaoPaulo(limite), -PRAZO_DA_RESPOSTA_DIAS - 1));
  return { de: de && envio(de), ate: envio(ate) };
}

const ETAPAS_RECUSADAS: readonly Sigla[] = ['PAIES', 'PADC', 'PAF'] satisfies EtapaRecusada[];

export function isEtapaRecusada(sigla: string): sigla is EtapaRecusada {
  return (ETAPAS_RECUSADAS as readonly string[]).includes(sigla);
}

export const ROTULO_DO_RECURSO: Readonly<Record<EstadoDoRecurso, string>> = {
  rascunho: 'Recurso ainda não enviado',
  enviado: 'Recurso em análise',
  aceito: 'Recurso aceito',
  mantido: 'Decisão mantida',
};

export const DECISOES_DO_RECURSO = ['aceitar', 'manter'] as const;
export type DecisaoDoRecurso = (typeof DECISOES_DO_RECURSO)[number];

export const ROTULO_DA_DECISAO_DO_RECURSO: Readonly<Record<DecisaoDoRecurso, string>> = {
  aceitar: 'Aceitar o recurso',
  manter: 'Manter a decisão',
};

export const MENSAGEM_DE_QUEM_REPROVOU =
  'Você participou da reprovação: o recurso precisa ser avaliado por outra pessoa da equipe.';

/** Whoever took part in the refusal does not look at the appeal. */
export function podeAvaliarRecurso(operadorId: string, decisores: readonly string[]): boolean {
  return !decisores.includes(operadorId);
}

const MINIMO_DA_RESPOSTA = 30;
export const MAXIMO_DA_RESPOSTA = 2_000;

/** The person reads the answer; a refusal that is kept must say why, an acceptance may. */
export function erroDaResposta(decisao: DecisaoDoRecurso, texto: string): string | null {
  if (texto.length > MAXIMO_DA_RESPOSTA) return `Escreva no máximo ${MAXIMO_DA_RESPOSTA} caracteres.`;
  return decisao === 'manter' && caracteresVisiveis(texto) < MINIMO_DA_RESPOSTA
    ? `Explique à pessoa, com ao menos ${MINIMO_DA_RESPOSTA} caracteres, por que a decisão é mantida.`
    : null;
}
