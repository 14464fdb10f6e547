import { describe, expect, it } from 'vitest';
import { VISION_VAZIA } from '../documento/leitura-tipos.ts';
import { EXIGENCIAS_MINIMAS, exigenciasNoFio, lerExigencias } from '../instituicao/exigencias.ts';
import {
  contextoDoParticipante,
  dadosDoParticipante,
  outrasPessoas,
  type PessoaDaSolicitacao,
} from './contexto-do-participante.ts';

const ANA = { nome: 'Ana Lima', cpf: '52998224725', email: 'ana@exemplo.com.br', telefone: '11987650001' };
const PAULO = { nome: 'Paulo Reis', cpf: '15350946056', email: 'p@exemplo.com.br', telefone: '11987650002' };
const CASADO = { estadoCivil: 'CASADO', nomeConjuge: 'Beatriz Moura', emailConjuge: '' };

const pessoas: readonly PessoaDaSolicitacao[] = [
  { tipoPessoa: 'estudante', identidade: ANA, respostas: CASADO },
  {
    tipoPessoa: 'fiador',
    identidade: PAULO,
    respostas: CASADO,
    reservados: { daPessoa: ['cpf'], doConjuge: ['nome'] },
  },
  { tipoPessoa: 'fiador2', identidade: null, respostas: null },
];

describe('the others of a request', () => {
  it('are all but the person, each with a spouse, the own one too', () => {
    expect(outrasPessoas(pessoas, 'estudante')).toEqual([
      { papel: 'conjuge-estudante', nome: 'Beatriz Moura' },
      { papel: 'fiador', ...PAULO, reservados: ['cpf'] },
      { papel: 'conjuge-fiador', nome: 'Beatriz Moura', reservados: ['nome'] },
    ]);
  });

  it('leave out whom the reader knows nothing of, and the spouse of whoever has none now', () => {
    const solteira = { ...CASADO, estadoCivil: 'SOLTEIRO', uniaoEstavel: 'N' };
    const outras = outrasPessoas(
      [{ tipoPessoa: 'estudante', identidade: ANA, respostas: solteira }],
      'fiador',
    );
    expect(outras).toEqual([{ papel: 'estudante', ...ANA }]);
  });
});

describe('the facts of a person', () => {
  const dados = dadosDoParticipante(
    { cpf: ANA.cpf, estadoCivilSemRegime: 'CASADO' },
    { ...ANA, nomeMae: 'Helena Lima' },
    [
      {
        tipoDocumento: 'RG',
        indice: 0,
        tipoRenda: null,
        rejeitado: false,
        leitura: {
          ...VISION_VAZIA,
          cpf: { valor: PAULO.cpf, confianca: 1 },
          mae: { valor: 'Helena Lima', confianca: 1 },
        },
      },
      { tipoDocumento: 'CARTEIRA_CONJUGE', indice: 0, tipoRenda: null, rejeitado: true, leitura: null },
    ],
  );

  it('say what the documents show', () => {
    expect(dados).toMatchObject({
      cpfNoDocumento: true,
      cpfNoDocumentoDoConjuge: false,
      cpfDoDocumentoDoConjuge: null,
      camposLidos: ['nomeMae'],
      cpfDivergente: PAULO.cpf,
      estadoCivilSemRegime: 'CASADO',
    });
    expect(dados.documentos[0]).toEqual({
      tipoDocumento: 'RG',
      indice: 0,
      tipoRenda: null,
      rejeitado: false,
    });
  });

  it('are one context with those of the request', () => {
    const fatos = { hoje: '2026-11-27', exigencias: EXIGENCIAS_MINIMAS, rendaMinimaCentavos: 1, pessoas };
    const { pessoas: _, ...daSolicitacao } = fatos;
    expect(contextoDoParticipante('fiador', dados, fatos)).toEqual({
      tipoPessoa: 'fiador',
      ...daSolicitacao,
      ...dados,
      outras: outrasPessoas(pessoas, 'fiador'),
    });
  });
});

it('requirements travel as SIM and NAO and come back as they were', () => {
  const exigencias = {
    ...EXIGENCIAS_MINIMAS,
    semFiador: true,
    habilitaMaisFiadores: true,
    tipoFiadorSolidario: 'C',
  };
  const noFio = exigenciasNoFio(exigencias);
  expect(noFio).toMatchObject({
    universidade: { semFiador: 'SIM', fiadorConjuge: 'NAO', tipoFiadorSolidario: 'C' },
    curso: { habilitaMaisFiadores: 'SIM' },
    bolsa: { analiseIes: 'NAO' },
  });
  expect(lerExigencias(noFio)).toEqual(exigencias);
});
