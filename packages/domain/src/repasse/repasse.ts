/** What of a school's month is paid, held or cancelled: what the rules suggest before a person decides (credito, section 10). */

import type { SituacaoDoUso } from '../razao/usos.ts';
import type { Data } from '../tempo/data.ts';
import { somarMeses } from '../tempo/meses.ts';
import { caracteresVisiveis, textoLimpo } from '../texto/texto-livre.ts';

export const MARCAS_DO_USO = ['pago', 'retido', 'cancelado'] as const satisfies readonly SituacaoDoUso[];
export type MarcaDoUso = (typeof MARCAS_DO_USO)[number];

export const ESTADOS_DO_REPASSE = ['proposto', 'confirmado', 'devolvido', 'retirado'] as const;
export type EstadoDoRepasse = (typeof ESTADOS_DO_REPASSE)[number];

export const ROTULO_DO_REPASSE: Readonly<Record<EstadoDoRepasse, string>> = {
  proposto: 'A confirmar',
  confirmado: 'Pago',
  devolvido: 'Não confirmado',
  retirado: 'Retirado',
};

/** A run goes up to the month that it names, and never beyond the one of today: a fee that is not due yet is paid to nobody. */
export function fimDoRepasse(mes: Data, hoje: Data): Data {
  const desteMes: Data = `${hoje.slice(0, 7)}-01`;
  return somarMeses(mes < desteMes ? mes : desteMes, 0, 31);
}

export interface FatosDoUso {
  em: Data;
  /** Last day on which the student may still withdraw; null where that is over. */
  desistenciaAte: Data | null;
  /** The course ended on this day. */
  cursoTerminouEm: Data | null;
  /** It is suspended since this day. */
  cursoSuspensoEm: Data | null;
  /** Not sent by its last day, and the programme holds payments then (ADR 0162). */
  atualizacaoEmAtraso: boolean;
}

export function sugerirMarca({
  em,
  desistenciaAte,
  cursoTerminouEm,
  cursoSuspensoEm,
  atualizacaoEmAtraso,
}: FatosDoUso): {
  marca: MarcaDoUso;
  porque: string | null;
} {
  if (cursoTerminouEm !== null && em > cursoTerminouEm)
    return { marca: 'cancelado', porque: 'O curso terminou antes deste mês.' };
  if (cursoSuspensoEm !== null && em > cursoSuspensoEm)
    return { marca: 'retido', porque: 'O curso está suspenso.' };
  if (desistenciaAte !== null)
    return { marca: 'retido', porque: 'O estudante ainda pode desistir do contrato.' };
  if (atualizacaoEmAtraso)
    return { marca: 'retido', porque: 'A atualização cadastral do estudante está em atraso.' };
  return { marca: 'pago', porque: null };
}

/** What a person may mark: nothing is paid while it may come back, nor after the course. */
export function recusaDaMarca(marca: MarcaDoUso, fatos: FatosDoUso): string | null {
  if (marca !== 'pago') return null;
  const { porque } = sugerirMarca(fatos);
  return porque === null ? null : `Não se paga este mês: ${porque.toLowerCase()}`;
}

export const MINIMO_DO_MOTIVO_DA_MARCA = 5;
export const MENSAGEM_SEM_MOTIVO = 'Diga por que a mensalidade não é paga agora.';

/** Why the fee is marked so: the rules' own words where they suggest it, otherwise those of whoever decides; null without any. */
export function motivoDaMarca(marca: MarcaDoUso, escrito: string, fatos: FatosDoUso): string | null {
  const sugerida = sugerirMarca(fatos);
  if (marca === sugerida.marca) return sugerida.porque ?? '';
  const motivo = textoLimpo(escrito);
  return caracteresVisiveis(motivo) < MINIMO_DO_MOTIVO_DA_MARCA ? null : motivo;
}
