import { readdirSync, readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as esperar } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Prova } from '../../test/arquivos/trabalhador-de-prova.ts';
import { criarProcesso, type LimitesDoProcesso } from './processo.ts';
import { criarTrabalhadores, type OpcoesDoTrabalho, type Trabalhadores } from './trabalhadores.ts';

// Processes give way: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

const NO_LINUX = process.platform === 'linux';
const arquivo = new URL('../../test/arquivos/trabalhador-de-prova.ts', import.meta.url);
let trabalhadores: Trabalhadores<{ prova: Prova }, string>;

function criar({ ociosoMs = 60_000, ...limites }: Partial<LimitesDoProcesso> & { ociosoMs?: number } = {}) {
  trabalhadores = criarTrabalhadores<{ prova: Prova }, string>({
    nascer: () => criarProcesso(arquivo, { cpuMs: 30_000, relogioMs: 100_000, memoriaMb: 256, ...limites }),
    aoMesmoTempo: 1,
    fila: 10,
    filaPorPessoa: 10,
    ociosoMs,
  });
  return (prova: Prova, opcoes?: OpcoesDoTrabalho) => trabalhadores.executar(async () => ({ prova }), opcoes);
}

async function pidDe(executar: ReturnType<typeof criar>): Promise<number> {
  const resposta = await executar('quem');
  if (resposta.tipo !== 'feito') throw new Error(resposta.tipo);
  return Number(resposta.valor);
}

const vive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(() => trabalhadores.encerrar());

describe('processos para arquivos de desconhecidos', () => {
  it('are reused, and replaced after one that fell; what libraries quote of a file is not handed on', async () => {
    const executar = criar();
    const primeiro = await pidDe(executar);
    expect(primeiro).not.toBe(process.pid);
    const erro = await executar('erro');
    expect(erro.tipo).toBe('quebrou');
    expect(JSON.stringify(erro)).toContain('TypeError');
    expect(JSON.stringify(erro)).not.toContain('529.982');
    expect(await pidDe(executar)).toBe(primeiro);
    expect(await executar('sair')).toMatchObject({ tipo: 'quebrou', onde: 'the process ended (3)' });
    expect(await pidDe(executar)).not.toBe(primeiro);
  });

  it('attack 1: one that reads where it may not ends alone', async () => {
    const executar = criar();
    expect(await executar('falhar-na-memoria')).toMatchObject({ tipo: 'quebrou' });
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
  });

  it('attack 2: are killed at their share of the processor, whatever the clock says', async () => {
    const executar = criar({ cpuMs: 500 });
    const pid = await pidDe(executar);
    let gasto = 0;
    const resposta = await executar('laco', {
      aoGastar: (cpuMs) => {
        gasto = cpuMs;
      },
    });
    expect(resposta).toEqual({ tipo: 'demorado-demais' });
    expect(vive(pid)).toBe(false);
    expect(gasto).toBeGreaterThan(500);
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
  });

  it('attack 3: many pages may take more of the processor, but never what a file says by itself', async () => {
    const executar = criar({ cpuMs: 500, partes: 3 });
    await pidDe(executar);
    let gasto = 0;
    const aoGastar = (cpuMs: number) => {
      gasto = cpuMs;
    };
    expect(await executar('laco-de-muitas-paginas', { aoGastar })).toEqual({ tipo: 'demorado-demais' });
    expect(gasto).toBeGreaterThan(1_500);
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
  });

  it('waiting is not working: whoever only waits too long may come back', async () => {
    const executar = criar({ cpuMs: 10_000, relogioMs: 300 });
    const pid = await pidDe(executar);
    expect(await executar('espera-sem-fim')).toEqual({ tipo: 'fila-cheia' });
    expect(vive(pid)).toBe(false);
  });

  it.each(['memoria', 'memoria-do-javascript'] as const)(
    'attack 3: are ended when they grow beyond their memory (%s)',
    async (prova) => {
      const executar = criar();
      const antes = process.memoryUsage.rss();
      const pid = await pidDe(executar);
      expect(await executar(prova)).toEqual({ tipo: 'demorado-demais' });
      expect(vive(pid)).toBe(false);
      expect(process.memoryUsage.rss() - antes).toBeLessThan(100 * 1024 * 1024);
    },
  );

  it('attack 3: one that the machine ended, short of memory, says nothing about the file', async () => {
    const executar = criar();
    const pid = await pidDe(executar);
    const emCurso = executar('espera-sem-fim');
    await esperar(100);
    process.kill(pid, 'SIGKILL');
    expect(await emCurso).toEqual({ tipo: 'fila-cheia' });
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
  });

  it('attack 3: one that holds too much after a file makes place for a new one', async () => {
    const executar = criar();
    const pid = await pidDe(executar);
    expect(await executar('memoria-que-fica')).toEqual({ tipo: 'feito', valor: 'feito' });
    expect(await pidDe(executar)).not.toBe(pid);
  });

  it('end when whoever asked goes away, and work that waits is dropped', async () => {
    const executar = criar();
    const pid = await pidDe(executar);
    const saida = new AbortController();
    const emCurso = executar('laco', { sinal: saida.signal });
    const esperando = executar('eco', { sinal: saida.signal });
    await esperar(100);
    saida.abort();
    expect([await emCurso, await esperando]).toEqual([{ tipo: 'interrompido' }, { tipo: 'interrompido' }]);
    expect(vive(pid)).toBe(false);
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
  });

  it('have no secret in their environment and cannot read what the server keeps', async () => {
    process.env.SEGREDO_DE_PROVA = 'segredo';
    const executar = criar();
    const resposta = await executar('ambiente');
    delete process.env.SEGREDO_DE_PROVA;
    const { variaveis } = JSON.parse(resposta.tipo === 'feito' ? resposta.valor : '{}');
    expect(
      variaveis.filter((nome: string) => !/^(PWD|OLDPWD|SHLVL|_|NODE_CHANNEL_\w+|MALLOC_\w+)$/.test(nome)),
    ).toEqual([]);
    expect(await executar('ler-um-segredo')).toMatchObject({ tipo: 'quebrou' });
    expect(await executar('outro-processo')).toMatchObject({ tipo: 'quebrou' });
  });

  it.runIf(NO_LINUX)('inherit nothing that is open in the server', async () => {
    const executar = criar();
    const pid = await pidDe(executar);
    const alvos = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
    const daCasa = /^(\/dev\/null|anon_inode:|pipe:|socket:)/;
    expect(alvos.filter((alvo) => !daCasa.test(alvo))).toEqual([]);
    // The channel to the server, and nothing else that speaks to anybody.
    expect(alvos.filter((alvo) => alvo.startsWith('socket:'))).toHaveLength(1);
  });

  it.runIf(NO_LINUX)('leave the processor to the server, with all their threads', async () => {
    const executar = criar();
    const pid = await pidDe(executar);
    const esperada = Math.min(getPriority() + 10, 19);
    const fios = readdirSync(`/proc/${pid}/task`).map((fio) => getPriority(Number(fio)));
    expect(fios.length).toBeGreaterThan(1);
    expect(new Set(fios)).toEqual(new Set([esperada]));
  });

  it('a server at rest keeps none', async () => {
    const executar = criar({ ociosoMs: 50 });
    const pid = await pidDe(executar);
    await expect.poll(() => vive(pid)).toBe(false);
    expect(await executar('eco')).toEqual({ tipo: 'feito', valor: 'eco' });
  });
});
