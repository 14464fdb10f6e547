/**
 * The bars of a boleto (interleaved 2 of 5, FEBRABAN): of each pair of digits one is told by the bars and one by the gaps
 * between them. Widths in modules, a bar first, then a gap, and so on; a bar is last.
 */
const LARGO = 3;
/** Which of the five elements of a digit are wide. */
const DIGITOS = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
] as const;
const INICIO = [1, 1, 1, 1];
const FIM = [LARGO, 1, 1];

export function larguraDasBarras(codigo: string): readonly number[] {
  if (!/^(\d\d)+$/.test(codigo)) throw new RangeError('Only an even number of digits has bars');
  const pares = codigo.match(/\d\d/g) ?? [];
  return [
    ...INICIO,
    ...pares.flatMap((par) => {
      const [barras = '', vaos = ''] = [...par].map((digito) => DIGITOS[Number(digito)]);
      return [...barras].flatMap((barra, posicao) => [largura(barra), largura(vaos[posicao])]);
    }),
    ...FIM,
  ];
}

const largura = (elemento: string | undefined): number => (elemento === '1' ? LARGO : 1);
