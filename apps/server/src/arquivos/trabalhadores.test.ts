import { getPriority } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Prova } from '../../test/arquivos/trabalhador-de-prova.ts';
import { criarFio } from './fio.ts';
import { criarTrabalhadores, type OpcoesDosTrabalhadores, type Trabalhadores } from './trabalhadores.ts';

// Workers give way: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

type Pedido = { prova: Prova };

const arquivo = new URL('../../test/arquivos/trabalhador-de-prova.ts', import.meta.url);
let trabalhadores: Trabalhadores<Pedido, string>;

function criar({
  limiteMs = 60_000,
  ...opcoes
}: Partial<OpcoesDosTrabalhadores<Pedido, string>> & { limiteMs?: number } = {}) {
  trabalhadores = criarTrabalhadores<Pedido, string>({
    nascer: () => criarFio({ arquivo, limiteMs }),
    aoMesmoTempo: 1,
    fila: 10,
    filaPorPessoa: 10,
    ...opcoes,
  });
  return (prova: Prova) => trabalhadores.executar(async () => ({ prova }));
}

afterEach(() => trabalhadores.encerrar());

describe('trabalhadores em fios', () => {
  it('answers each request and goes on after one that failed', async () => {
    const executar = criar();
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
    const erro = await executar('erro');
    expect(erro.tipo).toBe('quebrou');
    expect(JSON.stringify(erro)).toContain('TypeError');
    expect(JSON.stringify(erro)).not.toContain('529.982');
    expect(await executar('sair')).toMatchObject({ tipo: 'quebrou' });
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
  });

  it('ends an endless loop at the time limit, while the request thread goes on', async () => {
    const executar = criar({ limiteMs: 3000 });
    let voltas = 0;
    const relogio = setInterval(() => {
      voltas += 1;
    }, 20);
    await executar('eco');
    expect(await executar('laco')).toEqual({ tipo: 'demorado-demais' });
    clearInterval(relogio);
    expect(voltas).toBeGreaterThan(20);
    // Where the machine is busy a new thread may take longer to begin than the short limit of this trial.
    await expect.poll(() => executar('eco'), { timeout: 60_000 }).toEqual({ tipo: 'feito', valor: 'eco' });
  });

  it('keeps what libraries print away from the log', async () => {
    const escrever = vi.spyOn(process.stdout, 'write');
    const executar = criar();
    expect(await executar('falar')).toEqual({ tipo: 'feito', valor: 'feito' });
    expect(escrever).not.toHaveBeenCalled();
    escrever.mockRestore();
  });

  it.runIf(process.platform === 'linux')('leaves the processor to the request thread', async () => {
    const daqui = getPriority();
    const executar = criar();
    expect(await executar('prioridade')).toEqual({ tipo: 'feito', valor: String(Math.min(daqui + 10, 19)) });
    expect(getPriority()).toBe(daqui);
  });

  it('attack 15: a thread with nothing to do ends, and the next piece of work begins another', async () => {
    let nascidos = 0;
    let encerrados = 0;
    const executar = criar({
      ociosoMs: 20,
      nascer: () => {
        nascidos += 1;
        const fio = criarFio<Pedido, string>({ arquivo, limiteMs: 60_000 });
        return {
          atender: fio.atender,
          async encerrar() {
            await fio.encerrar();
            encerrados += 1;
          },
        };
      },
    });
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
    await expect.poll(() => encerrados, { timeout: 60_000 }).toBe(1);
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
    expect(nascidos).toBe(2);
  });

  it('attack 2: one that had to be ended is replaced before the next piece of work comes', async () => {
    let nascidos = 0;
    const executar = criar({
      nascer: () => {
        nascidos += 1;
        return criarFio({ arquivo, limiteMs: 60_000 });
      },
    });
    expect(await executar('sair')).toMatchObject({ tipo: 'quebrou' });
    expect(nascidos).toBe(2);
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
    expect(nascidos).toBe(2);
  });

  it('lets only so many wait and tells the others at once', async () => {
    const executar = criar({ fila: 2 });
    const respostas = await Promise.all([executar('eco'), executar('eco'), executar('eco'), executar('eco')]);
    expect(respostas.map(({ tipo }) => tipo)).toEqual(['feito', 'feito', 'feito', 'fila-cheia']);
  });

  it('asks those who wait, and whose work was under way, to come back when the server stops', async () => {
    const executar = criar();
    const respostas = [executar('laco'), executar('eco')];
    await trabalhadores.encerrar();
    expect((await Promise.all(respostas)).map(({ tipo }) => tipo)).toEqual(['fila-cheia', 'fila-cheia']);
    expect(await executar('eco')).toEqual({ tipo: 'fila-cheia' });
  });

  it('asks for the piece of work only when its turn has come', async () => {
    const executar = criar({ limiteMs: 1500 });
    const presa = executar('laco');
    let pedidos = 0;
    const depois = trabalhadores.executar(async () => {
      pedidos += 1;
      return { prova: 'eco' };
    });
    expect(pedidos).toBe(0);
    expect(await presa).toEqual({ tipo: 'demorado-demais' });
    await depois;
    expect(pedidos).toBe(1);
  });
});
