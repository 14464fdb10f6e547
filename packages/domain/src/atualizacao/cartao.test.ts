import { describe, expect, it } from 'vitest';
import { antesDaRenovacao, cartaoDaAtualizacao, elegibilidade, type FatosDoCartao } from './cartao.ts';
import type { EstadoDaAtualizacao, SituacaoDoBloco } from './estados.ts';
import type { Periodo } from './periodo.ts';
import { faltaParaRenovar, linhasDaRenovacao, quemAgeNaAtualizacao, termosAConfirmar } from './renovacao.ts';

const PERIODO: Periodo = {
  ano: 2026,
  semestre: 2,
  abre: '2026-11-01',
  fecha: '2026-12-15',
  tardioAte: '2026-12-31',
  prorrogacoes: [],
};

const em = (
  estado: EstadoDaAtualizacao,
  estudante: SituacaoDoBloco,
  fiador: SituacaoDoBloco,
  reconhecida = false,
): FatosDoCartao => ({
  efetivado: true,
  periodo: PERIODO,
  consequencia: 'so-renovacao',
  atualizacao: {
    estado,
    reconhecida,
    trocaDevida: [],
    blocos: [
      { tipo: 'estudante', nome: 'Ana Lima', situacao: estudante, mudou: true, lembrete: null },
      {
        tipo: 'fiador',
        nome: 'Paulo Reis',
        situacao: fiador,
        mudou: false,
        lembrete: { liberadoEm: null },
      },
    ],
  },
});
const NADA: FatosDoCartao = {
  efetivado: true,
  periodo: PERIODO,
  consequencia: 'so-renovacao',
  atualizacao: null,
};

describe('the card', () => {
  it.each([
    ['nothing begun', NADA, 'AGUARDANDO', ['iniciar']],
    [
      'begun',
      em('atualizacao-iniciada', 'aguardando', 'aguardando'),
      'AGUARDANDO',
      ['continuar', 'reiniciar'],
    ],
    ['own part done', em('atualizacao-iniciada', 'enviado', 'aguardando'), 'AGUARDANDO', ['reiniciar']],
    ['under analysis', em('pendente-analise', 'enviado', 'enviado'), 'ANALISE', []],
    ['refused', em('pendente-reenvio', 'a-corrigir', 'enviado'), 'REJEITADO', ['corrigir', 'reiniciar']],
    [
      'the guarantor was refused',
      em('pendente-reenvio', 'enviado', 'a-corrigir'),
      'REJEITADO',
      ['reiniciar'],
    ],
    ['concluded', em('concluido', 'enviado', 'enviado'), 'CONCLUIDO', ['concluir']],
  ])('%s', (_, fatos, estado, acoes) => {
    expect(cartaoDaAtualizacao(fatos, '2026-12-01')).toMatchObject({ estado, acoes });
  });

  it('tells who is missing by first name, and nothing else of them', () => {
    expect(
      cartaoDaAtualizacao(em('atualizacao-iniciada', 'enviado', 'aguardando'), '2026-12-01')?.quemFalta,
    ).toEqual([{ tipo: 'fiador', nome: 'Paulo', status: 'aguardando', lembrete: { liberadoEm: null } }]);
  });

  it('names whoever is missing, says what follows, and of whom we cannot tell', () => {
    const fatos = em('atualizacao-iniciada', 'enviado', 'aguardando');
    const mensagem = (deles: FatosDoCartao) => cartaoDaAtualizacao(deles, '2026-12-01')?.mensagem;
    expect(mensagem(fatos)).toBe(
      'A sua parte está pronta. Falta Paulo confirmar, até 15/12/2026. Sem isso até 31/12/2026, será preciso trocar esse fiador.',
    );
    const blocos = fatos.atualizacao?.blocos.map((bloco) => ({ ...bloco, lembrete: null })) ?? [];
    const semConta: FatosDoCartao = {
      ...fatos,
      atualizacao: { estado: 'atualizacao-iniciada', reconhecida: false, blocos, trocaDevida: [] },
    };
    expect(mensagem(semConta)).toContain('Não temos como avisar Paulo, que não tem conta no portal');
    expect(mensagem(semConta)).toContain('central de atendimento. Sem isso até');
  });

  it('concluded without a guarantor, it says that one is to be changed, and by whom', () => {
    const fatos = em('concluido', 'enviado', 'dispensado');
    const mensagem = (trocaDevida: readonly string[]) =>
      cartaoDaAtualizacao(
        { ...fatos, atualizacao: fatos.atualizacao && { ...fatos.atualizacao, trocaDevida } },
        '2026-12-01',
      )?.mensagem;
    expect(mensagem(['Paulo Reis'])).toBe(
      'A sua atualização foi concluída, sem a confirmação de Paulo. Agora é preciso trocar esse fiador: abra o contrato e escolha “Pedir uma alteração”. “Concluir” só tira este aviso daqui.',
    );
    expect(mensagem(['Paulo Reis', 'Rita Sá'])).toContain('de Paulo e de Rita. Agora é preciso trocar esses');
    expect(mensagem([])).toBe(
      'A sua atualização foi concluída. Não falta mais nada nela. “Concluir” só tira este aviso daqui.',
    );
  });

  it.each([
    ['without a contract in effect', { ...NADA, efetivado: false }, '2026-12-01'],
    ['before the period', NADA, '2026-10-31'],
    ['after the late route', NADA, '2027-01-01'],
    ['acknowledged', em('concluido', 'enviado', 'enviado', true), '2026-12-01'],
  ])('is not shown %s', (_, fatos, dia) => expect(cartaoDaAtualizacao(fatos, dia)).toBeNull());

  it('stays while what was sent waits for its decision, and lets nothing begin', () => {
    const fatos = em('pendente-analise', 'enviado', 'enviado');
    expect(elegibilidade(fatos, '2027-03-01')).toEqual({ elegivel: true, podeIniciar: false });
    expect(cartaoDaAtualizacao(fatos, '2027-03-01')).toMatchObject({ estado: 'ANALISE', prazo: null });
  });

  it('a correction may still be sent when nothing may be begun again', () => {
    expect(cartaoDaAtualizacao(em('pendente-reenvio', 'a-corrigir', 'enviado'), '2027-03-01')?.acoes).toEqual(
      ['corrigir'],
    );
  });

  it.each([
    [
      '2026-12-01',
      'so-renovacao',
      'Confirme os seus dados até 15/12/2026. Sem a atualização, o contrato do próximo',
    ],
    [
      '2026-12-01',
      'reter-repasses',
      'Se a atualização não for enviada até 31/12/2026, as mensalidades não são pagas',
    ],
    [
      '2026-12-20',
      'reter-repasses',
      'terminou em 15/12/2026. Você ainda pode confirmar os seus dados até 31/12/2026.',
    ],
  ] as const)('on %s says what follows without it: %s', (dia, consequencia, trecho) => {
    expect(cartaoDaAtualizacao({ ...NADA, consequencia }, dia)?.mensagem).toContain(trecho);
  });

  it('says when it is late', () => {
    expect(cartaoDaAtualizacao(NADA, '2026-12-20')).toMatchObject({ tardio: true, prazo: '2026-12-31' });
  });
});

it('the way to the next contract says whose turn it is', () => {
  const fatos = {
    termo: { ano: 2027, semestre: 1 as const },
    atualizacao: {
      concluidaEm: null,
      enviadaEm: null,
      quem: ['Você', 'Paulo'],
      de: '2026-11-01',
      ate: '2026-12-31',
      deveTroca: false,
    },
    contratoDesde: '2026-07-01',
    matriculaEm: null,
    contratoEm: null,
    instituicao: 'Faculdade Aurora',
    hoje: '2026-11-27',
  };
  const situacoes = (mais: Partial<Parameters<typeof linhasDaRenovacao>[0]>) =>
    linhasDaRenovacao({ ...fatos, ...mais }).map(({ situacao }) => situacao);
  expect(situacoes({})).toEqual(['agora', 'agora', 'depois']);
  expect(situacoes({ hoje: '2026-08-01' })).toEqual(['agora', 'depois', 'depois']);
  const feita = { ...fatos.atualizacao, enviadaEm: '2026-11-10', concluidaEm: '2026-11-12' };
  expect(situacoes({ atualizacao: feita, matriculaEm: '2026-11-20' })).toEqual(['feito', 'feito', 'agora']);
  expect(situacoes({ atualizacao: feita, matriculaEm: '2026-11-20', contratoEm: '2026-11-21' })).toEqual([
    'feito',
    'feito',
    'feito',
  ]);
  const semFiador = { ...feita, deveTroca: true };
  expect(
    linhasDaRenovacao({ ...fatos, atualizacao: semFiador, matriculaEm: '2026-11-20' }).map(
      ({ id, quem, situacao }) => [id, quem, situacao],
    ),
  ).toEqual([
    ['atualizacao', 'Você e Paulo', 'feito'],
    ['troca', 'Você', 'agora'],
    ['matricula', 'Faculdade Aurora', 'feito'],
    ['contrato', 'Nossa equipe de contratos', 'depois'],
  ]);
  const [, matricula, contrato] = linhasDaRenovacao({
    ...fatos,
    atualizacao: feita,
    matriculaEm: '2026-11-20',
  });
  expect(matricula).toMatchObject({ quem: 'Faculdade Aurora', desde: '2026-11-20' });
  expect(contrato).toMatchObject({ desde: '2026-11-20', antesDe: '2027-01-01' });
  const devolvida = { ...fatos.atualizacao, enviadaEm: '2026-11-10' };
  expect(linhasDaRenovacao({ ...fatos, atualizacao: devolvida })[0]).toMatchObject({
    quem: 'Você e Paulo',
    ate: null,
  });
  expect(linhasDaRenovacao(fatos)[1]).toMatchObject({ desde: '2026-09-03', antesDe: '2027-01-01' });
  const desde = (contratoDesde: string) => linhasDaRenovacao({ ...fatos, contratoDesde })[0]?.desde;
  expect([desde('2026-07-01'), desde('2026-11-12')]).toEqual(['2026-11-01', '2026-11-12']);
});

it('whoever guarantees has nothing to do in an update before the student begins it', () => {
  const bloco = (tipo: 'estudante' | 'fiador', nome: string, situacao: 'aguardando' | 'enviado') => ({
    tipo,
    nome,
    situacao,
  });
  expect(quemAgeNaAtualizacao(null)).toEqual(['Você']);
  const [estudante, fiador] = [
    bloco('estudante', 'Talita Reis', 'enviado'),
    bloco('fiador', 'Ubirajara Reis', 'aguardando'),
  ];
  expect(quemAgeNaAtualizacao([estudante, fiador])).toEqual(['Ubirajara']);
  expect(quemAgeNaAtualizacao([{ ...estudante, situacao: 'aguardando' }, fiador])).toEqual([
    'Você',
    'Ubirajara',
  ]);
});

it.each([
  ['concluida', true, null],
  ['falta', true, 'Para a renovação, falta a atualização cadastral concluída.'],
  ['sem-fiador', true, 'Para a renovação, falta a troca do fiador que não confirmou os dados.'],
  [
    'falta',
    false,
    'Para a renovação, falta a atualização cadastral concluída e a matrícula no 1º semestre de 2027 confirmada pela instituição.',
  ],
] as const)('the desk reads what the next contract waits for: %s, %s', (atualizacao, matricula, frase) => {
  expect(faltaParaRenovar({ atualizacao, matricula }, { ano: 2027, semestre: 1 })).toBe(frase);
});

it.each([
  [null, null],
  ['AGUARDANDO', 'conclua a atualização cadastral e aguarde a aprovação'],
  ['REJEITADO', 'conclua a atualização cadastral e aguarde a aprovação'],
  ['ANALISE', 'aguarde a aprovação da atualização cadastral'],
  ['CONCLUIDO', null],
] as const)('with a card %s the contracts say: %s', (estado, frase) => {
  expect(antesDaRenovacao(estado, false)).toBe(null);
  const dita = antesDaRenovacao(estado, true);
  if (frase === null) expect(dita).toBe(null);
  else expect(dita).toContain(frase);
});

it.each([
  ['2026-08-01', ['2026/2']],
  ['2026-09-03', ['2026/2', '2027/1']],
  ['2026-12-31', ['2026/2', '2027/1']],
  ['2027-01-02', ['2027/1']],
] as const)('on %s an institution confirms enrolments of %j', (dia, termos) => {
  expect(termosAConfirmar(dia).map(({ ano, semestre }) => `${ano}/${semestre}`)).toEqual(termos);
});
