import { expect, it } from 'vitest';
import { recusaDoDia } from './dia-do-pedido.ts';
import type { PedidoDeAlteracao } from './pedido.ts';

const FATOS = { ultimoMes: '2028-12-01', hoje: '2026-12-01' };
const TERMINA = { campo: 'desde', mensagem: 'O contrato diz que o curso termina em dezembro de 2028.' };
const suspensao = (desde?: string): PedidoDeAlteracao => ({
  especie: 'suspensao',
  semestres: 1,
  ...(desde === undefined ? {} : { desde }),
});
const transferencia = (desde: string): PedidoDeAlteracao => ({
  especie: 'transferencia',
  instituicao: 'Universidade Aurora',
  curso: 'Arquitetura',
  desde,
  mensalidadeCentavos: 90_000,
  percentual: 50,
});

it.each([
  ['stops from this month on', suspensao('2026-12-31'), null],
  [
    'not from a month before',
    suspensao('2026-11-30'),
    { campo: 'desde', mensagem: 'O curso pode parar a partir deste mês.' },
  ],
  ['stops in its last month', suspensao('2028-12-31'), null],
  ['not after its end', suspensao('2029-01-01'), TERMINA],
  ['says no day, as before it was asked', suspensao(), null],
  ['was changed some months ago', transferencia('2026-08-10'), null],
  ['is changed in its last month', transferencia('2028-12-31'), null],
  ['is not changed after its end', transferencia('2029-01-01'), TERMINA],
  ['of another kind has no such day', { especie: 'prorrogacao', semestres: 1 } as const, null],
])('a course %s', (_, pedido, recusa) => {
  expect(recusaDoDia(pedido, FATOS)).toEqual(recusa);
});
