import { describe, expect, it } from 'vitest';
import { chaveNova, Intencoes } from './intencoes.ts';

const ANOTAR = 'POST /api/gestao/solicitacoes/7/notas {"texto":"Ligou."}';
const MINUTO = 60_000;

function montar() {
  const relogio = { agora: 0 };
  return { relogio, intencoes: new Intencoes(() => relogio.agora) };
}

describe('attack 13: one key for each intention', () => {
  it('two clicks and the retry after a lost answer have the same, another text another', () => {
    const { relogio, intencoes } = montar();
    const primeira = intencoes.chaveDe(ANOTAR);
    expect(intencoes.chaveDe(ANOTAR)).toBe(primeira);
    expect(intencoes.chaveDe(`${ANOTAR} `)).not.toBe(primeira);
    relogio.agora = 9 * MINUTO;
    expect(intencoes.chaveDe(ANOTAR)).toBe(primeira);
  });

  it('ends with the answer: the same text written again is another note', () => {
    const { intencoes } = montar();
    const primeira = intencoes.chaveDe(ANOTAR);
    intencoes.respondida(ANOTAR);
    expect(intencoes.chaveDe(ANOTAR)).not.toBe(primeira);
  });

  it('ends ten minutes after the last try', () => {
    const { relogio, intencoes } = montar();
    const primeira = intencoes.chaveDe(ANOTAR);
    relogio.agora = 10 * MINUTO;
    expect(intencoes.chaveDe(ANOTAR)).toBe(primeira);
    relogio.agora = 20 * MINUTO + 1;
    expect(intencoes.chaveDe(ANOTAR)).not.toBe(primeira);
  });

  it('remembers few, the latest', () => {
    const { intencoes } = montar();
    const chaves = Array.from({ length: 21 }, (_, i) => intencoes.chaveDe(`POST /x ${i}`));
    expect(intencoes.chaveDe('POST /x 20')).toBe(chaves[20]);
    expect(intencoes.chaveDe('POST /x 1')).toBe(chaves[1]);
    expect(intencoes.chaveDe('POST /x 0')).not.toBe(chaves[0]);
  });
});

it('keys never meet', () => {
  const chaves = new Set(Array.from({ length: 1000 }, chaveNova));
  expect(chaves.size).toBe(1000);
  for (const chave of chaves) expect(chave).toMatch(/^[0-9a-f]{32}$/);
});
