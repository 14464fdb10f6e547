import { describe, expect, it } from 'vitest';
import { ErroDeInicio } from '../apps/server/src/erro-de-inicio.ts';
import { prepararDemonstracao, queixaDoFim } from './preparar-demonstracao.ts';

const FIM = { codigo: 0, sinal: null, temBase: true, parado: false } as const;
const MORTO = { codigo: null, sinal: 'SIGKILL' } as const;

describe('how the process that makes the demonstration ended', () => {
  it.each([
    ['well', FIM, null],
    ['because the server stops', { ...FIM, codigo: 1, temBase: false, parado: true }, null],
    ['cut off by the server that stops', { ...FIM, ...MORTO, parado: true }, null],
    ['with a failure, among the stories', { ...FIM, codigo: 1 }, /not complete.*code 1/],
    ['by a signal, among the stories', { ...FIM, ...MORTO }, /not complete.*SIGKILL/],
  ])('%s', (_, fim, queixa) => {
    if (queixa === null) expect(queixaDoFim(fim)).toBeNull();
    else expect(queixaDoFim(fim)).toMatch(queixa);
  });

  it.each([
    ['with a failure', { ...FIM, codigo: 1, temBase: false }],
    ['by a signal', { ...FIM, ...MORTO, temBase: false }],
  ])('%s and without catalogue and staff: the start ends with it', (_, fim) => {
    expect(() => queixaDoFim(fim)).toThrow(ErroDeInicio);
  });
});

it('a demonstration whose catalogue and staff cannot be made ends the start', async () => {
  const preparo = prepararDemonstracao({
    // Nobody listens there.
    url: 'postgresql://ninguem@127.0.0.1:1/nada',
    parada: new AbortController().signal,
    dizer: () => undefined,
  });
  await expect(preparo).rejects.toThrow(/no catalogue and no staff.*code 1/);
});
