import { describe, expect, it } from 'vitest';
import { ESTADOS, type Sigla } from '../solicitacao/estados.ts';
import { oQueFazer, quemAgeAgora } from './o-que-fazer.ts';
import { proximaAcao } from './proxima-acao.ts';
import { type FiadorNaVez, parteDosFiadores, type VezDosFiadores } from './vez-dos-fiadores.ts';

type Fiador = Omit<FiadorNaVez, 'tipoPessoa'>;

const SITUACOES: readonly Fiador[] = (['pessoa', 'estudante'] as const).flatMap((preenchidoPor) =>
  [true, false].flatMap((aceitou) => [true, false].map((completo) => ({ preenchidoPor, aceitou, completo }))),
);
const emPalavras = ({ preenchidoPor, aceitou, completo }: Fiador) =>
  `${preenchidoPor === 'pessoa' ? 'invited' : 'filled in by the student'}, ${aceitou ? '' : 'not '}accepted, ${completo ? '' : 'in'}complete`;

/** Of one guarantor, told in words and not computed. */
const DE_UM: Readonly<Record<string, VezDosFiadores>> = {
  'invited, accepted, complete': 'pronta',
  'invited, accepted, incomplete': 'fiador',
  'invited, not accepted, complete': 'aceite',
  'invited, not accepted, incomplete': 'fiador',
  'filled in by the student, accepted, complete': 'pronta',
  // Whoever accepts first goes on alone: the student sees the answers no more (fidelity D4).
  'filled in by the student, accepted, incomplete': 'fiador',
  'filled in by the student, not accepted, complete': 'aceite',
  'filled in by the student, not accepted, incomplete': 'estudante',
};

/** Of two, the first of these (fidelity D5). */
const ORDEM: readonly VezDosFiadores[] = ['estudante', 'fiador', 'aceite', 'pronta'];

const pares = SITUACOES.flatMap((um) => SITUACOES.map((dois) => ({ um, dois })));
const nomeados = pares.map((par) => ({ ...par, nome: `${emPalavras(par.um)}; ${emPalavras(par.dois)}` }));

const parte = (...fiadores: readonly Fiador[]) =>
  parteDosFiadores(
    fiadores.map((fiador, posicao) => ({ ...fiador, tipoPessoa: posicao === 0 ? 'fiador' : 'fiador2' })),
  );

function vezDoEstudante(sigla: Sigla, vezDosFiadores: VezDosFiadores) {
  const fatos = {
    sigla,
    statusSolicitacao: ESTADOS[sigla].statusSolicitacao[0],
    semFiador: false,
    dadosCompletos: sigla !== 'PDBE' && sigla !== 'PDC',
    vezDosFiadores,
    porConcluir: [],
    faltaAutorizacao: false,
    correcaoEspera: false,
    esperaRegime: false,
  };
  return { quem: quemAgeAgora(fatos), oQue: oQueFazer(fatos, 'estudante') };
}

describe('whose turn the guarantors’ part is', () => {
  it('is the student’s while nobody is named', () => {
    expect(parte()).toEqual({ vez: 'indicar', preencher: null });
  });

  it.each(SITUACOES.map((um) => ({ um, nome: emPalavras(um) })))('of one: $nome', ({ um, nome }) => {
    expect(parte(um).vez).toBe(DE_UM[nome]);
  });

  it.each(nomeados)('of two: $nome', ({ um, dois }) => {
    const vezes = [DE_UM[emPalavras(um)], DE_UM[emPalavras(dois)]];
    const { vez, preencher } = parte(um, dois);
    expect(vez).toBe(ORDEM.find((possivel) => vezes.includes(possivel)));
    const doEstudante = ['fiador', 'fiador2'][vezes.indexOf('estudante')] ?? null;
    expect(preencher).toBe(doEstudante);
  });

  it.each(nomeados)('the button, the turn and the sentence agree: $nome', ({ um, dois }) => {
    const { vez, preencher } = parte(um, dois);
    const acao = proximaAcao({
      total: vez === 'pronta' ? 100 : 75,
      dadosComplementares: 100,
      semFiador: false,
      fiadores: {
        percentual: 0,
        fiador: { percentual: um.completo ? 100 : 33 },
        fiador2: { percentual: dois.completo ? 100 : 0 },
      },
      preencherFiador: preencher,
      faltaSoAceite: vez === 'aceite',
      faltaAutorizacao: false,
    });
    const { quem, oQue } = vezDoEstudante('PDBF', vez);
    expect(['fiador', 'concluir'].includes(acao.tipo)).toBe(quem === 'estudante');
    expect(/^(Lembre|Peça)/.test(oQue ?? '')).toBe(quem === 'fiador');
    if (preencher) expect(acao.pagina).toBe(`/dados-pessoais-fiador/${preencher}`);
  });

  it.each(Object.keys(ESTADOS) as Sigla[])('decides only while guarantors are filled in: %s', (sigla) => {
    const vezes = ORDEM.map((vez) => vezDoEstudante(sigla, vez).quem);
    if (sigla === 'PDBF') expect(vezes).toEqual(['estudante', 'fiador', 'fiador', 'estudante']);
    else expect(new Set(vezes)).toEqual(new Set([ESTADOS[sigla].responsavel]));
  });
});
