import { naAba } from '@credito/ui/aparelho/gaveta';
import { afterEach, describe, expect, it } from 'vitest';
import { lerCodigoPedido } from './codigo-guardado.ts';

const AGORA = Date.parse('2026-03-10T15:00:00Z');
const CHAVE = 'codigo-pedido-telefone';
const INTEIRO = {
  dono: 'c0ffee00-0000-4000-8000-000000000001',
  destino: '11988887777',
  canal: 'sms',
  em: AGORA - 60_000,
  reenviarEm: AGORA - 27_000,
};
const { canal: _, ...SEM_CANAL } = INTEIRO;

afterEach(() => naAba.apagar(CHAVE));

describe('devices 5: a code that the tab remembers', () => {
  it.each([
    ['as it was kept', JSON.stringify(INTEIRO), INTEIRO],
    ['never, from a build that did not keep the channel', JSON.stringify(SEM_CANAL), null],
    ['never, by a channel that does not exist', JSON.stringify({ ...INTEIRO, canal: 'fax' }), null],
    ['never, when it is no longer good', JSON.stringify({ ...INTEIRO, em: INTEIRO.em - 540_000 }), null],
    ['never, when it cannot be read', '{"dono', null],
  ])('is read %s', (_caso, guardado, lido) => {
    naAba.guardar(CHAVE, guardado);
    expect(lerCodigoPedido(CHAVE, AGORA)).toEqual(lido);
  });

  it('is none where nothing was kept', () => expect(lerCodigoPedido(CHAVE, AGORA)).toBeNull());
});
