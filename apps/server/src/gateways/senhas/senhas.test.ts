import { afterAll, expect, it } from 'vitest';
import { criarSenhas } from './senhas.ts';

/** No hash is ready so soon: every one of them is turned away, as in a rush. */
const senhas = criarSenhas({ limiteMs: 1 });
afterAll(() => senhas.encerrar());

it('a rush that turns hashes away leaves no rejection that nobody hears of', async () => {
  const semDono: unknown[] = [];
  const ouvir = (motivo: unknown) => semDono.push(motivo);
  process.on('unhandledRejection', ouvir);
  try {
    await expect(senhas.conferir('scrypt$somebody', 'Uma-senha-1')).rejects.toMatchObject({ status: 503 });
    await new Promise((resolver) => setImmediate(resolver));
    await new Promise((resolver) => setImmediate(resolver));
    expect(semDono).toEqual([]);
  } finally {
    process.off('unhandledRejection', ouvir);
  }
});
