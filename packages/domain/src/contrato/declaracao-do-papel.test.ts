import { expect, it } from 'vitest';
import { declaracaoDoPapel } from './declaracao-do-papel.ts';
import { PAPEIS_DE_SIGNATARIO } from './signatarios.ts';

const TERMOS = { estudante: 'Ana Lima', fiador: 'Carlos Prado', totalCentavos: 5_606_400 };

it('says of a guarantee how much it is and until when, and of a spouse whose it is', () => {
  expect(declaracaoDoPapel('fiador', TERMOS)).toContain('56.064,00');
  expect(declaracaoDoPapel('fiador2', TERMOS)).toContain('até que a dívida seja paga por inteiro');
  expect(declaracaoDoPapel('conjuge-do-fiador', TERMOS)).toContain('Carlos Prado');
});

it('asks nothing more of whoever owes the contract or gives the credit', () => {
  const semNada = PAPEIS_DE_SIGNATARIO.filter((papel) => declaracaoDoPapel(papel, TERMOS) === null);
  expect(semNada).toEqual(['estudante', 'representante', 'testemunha']);
});
