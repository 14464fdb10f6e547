/** Months as people say them. */
export const NOMES_DOS_MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

/** "2027-02", or a day in it, to "fevereiro de 2027". */
export function mesPorExtenso(mesOuData: string): string {
  const [ano = '', mes = '01'] = mesOuData.split('-');
  return `${NOMES_DOS_MESES[Number(mes) - 1]} de ${ano}`;
}
