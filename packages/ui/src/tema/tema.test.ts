import { expect, test } from 'vitest';
import { abrirGaveta } from '../aparelho/gaveta.ts';
import { guardarTema, lerTema } from './tema.ts';

function armazemCom(inicio: Record<string, string>) {
  const guardados = new Map(Object.entries(inicio));
  return abrirGaveta(
    () =>
      ({
        getItem: (chave: string) => guardados.get(chave) ?? null,
        setItem: (chave: string, valor: string) => void guardados.set(chave, valor),
        removeItem: (chave: string) => void guardados.delete(chave),
      }) as unknown as Storage,
  );
}

const fechado = abrirGaveta(
  () =>
    ({
      getItem(): string {
        throw new Error('closed');
      },
      setItem() {
        throw new Error('closed');
      },
      removeItem() {
        throw new Error('closed');
      },
    }) as unknown as Storage,
);

test.each([
  [{}, 'sistema'],
  [{ tema: 'escuro' }, 'escuro'],
  [{ tema: 'claro' }, 'claro'],
  [{ tema: 'roxo' }, 'sistema'],
] as const)('what is stored as %j is read as %s', (guardado, esperado) => {
  expect(lerTema(armazemCom(guardado))).toBe(esperado);
});

test('choosing the theme of the device forgets the earlier choice', () => {
  const armazem = armazemCom({ tema: 'escuro' });
  guardarTema('sistema', armazem);
  expect(armazem.ler('tema')).toBeNull();
});

test('with storage closed the choice holds for this page', () => {
  guardarTema('escuro', fechado);
  expect(lerTema(fechado)).toBe('escuro');
});
