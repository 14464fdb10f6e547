import { describe, expect, it } from 'vitest';
import { colunaDe, lerLinhaDaMatricula } from './matriculas.ts';

describe('a line of the enrolment spreadsheet', () => {
  it.each([
    [{ protocolo: '202612345678' }, { protocolo: '202612345678', acao: 'aprovarIes', motivos: [] }],
    [
      { protocolo: ' 2026.1234-5678 ', resultado: 'CONFIRMADA' },
      { protocolo: '202612345678', acao: 'aprovarIes' },
    ],
    [
      { protocolo: '="202612345678"', resultado: 'Lista de espera' },
      { protocolo: '202612345678', acao: 'colocarEmListaDeEspera' },
    ],
    [
      { protocolo: '2026', resultado: 'não', motivo: 'sem vaga no programa' },
      { acao: 'reprovarIes', motivos: [{ codigo: 'SEM_VAGA' }] },
    ],
    [
      { protocolo: '2026', resultado: 'Recusada', motivo: 'Trancou a matrícula em maio' },
      { motivos: [{ codigo: 'OUTRO', texto: 'Trancou a matrícula em maio' }] },
    ],
  ])('%j is read', (celulas, linha) => {
    expect(lerLinhaDaMatricula(celulas)).toMatchObject({ ok: true, linha });
  });

  it.each([
    [{}, /Falta o protocolo/],
    [{ protocolo: '2,02612E+11' }, /abreviou o protocolo/],
    [{ protocolo: '=HYPERLINK("x")' }, /não é um número válido/],
    [{ protocolo: '12' }, /não é um número válido/],
    [{ protocolo: '2026', resultado: 'talvez' }, /“confirmada”, “espera” ou “recusada”/],
    [{ protocolo: '2026', resultado: 'recusada' }, /escreva o motivo/],
    [{ protocolo: '2026', resultado: 'recusada', motivo: 'curto' }, /escreva o motivo/],
  ])('%j is refused', (celulas, mensagem) => {
    const lida = lerLinhaDaMatricula(celulas);
    expect(lida).toMatchObject({ ok: false, mensagem: expect.stringMatching(mensagem) });
  });

  it.each([
    ['Protocolo', 'protocolo'],
    [' PROTOCOLO ', 'protocolo'],
    ['Motivo', 'motivo'],
    ['Nome', null],
  ])('has a column %j', (titulo, coluna) => {
    expect(colunaDe(titulo)).toBe(coluna);
  });
});
