import type { EntregaDoCodigo } from '@credito/domain/conta/entrega-do-codigo';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DicaDoCodigo } from './entrega-do-codigo.tsx';

const dica = (situacao: EntregaDoCodigo['situacao'] | null, depois?: string) =>
  renderToStaticMarkup(
    createElement(DicaDoCodigo, {
      entrega: situacao && { situacao, canal: 'sms' },
      canal: 'sms',
      destino: '(11) 98888-7777',
      ...(depois && { depois }),
    }),
  );

describe('devices 5: beside the field only what is known is said', () => {
  const como = 'um código de 6 números por SMS para (11) 98888-7777.';
  it.each([
    [null, `Estamos enviando ${como} Ele vale por 10 minutos.`],
    ['enviando', `Estamos enviando ${como} Ele vale por 10 minutos.`],
    ['enviado', `Enviamos ${como} Ele vale por 10 minutos.`],
    ['demorando', `Ainda não conseguimos enviar ${como}`],
    ['falhou', `Não conseguimos enviar ${como}`],
  ] as const)('of a code that is %s', (situacao, texto) => {
    expect(dica(situacao)).toBe(`<p>${texto}</p>`);
  });

  it('what a person agrees to is said whatever became of the code', () => {
    expect(dica('falhou', 'Ao confirmar, você aceita.')).toBe(
      `<p>Não conseguimos enviar ${como} Ao confirmar, você aceita.</p>`,
    );
  });
});
