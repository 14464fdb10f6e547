import { describe, expect, it } from 'vitest';
import { ESTADOS_CIVIS } from '../participante/estado-civil.ts';
import { REGIMES_DE_BENS, ROTULO_DO_REGIME } from './regime-de-bens.ts';
import {
  type FiadorQueAssina,
  PAPEIS_DE_SIGNATARIO,
  signatariosDoContrato,
  TIPO_NO_FIO,
} from './signatarios.ts';

const HOJE = '2027-02-10';
const ADULTO = { nascimento: '2005-01-01', emancipado: false };
const SOLTEIRO: FiadorQueAssina = { estadoCivil: 'SOLTEIRO', uniaoEstavel: false, separacaoAverbada: false };
const CONFIGURACAO = { companheiroAssina: true, testemunhas: 0 } as const;

const papeis = (
  fiadores: readonly FiadorQueAssina[],
  estudante = ADULTO,
  configuracao: Parameters<typeof signatariosDoContrato>[1] = CONFIGURACAO,
) => signatariosDoContrato({ estudante, fiadores }, configuracao, HOJE).map(({ papel }) => papel);

/** Every marital status, regime, union and annotation that a guarantor may have. */
const FIADORES: readonly FiadorQueAssina[] = ESTADOS_CIVIS.flatMap((estadoCivil) =>
  [undefined, ...REGIMES_DE_BENS].flatMap((regime) =>
    [false, true].flatMap((uniaoEstavel) =>
      [false, true].map((separacaoAverbada) => ({ estadoCivil, regime, uniaoEstavel, separacaoAverbada })),
    ),
  ),
);

describe('who signs', () => {
  it('the student and the provider always do', () => {
    expect(papeis([])).toEqual(['estudante', 'representante']);
  });

  it.each([
    ['the day before the 18th birthday', '2009-02-11', false, true],
    ['the 18th birthday', '2009-02-10', false, false],
    ['17 and emancipated', '2009-06-01', true, false],
    ['born on 29 February, on 28 February of the year', '2009-03-01', false, true],
  ])('a guardian for whoever is a minor on the day of signing: %s', (_, nascimento, emancipado, assina) => {
    expect(papeis([], { nascimento, emancipado }).includes('responsavel')).toBe(assina);
  });

  it('the spouse, unless the agreed separation exempts them; not knowing counts as having to sign', () => {
    for (const fiador of FIADORES) {
      const casado =
        fiador.estadoCivil === 'CASADO' || (fiador.estadoCivil === 'SEPARADO' && !fiador.separacaoAverbada);
      const esperado = casado ? fiador.regime !== 'SEPARACAO_CONVENCIONAL' : fiador.uniaoEstavel;
      expect(papeis([fiador]).includes('conjuge-do-fiador'), JSON.stringify(fiador)).toBe(esperado);
    }
  });

  it('the partner of a union only where the setting asks for it, the married spouse in any case', () => {
    const semCompanheiro = { companheiroAssina: false, testemunhas: 0 } as const;
    expect(papeis([{ ...SOLTEIRO, uniaoEstavel: true }], ADULTO, semCompanheiro)).not.toContain(
      'conjuge-do-fiador',
    );
    expect(papeis([{ ...SOLTEIRO, estadoCivil: 'CASADO' }], ADULTO, semCompanheiro)).toContain(
      'conjuge-do-fiador',
    );
  });

  it('two guarantors with their spouses, and witnesses, in groups that follow each other', () => {
    const casado: FiadorQueAssina = { ...SOLTEIRO, estadoCivil: 'CASADO', regime: 'NAO_SEI' };
    const signatarios = signatariosDoContrato(
      { estudante: { nascimento: '2010-01-01', emancipado: false }, fiadores: [casado, casado] },
      { companheiroAssina: true, testemunhas: 2 },
      HOJE,
    );
    expect(signatarios.map(({ papel, grupo }) => `${grupo} ${papel}`)).toEqual([
      '1 estudante',
      '1 responsavel',
      '2 fiador',
      '2 conjuge-do-fiador',
      '2 fiador2',
      '2 conjuge-do-fiador2',
      '3 representante',
      '3 testemunha',
      '3 testemunha',
    ]);
  });

  it('has the words of the calls for every part', () => {
    expect(new Set(PAPEIS_DE_SIGNATARIO.map((papel) => TIPO_NO_FIO[papel]))).toEqual(
      new Set([
        'contractor',
        'legal guardian',
        'surety',
        'guarantor spouse',
        'legal representative',
        'witness',
      ]),
    );
    expect(REGIMES_DE_BENS.map((regime) => ROTULO_DO_REGIME[regime])).not.toContain(undefined);
  });
});
