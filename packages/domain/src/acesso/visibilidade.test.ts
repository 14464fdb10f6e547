import { describe, expect, it } from 'vitest';
import { PAPEIS_DE_OPERADOR } from './permissoes.ts';
import { nomeDaEquipe, podeVerSolicitacao, veDadosDasPessoas } from './visibilidade.ts';

const deles = { instituicaoId: 7, concluida: true };
const deOutra = { instituicaoId: 8, concluida: true };
const rascunho = { instituicaoId: 7, concluida: false };

describe('visibilidade na gestão', () => {
  it.each([
    ['analista', null, [true, true, false]],
    ['instituicao', 7, [true, false, false]],
    ['instituicao', null, [false, false, false]],
    ['suporte', null, [true, true, true]],
    ['administrador', null, [false, false, false]],
  ] as const)('%s of institution %s sees own, other and draft: %j', (papel, instituicaoId, esperado) => {
    expect(
      [deles, deOutra, rascunho].map((vista) => podeVerSolicitacao({ papel, instituicaoId }, vista)),
    ).toEqual(esperado);
  });

  it('shows documents and incomes of people to analysts only', () => {
    expect(PAPEIS_DE_OPERADOR.filter(veDadosDasPessoas)).toEqual(['analista']);
  });

  it('tells an institution the first names of the team only', () => {
    for (const papel of PAPEIS_DE_OPERADOR)
      expect(nomeDaEquipe(papel, 'Tainá Vargas')).toBe(papel === 'instituicao' ? 'Tainá' : 'Tainá Vargas');
  });
});
