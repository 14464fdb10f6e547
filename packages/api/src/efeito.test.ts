import { describe, expect, it } from 'vitest';
import type { Rota } from './rota.ts';
import { chaveDaRota, ROTAS } from './rotas.ts';

const rotas: readonly Rota[] = ROTAS;
const queMudam = rotas.filter(({ metodo }) => metodo !== 'GET');

/** The type refuses an entry without it; this refuses one that got past the type, or that says nothing. */
describe('attack 7 and 13: what makes a repeated call have one effect', () => {
  it.each(queMudam.map((rota) => [chaveDaRota(rota), rota] as const))('%s says it', (_, { efeito }) => {
    if (efeito?.chave === 'natural') expect(efeito.por).toMatch(/^[a-zà-ú].{5,}[^.]$/u);
    else expect(efeito?.chave).toBe('idempotency-key');
  });

  it('names only passwords that the body has', () => {
    for (const { efeito, body } of queMudam) {
      if (efeito?.chave !== 'idempotency-key' || !efeito.segredos) continue;
      const membros = Object.keys((body as unknown as { shape: object }).shape);
      expect(membros).toEqual(expect.arrayContaining([...efeito.segredos]));
    }
  });

  it('every password of a call whose body is kept is kept apart', () => {
    for (const rota of queMudam) {
      if (rota.efeito?.chave !== 'idempotency-key' || rota.efeito.naLinha || !rota.body) continue;
      const senhas = Object.keys((rota.body as unknown as { shape?: object }).shape ?? {}).filter((nome) =>
        /passw|senha/i.test(nome),
      );
      expect(rota.efeito.segredos ?? [], chaveDaRota(rota)).toEqual(expect.arrayContaining(senhas));
    }
  });

  it('a question has none', () => {
    expect(rotas.filter(({ metodo, efeito }) => metodo === 'GET' && efeito).map(chaveDaRota)).toEqual([]);
  });
});
