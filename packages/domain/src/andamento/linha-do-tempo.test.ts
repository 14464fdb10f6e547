import { describe, expect, it } from 'vitest';
import { prazoDaResposta } from '../recurso/recurso.ts';
import { ESTADOS, SIGLAS, type Sigla } from '../solicitacao/estados.ts';
import { formatarData } from '../tempo/data.ts';
import { somarDiasUteis } from '../tempo/dias-uteis.ts';
import { duracaoEmPalavras, esperaDaEtapa, fimDaEspera, prazoEmPalavras, textoDaEspera } from './espera.ts';
import { type AcontecimentoDaLinha, type FatosDaLinha, linhaDoTempo } from './linha-do-tempo.ts';
import type { Leitor } from './situacao.ts';

const HORA = 3_600_000;
const SEXTA = new Date('2026-11-27T15:00:00Z');
const DEPOIS = new Date('2026-11-27T16:08:00Z');
const LEITORES: readonly Leitor[] = ['estudante', 'fiador', 'analista'];

const evento = (
  acao: AcontecimentoDaLinha['acao'],
  sigla: Sigla,
  siglaAnterior: Sigla | null,
  resto: Partial<AcontecimentoDaLinha> = {},
): AcontecimentoDaLinha => ({
  id: `${acao}-${sigla}`,
  em: SEXTA,
  acao,
  ator: 'estudante',
  sigla,
  siglaAnterior,
  motivos: [],
  ...resto,
});

const fatos = (sigla: Sigla, resto: Partial<FatosDaLinha> = {}): FatosDaLinha => ({
  sigla,
  statusSolicitacao: ESTADOS[sigla].statusSolicitacao[0],
  semFiador: false,
  analiseIes: true,
  dadosCompletos: true,
  vezDosFiadores: 'fiador',
  porConcluir: [],
  faltaAutorizacao: false,
  correcaoEspera: false,
  esperaRegime: false,
  desde: SEXTA,
  dadosProntosEm: null,
  fiadoresProntosEm: null,
  acontecimentos: [evento('criar', 'PDBE', null)],
  esperas: { PAIES: { tipo: 'promessa', diasUteis: 1 }, PADC: { tipo: 'promessa', diasUteis: 1 } },
  posicaoNaLista: null,
  temContrato: false,
  contratoCanceladoEm: null,
  minhaParte: null,
  ...resto,
});

describe('The expected time', () => {
  it('is the promise below thirty cases and measured from thirty on', () => {
    const duracoes = Array.from({ length: 30 }, (_, posicao) => (posicao + 1) * HORA);
    expect(esperaDaEtapa(duracoes.slice(1), 1)).toEqual({ tipo: 'promessa', diasUteis: 1 });
    expect(esperaDaEtapa(duracoes, 1)).toEqual({
      tipo: 'medida',
      medianaMs: 15 * HORA,
      p90Ms: 27 * HORA,
      casos: 30,
    });
  });

  it.each([
    [{ tipo: 'promessa', diasUteis: 1 } as const, 'Até 1 dia útil'],
    [{ tipo: 'promessa', diasUteis: 3 } as const, 'Até 3 dias úteis'],
    [
      { tipo: 'medida', medianaMs: 20 * HORA, p90Ms: 60 * HORA, casos: 50 } as const,
      'Metade fica pronta em até 20 horas; 9 em cada 10, em até 3 dias',
    ],
    [
      { tipo: 'medida', medianaMs: 1, p90Ms: 2, casos: 50 } as const,
      'Quase todas ficam prontas em até 1 hora',
    ],
  ])('%j is said in words', (espera, texto) => {
    expect(textoDaEspera(espera)).toBe(texto);
  });

  it.each([
    [0, '1 hora'],
    [HORA + 1, '2 horas'],
    [47 * HORA, '47 horas'],
    [48 * HORA, '2 dias'],
    [49 * HORA, '3 dias'],
  ])('%i ms is rounded up', (ms, texto) => {
    expect(duracaoEmPalavras(ms)).toBe(texto);
  });

  it.each([
    [null, 'Até 1 dia útil'],
    [new Date('2026-11-30T15:00:00Z'), 'Até 1 dia útil (30/11/2026)'],
    [
      new Date('2026-11-26T15:00:00Z'),
      'Está demorando mais do que o previsto. Avisaremos assim que houver novidade',
    ],
  ])('until %s it is said with its day, or as late', (ate, texto) => {
    expect(prazoEmPalavras('Até 1 dia útil', ate, SEXTA)).toBe(texto);
  });

  it('a promise skips the weekend', () => {
    expect(fimDaEspera({ tipo: 'promessa', diasUteis: 1 }, SEXTA).toISOString()).toBe(
      '2026-11-30T15:00:00.000Z',
    );
    expect(somarDiasUteis(SEXTA, 6).toISOString()).toBe('2026-12-07T15:00:00.000Z');
    expect(somarDiasUteis(new Date('2026-11-28T02:00:00Z'), 1).toISOString()).toBe(
      '2026-12-01T02:00:00.000Z',
    );
  });
});

describe('The timeline', () => {
  it.each(SIGLAS.flatMap((sigla) => LEITORES.map((leitor) => [sigla, leitor] as const)))(
    '%s tells %s who acts now, or that it is over',
    (sigla, leitor) => {
      const { agora, marcos } = linhaDoTempo(fatos(sigla), leitor);
      const acabou = ESTADOS[sigla].responsavel === 'ninguem';
      expect(agora === null).toBe(acabou);
      expect(marcos.filter(({ estado }) => estado === 'atual')).toHaveLength(acabou ? 0 : 1);
      expect(marcos.every(({ titulo }) => titulo.length > 0)).toBe(true);
      if (ESTADOS[sigla].natureza === 'final')
        expect(marcos.some(({ estado }) => estado === 'futuro')).toBe(false);
      else expect(marcos.at(-1)).toMatchObject({ titulo: 'Resultado', estado: 'futuro' });
    },
  );

  it('says until when an analysis lasts, and since when', () => {
    expect(linhaDoTempo(fatos('PADC'), 'estudante').agora).toMatchObject({
      quem: 'Nossa equipe de análise',
      desde: SEXTA,
      ate: new Date('2026-11-30T15:00:00.000Z'),
      prazo: 'Até 1 dia útil',
    });
  });

  it('asks for a correction only while it is missing', () => {
    const acontecimentos = [
      evento('devolverDadosComplementares', 'RDC', 'PADC', { id: 'a' }),
      evento('concluirCorrecao', 'PADC', 'RDC', { id: 'b' }),
      evento('devolverDadosComplementares', 'RDC', 'PADC', { id: 'c' }),
    ];
    const estados = (sigla: Sigla, quantos: number) =>
      linhaDoTempo(fatos(sigla, { acontecimentos: acontecimentos.slice(0, quantos) }), 'estudante')
        .marcos.filter(({ id }) => 'abc'.includes(id))
        .map(({ estado }) => estado);
    expect(estados('RDC', 1)).toEqual(['devolvido']);
    expect(estados('PADC', 2)).toEqual(['feito', 'feito']);
    expect(estados('RDC', 3)).toEqual(['feito', 'feito', 'devolvido']);
  });

  it('promises nothing in the name of the institution, and says what was measured of it', () => {
    expect(linhaDoTempo(fatos('PAIES'), 'estudante').agora).toMatchObject({ prazo: null, ate: null });
    const hora = 3_600_000;
    const medida = { tipo: 'medida', medianaMs: 9 * hora, p90Ms: 9 * hora, casos: 30 } as const;
    expect(linhaDoTempo(fatos('PAIES', { esperas: { PAIES: medida } }), 'estudante').agora).toMatchObject({
      prazo: 'Quase todas ficam prontas em até 9 horas',
    });
  });

  it('the waiting list promises no date, and gives the place when it is known', () => {
    const naLista = { statusSolicitacao: 'LISTA_ESPERA_IES', posicaoNaLista: 3 } as const;
    expect(linhaDoTempo(fatos('PAIES', naLista), 'estudante').agora).toMatchObject({
      titulo: 'Na lista de espera da instituição de ensino, em 3º lugar',
      ate: null,
      prazo: 'Sem data marcada',
    });
  });

  it.each([
    ['nobody was invited', { vezDosFiadores: 'indicar' }, 'estudante'],
    ['the guarantor fills in', {}, 'fiador'],
    ['the student fills in for them', { vezDosFiadores: 'estudante' }, 'estudante'],
    ['only the acceptance is missing', { vezDosFiadores: 'aceite' }, 'fiador'],
    ['everything is there', { vezDosFiadores: 'pronta' }, 'estudante'],
  ] as const)('with the guarantor: %s', (_, resto, responsavel) => {
    expect(linhaDoTempo(fatos('PDBF', resto), 'estudante').agora?.responsavel).toBe(responsavel);
  });

  it.each<[string, Sigla, Partial<FatosDaLinha>, string, string]>([
    [
      'no guarantor is asked for',
      'PDC',
      { semFiador: true },
      'Está tudo preenchido. Falta enviar para análise.',
      'Está tudo preenchido. Falta o estudante enviar para análise.',
    ],
    [
      'something is missing',
      'PDC',
      { semFiador: true, dadosCompletos: false },
      'Faltam dados e documentos seus.',
      'O estudante ainda está preenchendo a solicitação.',
    ],
    [
      'a guardian is waited for',
      'PDC',
      { semFiador: true, faltaAutorizacao: true },
      'Está tudo preenchido. Falta a autorização do seu responsável legal.',
      'Está tudo preenchido. Aguardando uma etapa do estudante.',
    ],
    [
      'the guarantor did everything',
      'PDBF',
      { vezDosFiadores: 'pronta' },
      'Está tudo preenchido. Falta enviar para análise.',
      'Está tudo preenchido. Falta o estudante enviar para análise.',
    ],
    [
      'nobody was invited',
      'PDBF',
      { vezDosFiadores: 'indicar' },
      'Falta indicar o seu fiador.',
      'A solicitação ainda não foi enviada.',
    ],
    [
      'only the acceptance is missing',
      'PDBF',
      { vezDosFiadores: 'aceite' },
      'Falta o aceite do seu fiador.',
      'Falta o aceite da fiança.',
    ],
    [
      'the guarantor fills in',
      'PDBF',
      {},
      'Falta a parte do seu fiador.',
      'A solicitação ainda não foi enviada.',
    ],
  ])('while filling in it says what is really missing: %s', (_, sigla, resto, estudante, fiador) => {
    const titulo = (leitor: Leitor) => linhaDoTempo(fatos(sigla, resto), leitor).agora?.titulo;
    expect([titulo('estudante'), titulo('fiador')]).toEqual([estudante, fiador]);
  });

  it('the turn began with what somebody did last while they fill in, with the state afterwards', () => {
    const depois = new Date(SEXTA.getTime() + HORA);
    const acontecimentos = [
      evento('criar', 'PDBE', null),
      evento('fiador.saiu', 'PDBF', null, { em: depois }),
    ];
    const desde = (sigla: Sigla) => linhaDoTempo(fatos(sigla, { acontecimentos }), 'estudante').agora?.desde;
    expect(desde('PDBF')).toEqual(depois);
    expect(desde('PADC')).toEqual(SEXTA);
  });

  it.each<[string, Sigla, Partial<FatosDaLinha>, string, string]>([
    [
      'their part is missing while the student fills in',
      'PDC',
      { minhaParte: 'falta' },
      'Você',
      'Falta a sua parte.',
    ],
    [
      'theirs is done, the other one’s is not',
      'PDBF',
      { minhaParte: 'pronta' },
      'O outro fiador',
      'A sua parte está pronta. Falta a do outro fiador.',
    ],
    [
      'only the student is missing',
      'PDBF',
      { minhaParte: 'pronta', vezDosFiadores: 'pronta' },
      'O estudante',
      'Está tudo preenchido. Falta o estudante enviar para análise.',
    ],
    [
      'the other one corrects',
      'RAF',
      { minhaParte: 'pronta' },
      'Outra pessoa da solicitação',
      'A sua parte está pronta. A solicitação espera por outra pessoa.',
    ],
    ['they are named for a correction', 'RAF', { minhaParte: 'aceitar' }, 'Você', 'Falta o seu aceite.'],
    ['they correct', 'RAF', {}, 'Você', 'A análise pediu correções nos seus dados. Corrija para continuar.'],
    ['they came with a correction', 'RAF', { minhaParte: 'falta' }, 'Você', 'Falta a sua parte.'],
    [
      'they came with a correction and are done',
      'RDC',
      { minhaParte: 'avisar', correcaoEspera: true },
      'Você',
      'A sua parte está pronta. Falta avisar que você terminou.',
    ],
    [
      'the contract waits for their answer',
      'A',
      { minhaParte: 'regime-de-bens', esperaRegime: true },
      'Você',
      'Falta uma resposta sua para o contrato.',
    ],
    [
      'the contract waits for the other one’s answer',
      'A',
      { minhaParte: 'pronta', esperaRegime: true },
      'O outro fiador',
      'A sua parte está pronta. Falta a do outro fiador.',
    ],
    [
      'their pact is missing, and nobody waits for it',
      'A',
      { minhaParte: 'pacto-antenupcial' },
      'Você',
      'Falta o seu pacto antenupcial.',
    ],
    [
      'an appeal waits',
      'RIES',
      { minhaParte: 'pronta', statusSolicitacao: 'REPROVADO_IES_EM_RECURSO' },
      'Nossa equipe de análise',
      'O estudante pediu a revisão da decisão, que está em análise.',
    ],
  ])('one guarantor reads whose turn it is: %s', (_, sigla, resto, quem, titulo) => {
    const { agora, marcos } = linhaDoTempo(fatos(sigla, resto), 'fiador');
    expect(agora).toMatchObject({ quem, titulo });
    expect(marcos.find(({ estado }) => estado === 'atual')).toMatchObject({ quem, titulo });
  });

  it('an approved request that waits for a guarantor’s property regime says so to everybody', () => {
    const agora = (leitor: Leitor, esperaRegime: boolean) =>
      linhaDoTempo(fatos('A', { esperaRegime }), leitor).agora;
    expect(agora('estudante', true)).toMatchObject({
      quem: 'O seu fiador',
      titulo: 'A sua solicitação foi aprovada. Falta uma resposta do seu fiador para o contrato.',
    });
    expect(agora('analista', true)?.quem).toBe('Fiador');
    expect(agora('estudante', false)?.quem).toBe('Nossa equipe, que prepara o contrato');
  });

  it.each(['estudante', 'fiador', 'analista'] as const)(
    'an approved request whose contract there is, or was, waits for nobody: %s',
    (leitor) => {
      const { agora, marcos } = linhaDoTempo(fatos('A', { temContrato: true }), leitor);
      expect(agora).toBeNull();
      expect(marcos.at(-1)).toMatchObject({ titulo: 'Solicitação aprovada', estado: 'feito', em: SEXTA });
      expect(
        linhaDoTempo(fatos('A', { temContrato: true, esperaRegime: true }), leitor).agora,
      ).not.toBeNull();
    },
  );

  it('ends with the contract that was cancelled, and sends nobody on from there', () => {
    const { marcos } = linhaDoTempo(
      fatos('A', { temContrato: true, contratoCanceladoEm: DEPOIS }),
      'estudante',
    );
    expect(marcos.at(-2)).toMatchObject({ titulo: 'Solicitação aprovada', detalhes: [] });
    expect(marcos.at(-1)).toMatchObject({ titulo: 'Contrato cancelado', estado: 'recusado', em: DEPOIS });
  });

  it('19.1: names the guarantor who sent everything and did not say so', () => {
    const oQue = (sigla: Sigla, porConcluir: string[]) =>
      linhaDoTempo(
        fatos(sigla, { vezDosFiadores: 'pronta', correcaoEspera: sigla === 'RDC', porConcluir }),
        'estudante',
      ).agora?.oQueFazer;
    expect(oQue('PDBF', ['Elisa'])).toBe(
      'Elisa já mandou tudo, mas não avisou que terminou: pergunte antes de enviar. Confira tudo e envie a solicitação para análise.',
    );
    expect(oQue('PDBF', ['Elisa', 'Lauro'])).toMatch(/^Elisa e Lauro já mandaram tudo/);
    expect(oQue('PDBF', [])).toBe('Confira tudo e envie a solicitação para análise.');
    expect(oQue('RDC', ['Elisa'])).toMatch(/^Falta só Elisa avisar que terminou/);
    expect(oQue('RDC', ['Elisa', 'Lauro'])).toMatch(/^Falta só Elisa e Lauro avisarem que terminaram/);
  });

  it('a correction of the student that is done waits for the guarantor', () => {
    const agora = (leitor: Leitor) => linhaDoTempo(fatos('RDC', { correcaoEspera: true }), leitor).agora;
    expect(agora('estudante')).toMatchObject({
      quem: 'O seu fiador',
      titulo: 'A sua correção está pronta. Falta a parte do seu fiador.',
    });
    expect(agora('analista')?.quem).toBe('Fiador');
  });

  it.each([
    ['PDC', { semFiador: true, dadosProntosEm: DEPOIS }, DEPOIS],
    ['PDC', { semFiador: true, dadosProntosEm: null, dadosCompletos: false }, SEXTA],
    ['PDBF', { vezDosFiadores: 'aceite', fiadoresProntosEm: DEPOIS }, DEPOIS],
    ['PADC', { semFiador: true, dadosProntosEm: DEPOIS }, SEXTA],
  ] as const)('%s with %j: what is complete is so since its last part arrived', (sigla, resto, desde) => {
    expect(linhaDoTempo(fatos(sigla, resto), 'estudante').agora?.desde).toEqual(desde);
  });

  it('a guardian is waited for since the link left', () => {
    const acontecimentos = [
      evento('criar', 'PDBE', null),
      evento('responsavel.pedido', 'PDC', null, { em: DEPOIS, ator: 'sistema' }),
    ];
    const resto = { semFiador: true, faltaAutorizacao: true, dadosProntosEm: SEXTA, acontecimentos };
    const linha = linhaDoTempo(fatos('PDC', resto), 'estudante');
    expect(linha.agora).toMatchObject({ quem: 'O seu responsável legal', desde: DEPOIS });
    expect(linha.marcos.map(({ titulo }) => titulo)).toContain('Autorização pedida ao seu responsável legal');
  });

  it.each<[string, Sigla, Partial<FatosDaLinha>, readonly string[]]>([
    [
      'before it is handed in',
      'PDC',
      { dadosProntosEm: DEPOIS },
      ['Solicitação iniciada', 'Dados básicos preenchidos', 'Seus dados e documentos completos'],
    ],
    [
      'afterwards, at the moment of the sending',
      'PADC',
      { dadosProntosEm: DEPOIS },
      [
        'Solicitação iniciada',
        'Dados básicos preenchidos',
        'Seus dados e documentos completos',
        'Solicitação enviada para análise',
      ],
    ],
    ['while something is missing', 'PDC', {}, ['Solicitação iniciada', 'Dados básicos preenchidos']],
    [
      'with a guarantor, whose turn already says so',
      'PDBF',
      { dadosProntosEm: DEPOIS, semFiador: false },
      ['Solicitação iniciada', 'Dados básicos preenchidos'],
    ],
  ])('what the student owes is told complete without a guarantor too: %s', (_, sigla, resto, titulos) => {
    const acontecimentos = [
      evento('criar', 'PDBE', null),
      evento('atualizarPreenchimento', 'PDC', 'PDBE'),
      ...(sigla === 'PADC' ? [evento('concluir', 'PADC', 'PDC', { em: DEPOIS })] : []),
    ];
    const linha = linhaDoTempo(fatos(sigla, { semFiador: true, acontecimentos, ...resto }), 'estudante');
    expect(linha.marcos.flatMap(({ titulo, estado }) => (estado === 'feito' ? [titulo] : []))).toEqual(
      titulos,
    );
  });

  it.each(LEITORES)('an appeal is answered until the day that its card names, for %s', (leitor) => {
    const emRecurso = fatos('REP', { statusSolicitacao: 'REPROVADO_EM_RECURSO' });
    const { agora } = linhaDoTempo(emRecurso, leitor);
    expect(agora).toMatchObject({ prazo: 'Até 15 dias', ate: new Date('2026-12-13T02:59:59.999Z') });
    expect(prazoEmPalavras(agora?.prazo ?? '', agora?.ate ?? null, SEXTA)).toBe(
      `Até 15 dias (${formatarData(prazoDaResposta(SEXTA))})`,
    );
  });

  it('waiting for a guardian is the guardian’s turn', () => {
    const quem = (resto: Partial<FatosDaLinha>) =>
      (['estudante', 'fiador', 'analista'] as const).map(
        (leitor) => linhaDoTempo(fatos('PDC', { semFiador: true, ...resto }), leitor).agora?.quem,
      );
    expect(quem({ faltaAutorizacao: true })).toEqual([
      'O seu responsável legal',
      'O estudante',
      'Responsável legal',
    ]);
    expect(quem({ faltaAutorizacao: true, dadosCompletos: false })[0]).toBe('Você');
  });

  it('also of a correction that names another guardian, and only once the rest is there', () => {
    const vez = (resto: Partial<FatosDaLinha>) =>
      linhaDoTempo(fatos('RDC', { faltaAutorizacao: true, ...resto }), 'estudante').agora;
    expect(vez({})).toMatchObject({
      quem: 'O seu responsável legal',
      titulo: 'A sua correção está pronta. Falta a autorização do seu responsável legal.',
      oQueFazer: expect.stringMatching(/autorize a solicitação\. Depois, envie a correção\.$/),
    });
    expect(vez({ dadosCompletos: false })?.quem).toBe('Você');
    expect(vez({ correcaoEspera: true })?.titulo).toMatch(/Falta a parte do seu fiador/);
  });

  it('who refused an invitation never was a guarantor', () => {
    const acontecimentos = [evento('fiador.recusou', 'PDBF', null, { fiador: 'Inês', ator: 'fiador' })];
    const linha = linhaDoTempo(fatos('PDBF', { vezDosFiadores: 'indicar', acontecimentos }), 'estudante');
    expect(linha.marcos[0]).toMatchObject({ titulo: 'Inês recusou o convite', estado: 'recusado' });
  });

  it('a step back while filling in is shown to the staff alone', () => {
    const acontecimentos = [evento('atualizarPreenchimento', 'PDC', 'PDBF')];
    const feitos = (leitor: Leitor) =>
      linhaDoTempo(fatos('PDC', { acontecimentos }), leitor).marcos.filter(
        ({ estado }) => estado === 'feito',
      );
    expect(feitos('estudante')).toEqual([]);
    expect(feitos('fiador')).toEqual([]);
    expect(feitos('analista')).toHaveLength(1);
  });

  it('a correction shows the analysis to which it returns', () => {
    const futuros = (sigla: Sigla) =>
      linhaDoTempo(fatos(sigla), 'estudante').marcos.flatMap(({ titulo, estado }) =>
        estado === 'futuro' ? [titulo] : [],
      );
    expect(futuros('RDC')).toEqual(['Análise dos seus dados', 'Análise do fiador', 'Resultado']);
    expect(futuros('RAF')).toEqual(['Análise do fiador', 'Resultado']);
  });

  it('names a guarantor to the student, and speaks to the guarantor directly', () => {
    const acontecimentos = [evento('fiador.aceitou', 'PDBF', null, { ator: 'fiador', fiador: 'Elisa' })];
    const titulo = (leitor: Leitor) =>
      linhaDoTempo(fatos('PDBF', { acontecimentos }), leitor).marcos[0]?.titulo;
    expect(titulo('estudante')).toBe('Elisa aceitou o convite');
    expect(titulo('fiador')).toBe('Você aceitou o convite');
    expect(titulo('analista')).toBe('Aceite do fiador: Elisa');
  });
});
