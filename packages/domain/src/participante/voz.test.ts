import { describe, expect, it } from 'vitest';
import { passosVisiveis } from '../wizard/plano.ts';
import { planoDoParticipante } from './participante.plano.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';
import { planoNaVoz } from './voz.ts';

/** Guarantors who between them see every step that a guarantor can see. */
const FIADORES: readonly ContextoDoParticipante[] = [false, true].flatMap((fiadorConjuge) =>
  [{ estadoCivil: 'CASADO' }, { estadoCivil: 'DIVORCIADO', uniaoEstavel: 'S' }].map((respostas) => ({
    tipoPessoa: 'fiador' as const,
    hoje: '2026-11-28',
    exigencias: {
      exigeMatricula: true,
      exigeHistoricoEscolar: true,
      exigeComprovanteNotaEnem: true,
      declaracaoHipossuficiencia: true,
      exigeDocumentosGrupoFamiliar: true,
      exigeComprovanteRendaFamiliar: true,
      exigeNumeroMatricula: true,
      fiadorConjuge,
      semFiador: false,
      fiadorSolidario: true,
      tipoFiadorSolidario: null,
      habilitaMaisFiadores: true,
      analiseIes: false,
    },
    respostas: { dataNascimento: '1970-10-15', ...respostas },
    documentos: [],
    outras: [],
    cpfNoDocumento: false,
    cpfNoDocumentoDoConjuge: false,
    rendaMinimaCentavos: null,
  })),
);

const vistos = planoNaVoz('pelo-fiador').filter((passo) =>
  FIADORES.some((fiador) => passosVisiveis(planoDoParticipante, fiador).some(({ id }) => id === passo.id)),
);

/** "Seu" is only ever the guarantor; what belongs to whom, and who lives where, is never said of the reader. */
const falaDoLeitor = (texto: string) =>
  /\b(seus?|suas?)\b/i.test(texto.replace(/\bseu fiador\b/gi, '')) ||
  /(com você|você (mora|vive)|você tem)/i.test(texto);

describe('the voice of whoever fills in for the guarantor', () => {
  it.each(vistos.map((passo) => [passo.id, passo] as const))('%s speaks of the guarantor', (_, passo) => {
    const textos = [
      passo.titulo,
      passo.texto ?? '',
      ...passo.campos.flatMap(({ rotulo, dica, opcoes }) => [
        rotulo,
        dica ?? '',
        ...(opcoes ?? []).flatMap((opcao) => [opcao.rotulo, opcao.dica ?? '']),
      ]),
    ];
    expect(textos.filter(falaDoLeitor)).toEqual([]);
  });

  it('names the guarantor in every question', () => {
    expect(vistos.filter(({ titulo }) => !titulo.includes('seu fiador')).map(({ id }) => id)).toEqual([]);
  });

  it('calls the guarantor by name where it is known', () => {
    const comNome = planoNaVoz('pelo-fiador', 'Elisa').filter(({ id }) =>
      vistos.some((passo) => passo.id === id),
    );
    for (const { titulo, texto = '' } of comNome) {
      expect(titulo).toMatch(/Elisa/);
      expect(`${titulo} ${texto}`).not.toMatch(/fiador/i);
    }
    expect(comNome.find(({ id }) => id === 'endereco')?.titulo).toBe('Onde Elisa mora?');
  });

  it('asks the same things in the same order', () => {
    const essencial = (plano: typeof planoDoParticipante) =>
      plano.map(({ id, campos, schema }) => ({ id, campos: campos.map(({ nome }) => nome), schema }));
    expect(essencial(planoNaVoz('pelo-fiador'))).toEqual(essencial(planoDoParticipante));
    expect(planoNaVoz('da-pessoa')).toBe(planoDoParticipante);
  });

  it('never offers the data of the student whose device it is', () => {
    const oferecidos = vistos.flatMap(({ campos }) =>
      campos.filter(({ autocomplete }) => autocomplete !== 'off'),
    );
    expect(oferecidos).toEqual([]);
  });

  it('says whose identity document it asks for', () => {
    const ids = ['documentos-de-identidade', 'documento-do-cpf', 'selfie'];
    const rotulos = planoNaVoz('pelo-fiador')
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ documentos }) => documentos?.(FIADORES[0] as ContextoDoParticipante) ?? [])
      .map(({ rotulo }) => rotulo);
    expect(rotulos).toEqual(['RG ou CNH do seu fiador', 'CPF do seu fiador', 'Selfie do seu fiador']);
  });
});
