import { describe, expect, it } from 'vitest';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { documentosFaltando, passosVisiveis } from '../wizard/plano.ts';
import { gruposRecusados } from './grupos.ts';
import { type FatosDasPendencias, perguntaDosComprovantes, planoDasPendencias } from './pendencias.plano.ts';

/** Everything was given; the months 1 and 3 of six were refused. */
const fiador: ContextoDoParticipante = {
  tipoPessoa: 'fiador',
  hoje: '2026-11-27',
  respostas: {
    nome: 'Paulo Reis',
    cpf: '39053344705',
    dataNascimento: '1980-01-01',
    numeroCarteiraIdentidade: '1234567',
    dataExpedicao: '2020-01-01',
    cep: '01310100',
    endereco: 'Rua Chile',
    numero: '1',
    bairro: 'Centro',
    cidade: 'Salvador',
    uf: 'BA',
    estadoCivil: 'SOLTEIRO',
    uniaoEstavel: 'N',
    rendaCentavos: 500_000,
    profissaoId: 1,
    tiposDeRenda: ['P'],
  },
  documentos: [
    ...(['RG', 'CPF', 'SELFIE', 'RESIDENCIA'] as const).map((tipoDocumento) => ({
      tipoDocumento,
      indice: 0,
    })),
    ...[0, 1, 2, 3, 4, 5].map((indice) => ({ tipoDocumento: 'PRODUTOR_RURAL' as const, indice })),
  ].map((documento) => ({
    ...documento,
    tipoRenda: null,
    rejeitado: documento.tipoDocumento === 'PRODUTOR_RURAL' && [1, 3].includes(documento.indice),
  })),
  exigencias: {} as ContextoDoParticipante['exigencias'],
  outras: [],
  cpfNoDocumento: true,
  cpfNoDocumentoDoConjuge: false,
  rendaMinimaCentavos: null,
};

const grupos = gruposRecusados(
  [1, 3].map((indice) => ({
    id: String(indice),
    tipoPessoa: 'fiador',
    tipoDocumento: 'PRODUTOR_RURAL',
    indice,
    motivos: ['Cortado.'],
    respondido: false,
    paginas: 1,
    enviadoEm: '2026-11-10',
  })),
);

const fatos: FatosDasPendencias = {
  nome: 'Paulo Reis',
  grupos,
  dadosACorrigir: false,
  rendaACorrigir: true,
  rendaRecusada: true,
  abertos: new Set(),
};

const passos = (mudancas: Partial<FatosDasPendencias> = {}, respostas: Record<string, unknown> = {}) =>
  passosVisiveis(planoDasPendencias({ ...fatos, ...mudancas }), {
    ...fiador,
    respostas: { ...fiador.respostas, ...respostas },
  }).map(({ id }) => id);

describe('planoDasPendencias', () => {
  it('sending again the refused months, and nothing else', () => {
    expect(passos({}, { modoDaRenda: 'reenviar' })).toEqual([
      'como-resolver-a-renda',
      'reenvio-produtor-rural',
      'enviar',
    ]);
  });

  it('other proofs take the place of the refused ones', () => {
    expect(passos({}, { modoDaRenda: 'alterar', tiposDeRenda: ['A'] })).toEqual([
      'como-resolver-a-renda',
      'novos-comprovantes',
      'comprovantes-de-renda',
      'enviar',
    ]);
  });

  it('an income that does not reach asks for more proofs without any refused one', () => {
    expect(passos({ grupos: [], rendaRecusada: false }, { modoDaRenda: 'incluir' })).toEqual([
      'como-resolver-a-renda',
      'novos-comprovantes',
      'enviar',
    ]);
  });

  it('data to correct come first, and what they make necessary follows', () => {
    expect(
      passos(
        { grupos: [], rendaACorrigir: false, dadosACorrigir: true },
        {
          estadoCivil: 'VIUVO',
        },
      ),
    ).toEqual(['dados-pessoais-da-pendencia', 'documentos-do-estado-civil', 'enviar']);
  });

  it('a step that was open stays after its file arrived', () => {
    expect(
      passos({ grupos: [], rendaACorrigir: false, abertos: new Set(['comprovante-de-residencia']) }),
    ).toContain('comprovante-de-residencia');
  });

  it('goes on only with new files for all refused months', () => {
    const reenvio = planoDasPendencias(fatos).find(({ id }) => id === 'reenvio-produtor-rural');
    const comNovos = (novos: number[]) => ({
      ...fiador,
      documentos: fiador.documentos.map((documento) => ({
        ...documento,
        rejeitado: documento.rejeitado && !novos.includes(documento.indice),
      })),
    });
    const faltam = (novos: number[]) =>
      reenvio && documentosFaltando(reenvio, comNovos(novos)).map(({ indiceInicial }) => indiceInicial);
    expect([faltam([]), faltam([1]), faltam([1, 3])]).toEqual([[1, 3], [3], []]);
  });
});

it('asks for the proofs of an amount', () => {
  expect(perguntaDosComprovantes(500_000)).toBe(
    'Quais comprovantes de renda irá nos enviar para compor os R$ 5.000,00?',
  );
});
