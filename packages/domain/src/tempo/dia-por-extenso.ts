/** A day as people say it. */
import type { Data } from './data.ts';
import { NOMES_DOS_MESES } from './mes-por-extenso.ts';
import { diasEntre } from './meses.ts';

const DIAS_DA_SEMANA = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

/** "quinta-feira, 10 de dezembro de 2026". */
export function diaPorExtenso(dia: Data): string {
  const [ano, mes, doMes] = dia.split('-').map(Number);
  const semana = DIAS_DA_SEMANA[new Date(`${dia}T12:00:00Z`).getUTCDay()];
  return `${semana}, ${doMes} de ${NOMES_DOS_MESES[(mes ?? 1) - 1]} de ${ano}`;
}

/** How far away it is: "hoje", "amanhã", "em 3 dias", "ontem", "há 17 dias". */
export function distanciaDoDia(dia: Data, hoje: Data): string {
  const dias = diasEntre(hoje, dia);
  if (dias === 0) return 'hoje';
  if (dias === 1) return 'amanhã';
  if (dias === -1) return 'ontem';
  return dias > 0 ? `em ${dias} dias` : `há ${-dias} dias`;
}
