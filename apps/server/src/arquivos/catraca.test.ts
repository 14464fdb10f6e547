import { expect, it } from 'vitest';
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

it('tells whoever comes beyond the queue at once, and serves again afterwards', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 1, filaPorPessoa: 1 });
  const presa = tarefaPresa();
  const dentro = catraca.passar(presa.tarefa);
  const naFila = catraca.passar(async () => 'feita');
  expect(await catraca.passar(async () => 'nunca')).toEqual({ tipo: 'fila-cheia' });
  presa.soltar();
  await dentro;
  expect(await naFila).toEqual({ tipo: 'passou', valor: 'feita' });
  expect(await catraca.passar(async () => 'de novo')).toEqual({ tipo: 'passou', valor: 'de novo' });
});

it('a task that fails gives its place back', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 0, filaPorPessoa: 0 });
  await expect(catraca.passar(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
  expect(await catraca.passar(async () => 'passou')).toEqual({ tipo: 'passou', valor: 'passou' });
});

it('runs the tasks of one person one after the other, while others pass by', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 2, fila: 10, filaPorPessoa: 2 });
  const ordem: string[] = [];
  const presa = tarefaPresa();
  const daAna = catraca.passar(presa.tarefa, { quem: 'ana' });
  const segundaDaAna = catraca.passar(async () => ordem.push('ana'), { quem: 'ana' });
  await Promise.all(
    ['bia', 'caio', 'davi'].map((quem) => catraca.passar(async () => ordem.push(quem), { quem })),
  );
  expect(ordem).toEqual(['bia', 'caio', 'davi']);
  presa.soltar();
  await Promise.all([daAna, segundaDaAna]);
  expect(ordem).toEqual(['bia', 'caio', 'davi', 'ana']);
});

it('a flood of one person is sent away before it fills the queue of all', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 10, filaPorPessoa: 2 });
  const presa = tarefaPresa();
  const enchente = [presa.tarefa, async () => {}, async () => {}].map((tarefa) =>
    catraca.passar(tarefa, { quem: 'ana' }),
  );
  expect(await catraca.passar(async () => {}, { quem: 'ana' })).toEqual({ tipo: 'fila-da-pessoa-cheia' });
  const outra = catraca.passar(async () => 'passou', { quem: 'bia' });
  presa.soltar();
  expect(await outra).toEqual({ tipo: 'passou', valor: 'passou' });
  await Promise.all(enchente);
});

it('attack 2: whoever was not served yet goes before the second task of somebody who was', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 10, filaPorPessoa: 2 });
  const ordem: string[] = [];
  const presa = tarefaPresa();
  const anotar = (quem: string) => catraca.passar(async () => ordem.push(quem), { quem });
  const todas = [
    catraca.passar(presa.tarefa, { quem: 'ana' }),
    ...['ana', 'ana', 'bia', 'bia', 'caio'].map(anotar),
  ];
  presa.soltar();
  await Promise.all(todas);
  expect(ordem).toEqual(['bia', 'caio', 'ana', 'bia', 'ana']);
});

it('attack 2: those who weigh share a place beside the others', async () => {
  const pesados = { pesa: (quem: string) => ['mau', 'pior'].includes(quem), aoMesmoTempo: 1 };
  const catraca = new Catraca({ aoMesmoTempo: 2, fila: 10, filaPorPessoa: 2, pesados });
  const ordem: string[] = [];
  const anotar = (quem: string) => catraca.passar(async () => ordem.push(quem), { quem });
  const [doMau, daAna] = [tarefaPresa(), tarefaPresa()];
  const dentro = [
    catraca.passar(doMau.tarefa, { quem: 'mau' }),
    catraca.passar(daAna.tarefa, { quem: 'ana' }),
  ];
  const doPior = anotar('pior');
  await Promise.all(['bia', 'caio'].map(anotar));
  expect(ordem).toEqual(['bia', 'caio']);
  doMau.soltar();
  await doPior;
  expect(ordem).toEqual(['bia', 'caio', 'pior']);
  daAna.soltar();
  await Promise.all(dentro);
});

it('attack 2: whoever begins to weigh while at work gives back the place that was taken', async () => {
  const maus = new Set<string>();
  const pesados = { pesa: (quem: string) => maus.has(quem), aoMesmoTempo: 1 };
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 10, filaPorPessoa: 2, pesados });
  const presa = tarefaPresa();
  const dentro = catraca.passar(presa.tarefa, { quem: 'mau' });
  const daAna = catraca.passar(async () => 'ana', { quem: 'ana' });
  maus.add('mau');
  presa.soltar();
  await dentro;
  expect(await daAna).toEqual({ tipo: 'passou', valor: 'ana' });
  expect(await catraca.passar(async () => 'de novo', { quem: 'mau' })).toEqual({
    tipo: 'passou',
    valor: 'de novo',
  });
});

it('whoever goes away leaves the queue, and only the queue', async () => {
  const catraca = new Catraca({ aoMesmoTempo: 1, fila: 1, filaPorPessoa: 1 });
  const presa = tarefaPresa();
  const saida = new AbortController();
  const dentro = catraca.passar(presa.tarefa, { quem: 'ana', sinal: saida.signal });
  const naFila = catraca.passar(async () => 'nunca', { quem: 'bia', sinal: saida.signal });
  saida.abort();
  expect(await naFila).toEqual({ tipo: 'interrompido' });
  const depois = catraca.passar(async () => 'feita', { quem: 'caio' });
  presa.soltar();
  expect(await dentro).toEqual({ tipo: 'passou', valor: undefined });
  expect(await depois).toEqual({ tipo: 'passou', valor: 'feita' });
  expect(await catraca.passar(async () => 'nunca', { sinal: saida.signal })).toEqual({
    tipo: 'interrompido',
  });
});
