import { describe, expect, it } from 'vitest';
import { acaoFinalDosDados, type FatosDaProximaAcao, proximaAcao } from './proxima-acao.ts';

const FATOS: FatosDaProximaAcao = {
  total: 75,
  dadosComplementares: 100,
  semFiador: false,
  fiadores: { percentual: 0, fiador: null, fiador2: null },
  preencherFiador: null,
  faltaSoAceite: false,
  faltaAutorizacao: false,
};

describe('what the student does next', () => {
  it.each<[string, Partial<FatosDaProximaAcao>, string, string, string]>([
    [
      'own data are missing',
      { dadosComplementares: 40, total: 60 },
      'dados-pessoais',
      'Continuar de onde eu parei',
      '/dados-pessoais',
    ],
    ['no guarantor yet', {}, 'fiador', 'Continuar de onde eu parei', '/dados-pessoais-fiador'],
    [
      'the student is in the middle of the second guarantor',
      {
        preencherFiador: 'fiador2',
        fiadores: { percentual: 0, fiador: { percentual: 100 }, fiador2: { percentual: 66 } },
      },
      'fiador',
      'Continuar de onde eu parei',
      '/dados-pessoais-fiador/fiador2',
    ],
    [
      'an invited guarantor fills in',
      { fiadores: { percentual: 0, fiador: { percentual: 33 }, fiador2: null } },
      'aguardar-fiador',
      'Acompanhar o fiador',
      '/selecao-de-fiador',
    ],
    [
      'only the acceptance is missing',
      { total: 100, faltaSoAceite: true },
      'aguardar-aceite',
      'Acompanhar o aceite',
      '/aguardando-aceite',
    ],
    [
      "only the guardian's consent is missing",
      { total: 100, faltaAutorizacao: true },
      'aguardar-responsavel',
      'Acompanhar a autorização',
      '/status',
    ],
    ['everything is there', { total: 100 }, 'concluir', 'Conferir e enviar', '/solicitacao'],
    [
      'everything is there without guarantors',
      { total: 100, semFiador: true },
      'concluir',
      'Conferir e enviar',
      '/solicitacao',
    ],
  ])('when %s', (_, alteracoes, tipo, texto, pagina) => {
    expect(proximaAcao({ ...FATOS, ...alteracoes })).toEqual({ tipo, texto, pagina });
  });
});

describe('the button that ends the own data', () => {
  it.each<[string, Partial<FatosDaProximaAcao>, string, boolean]>([
    ['next stage, before any guarantor', {}, 'Próxima etapa', false],
    [
      'forward, when the guarantor is begun',
      {
        preencherFiador: 'fiador',
        fiadores: { percentual: 0, fiador: { percentual: 33 }, fiador2: null },
      },
      'Avançar',
      false,
    ],
    [
      'review, when the guarantor was told to fill in',
      { fiadores: { percentual: 0, fiador: { percentual: 0 }, fiador2: null } },
      'Revisar',
      false,
    ],
    ['conclude, at a hundred, with review beside it', { total: 100 }, 'Conferir e enviar', true],
  ])('says %s', (_, alteracoes, texto, revisar) => {
    expect(acaoFinalDosDados({ ...FATOS, ...alteracoes })).toMatchObject({ texto, revisar });
  });
});
