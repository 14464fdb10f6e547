import { describe, expect, it } from 'vitest';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { documentosFaltando, passosVisiveis } from '../wizard/plano.ts';
import { gruposRecusados } from './grupos.ts';
import { type FatosDasPendencias, planoDasPendencias } from './pendencias.plano.ts';

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
  pedidos: [],
  faltam: [],
  reverDados: false,
  dissolveuUniao: false,
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
      'renda',
      'novos-comprovantes',
      'comprovantes-de-renda',
      'enviar',
    ]);
  });

  it('a refused proof of the type that stays is asked for again, not taken for sent (fidelity D2)', () => {
    const contexto = {
      ...fiador,
      respostas: { ...fiador.respostas, modoDaRenda: 'alterar', tiposDeRenda: ['P'] },
    };
    const passo = passosVisiveis(planoDasPendencias(fatos), contexto).find(
      ({ id }) => id === 'comprovantes-de-renda',
    );
    expect(passo && documentosFaltando(passo, contexto)).toHaveLength(1);
  });

  it('an income that does not reach asks for more proofs without any refused one', () => {
    expect(passos({ grupos: [], rendaRecusada: false }, { modoDaRenda: 'incluir' })).toEqual([
      'como-resolver-a-renda',
      'renda',
      'novos-comprovantes',
      'comprovantes-de-renda',
      'enviar',
    ]);
  });

  it('where no proof was refused, “alterar” exchanges what was sent (fidelity X7)', () => {
    const opcoes = planoDasPendencias({ ...fatos, rendaRecusada: false }).find(
      ({ id }) => id === 'como-resolver-a-renda',
    )?.campos[0]?.opcoes;
    expect(opcoes?.map(({ valor, dica }) => [valor, dica])).toEqual([
      ['alterar', 'Troca os comprovantes que você já enviou por um de outro tipo.'],
      ['incluir', expect.stringContaining('acrescenta outros')],
    ]);
  });

  it('answers that the analysis named come up, and no page about others (fidelity X1)', () => {
    const nada = { grupos: [], rendaACorrigir: false, dadosACorrigir: true };
    expect(passos({ ...nada, pedidos: ['dados-pessoais-do-fiador', 'renda'] })).toEqual([
      'renda',
      'dados-pessoais-do-fiador',
      'enviar',
    ]);
    expect(passos({ ...nada, pedidos: ['endereco'] })).toEqual(['dados-pessoais-da-pendencia', 'enviar']);
  });

  it('any answer can be looked at, whatever was refused', () => {
    expect(passos({ reverDados: true }, { modoDaRenda: 'reenviar' })[0]).toBe('dados-pessoais-da-pendencia');
    expect(passos({ abertos: new Set(['dados-pessoais-do-fiador']) })).toContain('dados-pessoais-do-fiador');
  });

  it('a document that is missing has a place of its own, beside what was sent (fidelity X2)', () => {
    const plano = planoDasPendencias({
      ...fatos,
      grupos: [],
      rendaACorrigir: false,
      faltam: [{ tipoDocumento: 'RESIDENCIA', indice: 1 }],
    });
    const passo = passosVisiveis(plano, fiador).find(({ id }) => id === 'falta-residencia');
    expect(passo?.titulo).toBe('Envie o que falta: Comprovante de residência');
    expect(passo && documentosFaltando(passo, fiador)).toHaveLength(1);
    const enviado = { tipoDocumento: 'RESIDENCIA', indice: 1, tipoRenda: null, rejeitado: false } as const;
    expect(
      passo && documentosFaltando(passo, { ...fiador, documentos: [...fiador.documentos, enviado] }),
    ).toEqual([]);
  });

  it('the end of a stable union may be proven, and need not (fidelity M1)', () => {
    const plano = planoDasPendencias({ ...fatos, grupos: [], rendaACorrigir: false, dissolveuUniao: true });
    const passo = passosVisiveis(plano, fiador).find(({ id }) => id === 'fim-da-uniao-estavel');
    expect(passo?.documentos?.(fiador)).toMatchObject([
      { tipoDocumento: 'DISSOLUCAO_UNIAO_ESTAVEL', opcional: true },
    ]);
  });

  it('the end of a stable union follows the answer that tells of it, in the plan that asked for it (fidelity M1)', () => {
    const visiveis = (dissolveuUniao: boolean) =>
      passosVisiveis(planoDasPendencias({ ...fatos, grupos: [], rendaACorrigir: false }), {
        ...fiador,
        respostas: { ...fiador.respostas, dissolveuUniao },
      }).map(({ id }) => id);
    expect(visiveis(true)).toContain('fim-da-uniao-estavel');
    expect(visiveis(false)).not.toContain('fim-da-uniao-estavel');
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
