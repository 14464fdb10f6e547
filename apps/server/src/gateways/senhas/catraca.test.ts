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
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 2, filaPorPessoa: 2 });
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
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 1, filaPorPessoa: 1 });
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
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 0, filaPorPessoa: 0 });
  await expect(catraca.passar(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
  expect(await catraca.passar(async () => 'passou')).toBe('passou');
});

it('runs the tasks about one person one after the other, while others pass by', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 2, fila: 10, filaPorPessoa: 2 });
  const ordem: string[] = [];
  const presa = tarefaPresa();
  const daAna = catraca.passar(presa.tarefa, 'ana');
  const segundaDaAna = catraca.passar(async () => ordem.push('ana'), 'ana');
  await Promise.all(
    ['bia', 'caio', 'davi'].map((quem) => catraca.passar(async () => ordem.push(quem), quem)),
  );
  expect(ordem).toEqual(['bia', 'caio', 'davi']);
  presa.soltar();
  await Promise.all([daAna, segundaDaAna]);
  expect(ordem).toEqual(['bia', 'caio', 'davi', 'ana']);
});

it('a flood on one person is sent away before it fills the queue of all', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 10, filaPorPessoa: 2 });
  const presa = tarefaPresa();
  const enchente = [presa.tarefa, async () => {}, async () => {}].map((tarefa) =>
    catraca.passar(tarefa, 'ana'),
  );
  await expect(catraca.passar(async () => {}, 'ana')).rejects.toMatchObject({
    status: 429,
    esperarSegundos: 3,
  });
  const outra = catraca.passar(async () => 'passou', 'bia');
  presa.soltar();
  expect(await outra).toBe('passou');
  await Promise.all(enchente);
});
