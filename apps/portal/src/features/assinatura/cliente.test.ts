import { ErroDeApi } from '@credito/api/cliente';
import { describe, expect, it } from 'vitest';
import { insistir } from './cliente.ts';

const falha = (status: number) => new ErroDeApi(status, 'não veio', null);

/** Fails as told, then answers; counts its calls. */
function chamada(...falhas: readonly number[]) {
  const restantes = [...falhas];
  const contada = { vezes: 0 };
  return Object.assign(contada, {
    fazer: async () => {
      contada.vezes += 1;
      const status = restantes.shift();
      if (status !== undefined) throw falha(status);
      return 'veio';
    },
  });
}
const semPausa = () => Promise.resolve();

describe('a call on a poor line', () => {
  it('is made again when no answer came or the server broke', async () => {
    const uma = chamada(0, 503);
    await expect(insistir(uma.fazer, semPausa)).resolves.toBe('veio');
    expect(uma.vezes).toBe(3);
  });

  it('is given up at the third', async () => {
    const uma = chamada(0, 0, 0, 0);
    await expect(insistir(uma.fazer, semPausa)).rejects.toMatchObject({ status: 0 });
    expect(uma.vezes).toBe(3);
  });

  it('that was refused, or that our own program broke, is made once', async () => {
    for (const status of [404, 409, 422, 429, -1]) {
      const uma = chamada(status);
      await expect(insistir(uma.fazer, semPausa)).rejects.toMatchObject({ status });
      expect(uma.vezes).toBe(1);
    }
  });
});
