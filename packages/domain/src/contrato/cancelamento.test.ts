import { describe, expect, it } from 'vitest';
import { avisoDeContratoAnterior, fimDoContrato, mensagemDoCancelamento } from './cancelamento.ts';
import type { CodigoDoContrato } from './estados.ts';
import type { CausaDoCancelamento } from './prazo.ts';

const cancelado = (causa: CausaDoCancelamento, vindoDe: CodigoDoContrato) => ({
  causa,
  vindoDe,
  prazo: '2027-02-10',
  jaRecuperado: false,
  em: '2027-02-11',
});
const HOJE = '2027-02-12';

describe('a cancelled contract', () => {
  it.each([
    ['recusa', 'DPR', 'Quem não quis assinar', 'Quem não quis assinar'],
    ['desistencia', 'REC', 'Você', 'O estudante'],
    ['curso', 'APR', 'O portal, com o fim do curso', 'O portal, com o fim do curso'],
    ['provedor', 'REP', 'A nossa equipe de contratos', 'A nossa equipe de contratos'],
  ] as const)('by %s in %s says who it was and when, to each reader', (causa, vindoDe, estudante, fiador) => {
    const fatos = cancelado(causa, vindoDe);
    expect(fimDoContrato(fatos, 'estudante', HOJE).quem).toBe(`${estudante}, em 11/02/2027`);
    expect(fimDoContrato(fatos, 'fiador', HOJE).quem).toBe(`${fiador}, em 11/02/2027`);
  });

  it.each([
    [{ nome: 'Elisa', voce: false }, 'Elisa', 'Elisa'],
    [{ nome: 'Elisa', voce: true }, 'você', 'Você'],
    [null, 'uma das pessoas', null],
  ] as const)('by a refusal names %j, who reads about themself', (quemRecusou, noMeio, noComeco) => {
    const fatos = { ...cancelado('recusa', 'DPR'), quemRecusou };
    for (const leitor of ['estudante', 'fiador'] as const) {
      expect(mensagemDoCancelamento(fatos, leitor, HOJE)).toBe(
        `O contrato foi cancelado porque ${noMeio} não quis assinar.`,
      );
      expect(fimDoContrato(fatos, leitor, HOJE).quem).toBe(
        noComeco === null
          ? 'Quem não quis assinar, em 11/02/2027'
          : `${noComeco}, que não quis assinar, em 11/02/2027`,
      );
    }
  });

  it('by the deadline names the one day that was the last, however late the night came', () => {
    const fatos = { ...cancelado('prazo', 'VIS'), em: '2027-02-12' };
    for (const leitor of ['estudante', 'fiador'] as const)
      expect(fimDoContrato(fatos, leitor, HOJE).quem).toBe('O portal, porque o prazo terminou em 10/02/2027');
  });

  it('tells the student of a debt only where something was paid', () => {
    const segue = (vindoDe: CodigoDoContrato) =>
      fimDoContrato(cancelado('desistencia', vindoDe), 'estudante', HOJE).segue.join(' ');
    expect(segue('EFE')).toContain('volta a ser devido por você, sem taxa');
    for (const vindoDe of ['VIS', 'RIE', 'EFU', 'ASS', 'REC', 'APR'] as const)
      expect(segue(vindoDe)).toContain('você não deve nada');
  });

  it('promises no other contract where the course is over', () => {
    const { segue } = fimDoContrato(cancelado('curso', 'APR'), 'estudante', HOJE);
    expect(segue.join(' ')).toContain('você não deve nada');
    expect(segue.join(' ')).not.toContain('outro contrato');
  });

  it.each(['prazo', 'desistencia', 'recusa'] as const)(
    'by %s offers nothing that the end of the course has taken away',
    (causa) => {
      const fatos = { ...cancelado(causa, 'DPR'), cursoTerminou: true };
      const { segue } = fimDoContrato(fatos, 'estudante', HOJE);
      expect(segue.at(-1)).toBe(
        'O curso terminou: não há outro contrato a preparar. Os que já valem continuam.',
      );
      expect(mensagemDoCancelamento(fatos, 'estudante', HOJE)).not.toContain('recuperar');
      expect(avisoDeContratoAnterior(fatos, HOJE)).not.toContain('recuperá-lo');
    },
  );

  it('offers the recovery to the student alone', () => {
    const fatos = cancelado('prazo', 'DPR');
    expect(mensagemDoCancelamento(fatos, 'estudante', HOJE)).toMatch(/ainda dá tempo de recuperar/);
    expect(fimDoContrato(fatos, 'estudante', HOJE).segue).toHaveLength(1);
    expect(mensagemDoCancelamento(fatos, 'fiador', HOJE)).toMatch(/prazo de assinatura terminou/);
  });

  it('says to whoever guarantees it until when the student may still recover it, and nothing of another contract', () => {
    const segue = (hoje: string) => fimDoContrato(cancelado('prazo', 'DPR'), 'fiador', hoje).segue.join(' ');
    expect(segue('2027-02-17')).toContain('ainda pode recuperar o contrato até 17/02/2027');
    expect(segue('2027-02-17')).not.toContain('outro contrato');
    expect(segue('2027-02-18')).toBe(
      'Por ele você não garante nada. Se houver outro contrato com a sua garantia, avisamos você.',
    );
  });

  it.each([
    ['REC', 'Por ele você não garante nada.'],
    ['EFE', 'Por ele você não garante mais nada.'],
  ] as const)('frees whoever guaranteed it in %s', (vindoDe, frase) => {
    expect(fimDoContrato(cancelado('desistencia', vindoDe), 'fiador', HOJE).segue).toContain(frase);
  });

  it('is told to whoever would generate another one, with the recovery that is still open', () => {
    const aviso = (causa: 'prazo' | 'recusa') =>
      avisoDeContratoAnterior({ ...cancelado(causa, 'DPR'), em: HOJE }, HOJE);
    expect(aviso('recusa')).toMatch(/alguém não quis assinar em \d{2}\/\d{2}\/\d{4}\.$/);
    expect(aviso('prazo')).toContain('ainda pode recuperá-lo até');
  });
});
