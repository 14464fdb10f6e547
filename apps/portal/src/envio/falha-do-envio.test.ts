import { ErroDeApi } from '@credito/api/cliente';
import { expect, it } from 'vitest';
import { GrandeDemais, lerFalha } from './falha-do-envio.ts';
import { ArquivoIlegivel } from './ler-conteudo.ts';

const inteiro = { envioId: null };
const emPartes = { envioId: 'e1' };
const erro = (status: number) => new ErroDeApi(status, 'Não deu.', null);

it.each([
  ['no network', erro(0), inteiro, { passageiro: true, repetivel: true, definitiva: false, expirou: false }],
  [
    'an ended session',
    erro(401),
    inteiro,
    { passageiro: true, repetivel: true, definitiva: false, expirou: false },
  ],
  [
    'a server that fails',
    erro(503),
    inteiro,
    { passageiro: true, repetivel: true, definitiva: false, expirou: false },
  ],
  [
    'too much at once',
    erro(429),
    inteiro,
    { passageiro: false, repetivel: true, definitiva: false, expirou: false },
  ],
  [
    'parts that expired',
    erro(404),
    emPartes,
    { passageiro: false, repetivel: true, definitiva: false, expirou: true },
  ],
  [
    'a missing request',
    erro(404),
    inteiro,
    { passageiro: false, repetivel: false, definitiva: true, expirou: false },
  ],
  [
    'a refused file',
    erro(422),
    emPartes,
    { passageiro: false, repetivel: false, definitiva: true, expirou: false },
  ],
  [
    'too many bytes',
    new GrandeDemais(),
    inteiro,
    { passageiro: false, repetivel: false, definitiva: true, expirou: false },
  ],
  [
    'no bytes to read',
    new ArquivoIlegivel(),
    inteiro,
    { passageiro: false, repetivel: false, definitiva: true, expirou: false },
  ],
])('%s', (_, falha, pendente, { passageiro, repetivel, ...resto }) => {
  const lida = lerFalha(falha, pendente);
  expect(lida).toMatchObject(resto);
  expect(lida.estado).toMatchObject({ tipo: 'erro', passageiro, repetivel });
});

it('only what the server said may differ from what the screen shows', () => {
  expect(lerFalha(erro(422), inteiro).mudouLa).toBe(true);
  expect(lerFalha(new GrandeDemais(), inteiro).mudouLa).toBe(false);
});
