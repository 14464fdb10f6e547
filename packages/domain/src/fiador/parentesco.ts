/** How the guarantor relates to the student, for the relationship dropdown (spec 2 section 2.6). */

export const PARENTESCOS_DO_FIADOR = [
  'MAE',
  'PAI',
  'IRMAO',
  'AVO',
  'TIO',
  'PRIMO',
  'CONJUGE',
  'SOGRO',
  'AMIGO',
  'OUTRO',
] as const;
export type ParentescoDoFiador = (typeof PARENTESCOS_DO_FIADOR)[number];

export const ROTULO_DO_PARENTESCO: Readonly<Record<ParentescoDoFiador, string>> = {
  MAE: 'Mãe',
  PAI: 'Pai',
  IRMAO: 'Irmão ou irmã',
  AVO: 'Avô ou avó',
  TIO: 'Tio ou tia',
  PRIMO: 'Primo ou prima',
  CONJUGE: 'Cônjuge, companheira ou companheiro',
  SOGRO: 'Sogro ou sogra',
  AMIGO: 'Amigo ou amiga',
  OUTRO: 'Outra relação',
};

export function isParentescoDoFiador(valor: unknown): valor is ParentescoDoFiador {
  return (PARENTESCOS_DO_FIADOR as readonly unknown[]).includes(valor);
}
