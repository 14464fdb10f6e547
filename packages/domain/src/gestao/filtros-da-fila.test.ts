import { expect, it } from 'vitest';
import { filtrosNoEndereco, lerFiltros, SEM_FILTRO } from './filtros-da-fila.ts';

it.each([
  ['', SEM_FILTRO],
  ['com=livres', { ...SEM_FILTRO, atribuicao: 'livres' }],
  [
    'com=minhas&situacao=risco&instituicao=12&prazo=hoje',
    { atribuicao: 'minhas', filtro: 'risco', prazo: 'hoje', instituicaoId: 12 },
  ],
  ['prazo=ontem', SEM_FILTRO],
  ['com=alheias&situacao=inventada&instituicao=serra', SEM_FILTRO],
  ['situacao=espera', SEM_FILTRO],
  ['instituicao=-3', SEM_FILTRO],
  ['instituicao=9999999999', SEM_FILTRO],
])('the address %j of an analyst queue filters by %j', (endereco, esperado) => {
  expect(lerFiltros('PADC', endereco)).toEqual(esperado);
});

it('what is written into an address is what is read from it', () => {
  for (const endereco of [
    '',
    'com=minhas&situacao=corrigidas&instituicao=7',
    'situacao=a-confirmar&prazo=sete-dias',
  ])
    expect(filtrosNoEndereco(lerFiltros('PAF', endereco))).toBe(endereco);
});
