import { describe, expect, it } from 'vitest';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { consumirLimite, esquecerLimite, type Limite } from './limite.ts';

const { contexto, db, relogio } = await criarServidorDeTeste();
const limite = (quem: string): Limite => ({ nome: 'teste', quem, maximo: 3, janelaSegundos: 600 });
const tentar = (quem: string) => consumirLimite(contexto, limite(quem), 'Espere um pouco.');

describe('limite', () => {
  it('lets through exactly the maximum, also when all attempts arrive together', async () => {
    const resultados = await Promise.allSettled(Array.from({ length: 10 }, () => tentar('juntos')));
    expect(resultados.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(resultados.filter(({ status }) => status === 'rejected')[0]).toMatchObject({
      reason: { status: 429 },
    });
  });

  it('numbers attempts on many people that arrive together, each from one', async () => {
    const quem = ['lote-a', 'lote-b', 'lote-c'];
    const resultados = await Promise.all(
      [...quem, ...quem, ...quem, ...quem].map((pessoa) =>
        tentar(pessoa).then(
          () => pessoa,
          () => null,
        ),
      ),
    );
    for (const pessoa of quem) expect(resultados.filter((passou) => passou === pessoa)).toHaveLength(3);
    await expect(tentar('lote-a')).rejects.toMatchObject({ status: 429 });
    await expect(tentar('lote-d')).resolves.toBeUndefined();
  });

  it('opens again in the next window, and says when', async () => {
    for (let vez = 0; vez < 3; vez += 1) await tentar('janela');
    const erro = await tentar('janela').catch((recusa: unknown) => recusa);
    const { esperarSegundos } = erro as { esperarSegundos: number };
    expect(esperarSegundos).toBeGreaterThan(0);
    relogio.avancar({ segundos: esperarSegundos });
    await expect(tentar('janela')).resolves.toBeUndefined();
  });

  it('sends a flood away without asking the database, until the window ends', async () => {
    for (let vez = 0; vez < 3; vez += 1) await tentar('enchente');
    const erro = await tentar('enchente').catch((recusa: unknown) => recusa);
    const antes = await db.selectFrom('limite').selectAll().orderBy('chave').execute();
    await expect(tentar('enchente')).rejects.toMatchObject({ status: 429 });
    expect(await db.selectFrom('limite').selectAll().orderBy('chave').execute()).toEqual(antes);
    relogio.avancar({ segundos: (erro as { esperarSegundos: number }).esperarSegundos });
    await expect(tentar('enchente')).resolves.toBeUndefined();
  });

  it('counts each person apart, forgets on demand and keeps nobody in the clear', async () => {
    for (let vez = 0; vez < 3; vez += 1) await tentar('52998224725');
    await expect(tentar('outra')).resolves.toBeUndefined();
    await esquecerLimite(contexto, limite('52998224725'));
    await expect(tentar('52998224725')).resolves.toBeUndefined();
    const chaves = await db.selectFrom('limite').select('chave').execute();
    expect(JSON.stringify(chaves)).not.toContain('52998224725');
  });
});
