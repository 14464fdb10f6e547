import { expect, it } from 'vitest';
import { GastosRecentes } from './gastos-recentes.ts';

function criar() {
  let agora = 0;
  const gastos = new GastosRecentes(() => agora);
  return {
    gastos,
    passar: (segundos: number) => {
      agora += segundos * 1_000;
    },
  };
}

it('twenty ordinary photos in a row weigh nothing', () => {
  const { gastos, passar } = criar();
  for (let foto = 0; foto < 20; foto += 1) {
    gastos.somar('ana', 700, { desistiu: false });
    expect(gastos.pesa('ana')).toBe(false);
    passar(6);
  }
});

it('attack 2: a second costly file weighs, for some seconds', () => {
  const { gastos, passar } = criar();
  gastos.somar('ana', 1_000, { desistiu: false });
  expect(gastos.pesa('ana')).toBe(false);
  gastos.somar('ana', 1_000, { desistiu: false });
  expect(gastos.pesa('ana')).toBe(true);
  passar(10);
  expect(gastos.pesa('ana')).toBe(false);
});

it('attack 2: a file that was given up weighs for minutes, on nobody else, and not for ever', () => {
  const { gastos, passar } = criar();
  gastos.somar('mau', 800, { desistiu: true });
  expect(gastos.pesa('mau')).toBe(true);
  expect(gastos.pesa('ana')).toBe(false);
  passar(120);
  expect(gastos.pesa('mau')).toBe(true);
  passar(120);
  expect(gastos.pesa('mau')).toBe(false);
});

it('whoever goes on for hours is like everybody ten minutes after the end', () => {
  const { gastos, passar } = criar();
  for (let vez = 0; vez < 100; vez += 1) gastos.somar('mau', 1_000, { desistiu: true });
  passar(599);
  expect(gastos.pesa('mau')).toBe(true);
  passar(2);
  expect(gastos.pesa('mau')).toBe(false);
});
