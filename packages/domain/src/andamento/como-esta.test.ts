import { describe, expect, it } from 'vitest';
import { type CorrecaoNaTela, comoEsta, type FatosDaTela } from './como-esta.ts';

const ELISA = { nome: 'Elisa Prado Araújo', percentual: 33, aceitou: true, porConcluir: false };
const LAURO = { nome: 'Lauro Lemos Falcão', percentual: 100, aceitou: true, porConcluir: false };

const FATOS: FatosDaTela = {
  siglaStatusCadastro: 'PDBF',
  statusSolicitacao: 'PENDENTE_DADOS_BASICOS_FIADOR',
  exibicao: 'pendente',
  corrigivel: false,
  correcaoEspera: false,
  rotulo: 'Falta a parte do seu fiador.',
  documentosRejeitados: [],
  regimeDe: null,
  recusaDoFiador: null,
  autorizacaoDoResponsavel: null,
  total: 75,
  dadosComplementares: 100,
  semFiador: false,
  fiadores: { percentual: 0, fiador: null, fiador2: null },
  preencherFiador: null,
  faltaSoAceite: false,
  faltaAutorizacao: false,
};

const DEVOLVIDA: Partial<FatosDaTela> = {
  siglaStatusCadastro: 'RDC',
  exibicao: 'reprovada',
  corrigivel: true,
  rotulo: 'A análise pediu correções nos seus dados. Corrija para continuar.',
};

const estudante = (pendencias: number, reprovado = true) =>
  ({ tipoPessoa: 'estudante', nome: 'Ana Lima', pendencias, reprovado }) as const;
const fiador = (nome: string) => ({ tipoPessoa: 'fiador', nome, pendencias: 1, reprovado: true }) as const;

const correcao = (alteracoes: Partial<CorrecaoNaTela>): CorrecaoNaTela => ({
  completa: false,
  correcao: null,
  pessoas: [],
  ...alteracoes,
});

/** Situation, tone and word, sentence, verb and where it leads. */
const CASOS: ReadonlyArray<
  [string, Partial<FatosDaTela>, CorrecaoNaTela | null, string, string, string, string | null]
> = [
  [
    'own data are missing',
    { dadosComplementares: 40, rotulo: 'Faltam dados e documentos seus.' },
    null,
    'suaVez Sua vez',
    'Faltam dados e documentos seus',
    'Continuar os meus dados',
    '/dados-pessoais',
  ],
  [
    'nobody is named',
    {},
    null,
    'suaVez Sua vez',
    'Falta indicar o seu fiador',
    'Indicar fiador',
    '/dados-pessoais-fiador',
  ],
  [
    'who was invited refused',
    { recusaDoFiador: { nome: 'Inês Rocha' } },
    null,
    'suaVez Sua vez',
    'Inês não vai garantir: falta outro fiador',
    'Indicar outro fiador',
    '/dados-pessoais-fiador',
  ],
  [
    'a guarantor fills in',
    { fiadores: { percentual: 0, fiador: ELISA, fiador2: null } },
    null,
    'espera Aguardando',
    'Falta a parte de Elisa',
    'Lembrar Elisa',
    '/lembrete-fiador/fiador',
  ],
  [
    'only the second one fills in',
    { fiadores: { percentual: 0, fiador: LAURO, fiador2: ELISA } },
    null,
    'espera Aguardando',
    'Falta a parte de Elisa',
    'Lembrar Elisa',
    '/lembrete-fiador/fiador2',
  ],
  [
    'only an acceptance is missing',
    {
      total: 100,
      faltaSoAceite: true,
      fiadores: { percentual: 100, fiador: { ...LAURO, aceitou: false }, fiador2: null },
    },
    null,
    'espera Aguardando',
    'Falta Lauro aceitar',
    'Lembrar Lauro',
    '/lembrete-fiador/fiador',
  ],
  [
    "only the guardian's consent is missing",
    { total: 100, faltaAutorizacao: true, autorizacaoDoResponsavel: { nome: 'Cecília Prado Reis' } },
    null,
    'espera Aguardando',
    'Só falta Cecília autorizar',
    '',
    '',
  ],
  [
    'everything is there',
    { total: 100 },
    null,
    'suaVez Sua vez',
    'Está tudo pronto para enviar',
    'Conferir e enviar',
    '/solicitacao',
  ],
  [
    'two documents were refused',
    { ...DEVOLVIDA, documentosRejeitados: [1, 2] },
    correcao({ pessoas: [estudante(2)] }),
    'suaVez Falta corrigir',
    'Falta corrigir 2 documentos',
    'Corrigir agora',
    '/pendencias',
  ],
  [
    'only answers are asked about',
    DEVOLVIDA,
    correcao({ pessoas: [estudante(1)] }),
    'suaVez Falta corrigir',
    'Falta corrigir os seus dados',
    'Corrigir agora',
    '/pendencias',
  ],
  [
    'the correction is done, and names a guardian who has not agreed',
    { ...DEVOLVIDA, faltaAutorizacao: true, autorizacaoDoResponsavel: { nome: 'Cecília Prado Reis' } },
    correcao({ completa: true, correcao: { enviadaEm: null }, pessoas: [estudante(0)] }),
    'espera Aguardando',
    'Só falta Cecília autorizar',
    '',
    '',
  ],
  [
    'the correction is done and not sent',
    DEVOLVIDA,
    correcao({ completa: true, correcao: { enviadaEm: null }, pessoas: [estudante(0)] }),
    'suaVez Falta enviar',
    'A sua correção está pronta: falta só enviar',
    'Enviar correções',
    null,
  ],
  [
    'the guarantor was refused',
    { ...DEVOLVIDA, siglaStatusCadastro: 'RAF', fiadores: { percentual: 100, fiador: LAURO, fiador2: null } },
    correcao({ pessoas: [estudante(0, false), fiador(LAURO.nome)] }),
    'espera Aguardando',
    'Falta Lauro corrigir',
    'Lembrar Lauro',
    '/lembrete-fiador/fiador',
  ],
  [
    'the refused guarantor is gone',
    { ...DEVOLVIDA, siglaStatusCadastro: 'RAF' },
    correcao({ pessoas: [estudante(0, false)] }),
    'suaVez Sua vez',
    'Falta indicar o seu fiador',
    'Indicar fiador',
    '/dados-pessoais-fiador',
  ],
];

describe('how a request is shown', () => {
  it('19.1: in a correction the guarantor who sent all and did not say so is named, with a reminder', () => {
    const semAviso = { ...LAURO, porConcluir: true };
    const espera = (fiador2: FatosDaTela['fiadores']['fiador2']) =>
      comoEsta({
        ...FATOS,
        ...DEVOLVIDA,
        correcaoEspera: true,
        fiadores: { percentual: 100, fiador: semAviso, fiador2 },
      });
    expect(espera(null)).toMatchObject({
      frase: 'Falta Lauro avisar que terminou',
      quem: LAURO.nome,
      ato: { texto: 'Lembrar Lauro', pagina: '/lembrete-fiador/fiador' },
    });
    expect(espera({ ...LAURO, nome: 'Inês Rocha', porConcluir: true }).frase).toBe(
      'Falta Lauro e Inês avisarem que terminaram',
    );
    expect(espera(ELISA)).toMatchObject({ frase: 'Falta a parte de Elisa', quem: ELISA.nome });
  });

  it.each(CASOS)('%s', (_, fatos, resumo, etiqueta, frase, texto, pagina) => {
    const como = comoEsta({ ...FATOS, ...fatos }, resumo);
    expect(`${como.tom} ${como.palavra}`).toBe(etiqueta);
    expect(como.frase).toBe(frase);
    if (texto === '') expect(como.ato).toBeNull();
    else
      expect(como.ato).toMatchObject(
        pagina === null ? { tipo: 'enviar-correcoes', texto } : { texto, pagina },
      );
  });

  it('names in full who acts, and offers another guarantor beside the reminder', () => {
    const como = comoEsta({ ...FATOS, fiadores: { percentual: 0, fiador: ELISA, fiador2: null } });
    expect(como).toMatchObject({ quem: 'Elisa Prado Araújo', outro: { texto: 'Trocar de fiador' } });
  });

  it('is red for what is final alone, and waits while an appeal is heard', () => {
    const final = { exibicao: 'reprovada', siglaStatusCadastro: 'REP', rotulo: 'Não foi aprovada.' } as const;
    expect(comoEsta({ ...FATOS, ...final, statusSolicitacao: 'REPROVADO' })).toMatchObject({
      tom: 'erro',
      frase: 'Não foi aprovada',
    });
    expect(comoEsta({ ...FATOS, ...final, statusSolicitacao: 'REPROVADO_EM_RECURSO' }).tom).toBe('espera');
    for (const [, fatos, resumo] of CASOS)
      expect(comoEsta({ ...FATOS, ...fatos }, resumo).tom).not.toBe('erro');
  });

  describe('approved', () => {
    const APROVADA = { ...FATOS, exibicao: 'aprovada', siglaStatusCadastro: 'A' } as const;
    const contrato = (recuperavel: boolean) => ({
      id: 7,
      mensagem: 'O contrato foi cancelado.',
      recuperavel,
    });

    it('names the guarantor whose answer the contract waits for', () => {
      expect(comoEsta(APROVADA)).toMatchObject({ quem: 'Nossa equipe, que prepara o contrato' });
      expect(comoEsta({ ...APROVADA, regimeDe: 'Ubaldo Reis' })).toMatchObject({ quem: 'Ubaldo Reis' });
    });

    it('congratulates nobody on a contract that was cancelled', () => {
      expect(comoEsta(APROVADA, null, contrato(false))).toMatchObject({
        tom: 'neutro',
        palavra: 'Contrato cancelado',
        frase: 'O contrato foi cancelado',
        quem: null,
        ato: { texto: 'Ver o que aconteceu', pagina: '/contratos/7' },
      });
      expect(comoEsta(APROVADA, null, contrato(true))).toMatchObject({
        tom: 'suaVez',
        quem: 'Você',
        ato: { texto: 'Recuperar o contrato', pagina: '/contratos/7' },
      });
    });
  });
});
