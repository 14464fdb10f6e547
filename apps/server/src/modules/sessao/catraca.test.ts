import { expect, it } from 'vitest';
import { ErroDeAplicacao } from '../../erros.ts';
import { Catraca } from './catraca.ts';

function tarefaPresa() {
  let soltar = () => {};
  const presa = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  return { tarefa: () => presa, soltar: () => soltar() };
}

it('runs so many at a time, the others in the order in which they came', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 2 });
  const ordem: string[] = [];
  const primeira = tarefaPresa();
  const feitas = [
    catraca.passar(primeira.tarefa),
    catraca.passar(async () => ordem.push('segunda')),
    catraca.passar(async () => ordem.push('terceira')),
  ];
  await Promise.resolve();
  expect(ordem).toEqual([]);
  primeira.soltar();
  await Promise.all(feitas);
  expect(ordem).toEqual(['segunda', 'terceira']);
});

it('tells whoever comes beyond the queue when to come back, and serves again afterwards', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 1 });
  const presa = tarefaPresa();
  const dentro = catraca.passar(presa.tarefa);
  const naFila = catraca.passar(async () => 'feita');
  const recusa = await catraca.passar(async () => 'nunca').catch((erro: unknown) => erro);
  expect(recusa).toBeInstanceOf(ErroDeAplicacao);
  expect(recusa).toMatchObject({ status: 503, esperarSegundos: 3 });
  presa.soltar();
  await dentro;
  expect(await naFila).toBe('feita');
  expect(await catraca.passar(async () => 'de novo')).toBe('de novo');
});

it('a task that fails gives its place back', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 0 });
  await expect(catraca.passar(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
  expect(await catraca.passar(async () => 'passou')).toBe('passou');
});
