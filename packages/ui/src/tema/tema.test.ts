import { expect, test } from 'vitest';
import { guardarTema, lerTema } from './tema.ts';

function armazemCom(inicio: Record<string, string>) {
  const guardados = new Map(Object.entries(inicio));
  return {
    getItem: (chave: string) => guardados.get(chave) ?? null,
    setItem: (chave: string, valor: string) => void guardados.set(chave, valor),
    removeItem: (chave: string) => void guardados.delete(chave),
  };
}

const fechado = {
  getItem(): string {
    throw new Error('closed');
  },
  setItem() {
    throw new Error('closed');
  },
  removeItem() {
    throw new Error('closed');
  },
};

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
  expect(armazem.getItem('tema')).toBeNull();
});

test('with storage closed the choice holds for this page', () => {
  guardarTema('escuro', fechado);
  expect(lerTema(fechado)).toBe('escuro');
});
