import { expect, it } from 'vitest';
import { type Corredor, manterTarefas } from './tarefas-mantidas.ts';

interface CorredorDeTeste extends Corredor {
  cair(erro: Error): void;
  encerrado: boolean;
}

function corredorDeTeste(): CorredorDeTeste {
  let cair = (_: Error): void => undefined;
  let acabar = (): void => undefined;
  const fim = new Promise<void>((resolver, rejeitar) => {
    acabar = resolver;
    cair = rejeitar;
  });
  const corredor: CorredorDeTeste = {
    fim,
    cair: (erro) => cair(erro),
    encerrado: false,
    encerrar: async () => {
      corredor.encerrado = true;
      acabar();
    },
  };
  return corredor;
}

it('workers that fell with their database are started again until it works, and end when they are told to', async () => {
  const ligados: CorredorDeTeste[] = [];
  const queixas: string[] = [];
  let recusas = 0;
  const tarefas = await manterTarefas(
    async () => {
      if (recusas > 0) {
        recusas -= 1;
        throw new Error('the database is away');
      }
      const corredor = corredorDeTeste();
      ligados.push(corredor);
      return corredor;
    },
    (erro) => queixas.push((erro as Error).message),
    1,
  );
  expect(ligados).toHaveLength(1);

  recusas = 2;
  ligados[0]?.cair(new Error('could not complete the job'));
  await expect.poll(() => ligados.length).toBe(2);
  expect(ligados[0]?.encerrado).toBe(true);
  expect(queixas).toEqual(['could not complete the job', 'the database is away', 'the database is away']);

  await tarefas.stop();
  expect(ligados[1]?.encerrado).toBe(true);
  expect(ligados).toHaveLength(2);
});

it('a first start that fails is told to whoever starts', async () => {
  const ligar = async () => {
    throw new Error('no database');
  };
  await expect(manterTarefas(ligar, () => undefined)).rejects.toThrow('no database');
});
