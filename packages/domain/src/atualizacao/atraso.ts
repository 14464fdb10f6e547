/** What follows for a contract whose update was not sent by the end of the late route: a setting of the programme (ADR 0162). */
import { rotuloDoTermo } from '../contrato/termo.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import { type Periodo, prazosDoPeriodo } from './periodo.ts';

export const CONSEQUENCIAS_DO_ATRASO = ['so-renovacao', 'reter-repasses'] as const;
export type ConsequenciaDoAtraso = (typeof CONSEQUENCIAS_DO_ATRASO)[number];

export interface AtualizacaoDoPrograma {
  depoisDoPrazo: ConsequenciaDoAtraso;
}

/** Of what nobody said otherwise: the next contract waits anyway, because it is made of an update. */
export const ATUALIZACAO_PADRAO: AtualizacaoDoPrograma = { depoisDoPrazo: 'so-renovacao' };

export const NOME_DA_CONSEQUENCIA: Readonly<Record<ConsequenciaDoAtraso, string>> = {
  'so-renovacao': 'O contrato do semestre seguinte não é gerado',
  'reter-repasses': 'Além disso, os repasses à instituição ficam retidos',
};

/** Of one contract: a course that is over has neither fees to pay nor a term to come. */
export type EfeitoNoContrato = ConsequenciaDoAtraso | 'nenhum';

/** Whoever had no contract in effect before the last day on time was not told in time, and bears nothing more. */
export const alcancaOContrato = (efetivadoEm: Data, periodo: Periodo): boolean =>
  efetivadoEm < prazosDoPeriodo(periodo).fecha;

/** While it may still be sent: said wherever it is asked for. */
export function avisoDoAtraso(efeito: EfeitoNoContrato, tardioAte: Data): string {
  switch (efeito) {
    case 'nenhum':
      return 'Ela mantém os seus dados em dia.';
    case 'so-renovacao':
      return 'Sem a atualização, o contrato do próximo semestre não é gerado.';
    case 'reter-repasses':
      return `Se a atualização não for enviada até ${formatarData(tardioAte)}, as mensalidades não são pagas à sua instituição até que você a envie, e o contrato do próximo semestre não é gerado.`;
  }
}

/** Once it is so. */
export function efeitoDoAtraso(efeito: EfeitoNoContrato): string {
  switch (efeito) {
    case 'nenhum':
      return 'O seu contrato segue como está.';
    case 'so-renovacao':
      return 'O contrato do próximo semestre só é gerado depois de uma atualização concluída.';
    case 'reter-repasses':
      return 'Até você enviar uma atualização, as mensalidades não são pagas à sua instituição, e o contrato do próximo semestre não é gerado.';
  }
}

export interface PeriodoComId {
  id: number;
  periodo: Periodo;
}

interface FatosDoAtraso {
  /** Since when the contract is in effect. */
  efetivadoEm: Data;
  periodos: readonly PeriodoComId[];
  /** Periods for which the student has sent an update. */
  enviadas: readonly number[];
}

/** The period whose update is owed; null where none is. What was sent for a later one makes up for it. */
export function periodoEmAtraso(
  { efetivadoEm, periodos, enviadas }: FatosDoAtraso,
  hoje: Data,
): PeriodoComId | null {
  const encerrados = periodos
    .filter(
      ({ periodo }) => prazosDoPeriodo(periodo).tardioAte < hoje && alcancaOContrato(efetivadoEm, periodo),
    )
    .sort((um, outro) => (um.periodo.abre < outro.periodo.abre ? 1 : -1));
  const [ultimo] = encerrados;
  if (!ultimo) return null;
  const emDia = periodos.some(
    ({ id, periodo }) => enviadas.includes(id) && periodo.abre >= ultimo.periodo.abre,
  );
  return emDia ? null : ultimo;
}

export interface AvisoDoAtraso {
  titulo: string;
  mensagem: string;
}

/** `proximo`: the next period that is known, or the one that takes updates now. */
export function cartaoDoAtraso(
  periodo: Periodo,
  efeito: EfeitoNoContrato,
  proximo: Periodo | null,
  hoje: Data,
): AvisoDoAtraso {
  const { tardioAte } = prazosDoPeriodo(periodo);
  return {
    titulo: 'Atualização cadastral em atraso',
    mensagem: [
      `O prazo da atualização do ${rotuloDoTermo(periodo)} terminou em ${formatarData(tardioAte)}, e ela não foi enviada.`,
      efeitoDoAtraso(efeito),
      quando(proximo, hoje),
    ].join(' '),
  };
}

function quando(proximo: Periodo | null, hoje: Data): string {
  if (proximo === null) return 'Avisamos quando o próximo período abrir.';
  const { abre } = prazosDoPeriodo(proximo);
  return abre <= hoje
    ? `Envie agora a do ${rotuloDoTermo(proximo)}.`
    : `Você pode enviar a do ${rotuloDoTermo(proximo)} a partir de ${formatarData(abre)}.`;
}
