import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AcontecimentoNoProvedor,
  acontecimentoDaClicksign,
  assinaturasNoProvedor,
  emOrdem,
  eventoNoFio,
  provaDoProvedor,
  type StatusNoProvedor,
  situacaoNoProvedor,
  statusNoFio,
} from './acontecimentos.ts';
import { ESTADOS_DO_ENVELOPE } from './envelope.ts';

const EXIGIDOS = ['a', 'b', 'c', 'd'];
const AGORA = new Date('2026-12-16T12:00:00.000Z');

function acontecimento(original: string, em: string, assinanteId: string | null = null, id = '') {
  const tipo = acontecimentoDaClicksign(original);
  const dados = { metodos: ['email'], ip: null, motivo: null };
  return { id: id || `${original}-${assinanteId}-${em}`, tipo, original, em, assinanteId, ...dados };
}
const assinou = (quem: string, minuto = 0) =>
  acontecimento('sign', `2026-12-10T12:${String(minuto).padStart(2, '0')}:00.000Z`, quem);
const PRAZO = acontecimento('deadline', '2026-12-16T02:59:59.000Z');
const PRONTO = acontecimento('document_closed', '2026-12-16T03:00:05.000Z');
const CANCELADO = acontecimento('cancel', '2026-12-11T12:00:00.000Z');
const RECUSA = { ...acontecimento('refusal', '2026-12-11T12:00:00.000Z', 'b'), motivo: 'Não concordo.' };
const TODAS = EXIGIDOS.map((quem, minuto) => assinou(quem, minuto));

const situacao = (
  status: StatusNoProvedor,
  acontecimentos: readonly AcontecimentoNoProvedor[],
  agora = AGORA,
) => situacaoNoProvedor({ status, acontecimentos }, EXIGIDOS, agora);

describe('what a provider tells of an envelope', () => {
  it.each([
    ['nothing yet', 'running', [], { tipo: 'em-assinatura' }],
    ['three of four', 'running', TODAS.slice(0, 3), { tipo: 'em-assinatura' }],
    ['half built', 'draft', [], { tipo: 'em-preparo' }],
    ['all, still open there', 'running', TODAS, { tipo: 'assinado' }],
    ['all, closed', 'closed', [...TODAS, PRONTO], { tipo: 'assinado' }],
    ['all, then cancelled by hand', 'canceled', [...TODAS, CANCELADO], { tipo: 'assinado' }],
    ['closed before the last signature is told', 'closed', [...TODAS.slice(1), PRONTO], { tipo: 'a-saber' }],
    [
      'half-signed at the deadline',
      'closed',
      [...TODAS.slice(0, 2), PRAZO, PRONTO],
      { tipo: 'vencido', assinaturas: 2 },
    ],
    ['unsigned at the deadline', 'canceled', [PRAZO], { tipo: 'vencido', assinaturas: 0 }],
    ['the last one in the second of the deadline', 'closed', [...TODAS, PRAZO], { tipo: 'assinado' }],
    [
      'one signed three times',
      'closed',
      [assinou('a', 1), assinou('a', 2), assinou('a', 3), PRAZO],
      { tipo: 'vencido', assinaturas: 1 },
    ],
    ['a stranger signed', 'closed', [assinou('x'), PRAZO], { tipo: 'vencido', assinaturas: 0 }],
    [
      'refused',
      'running',
      [assinou('a'), RECUSA],
      { tipo: 'recusado', assinanteId: 'b', motivo: 'Não concordo.' },
    ],
    ['cancelled', 'canceled', [assinou('a'), CANCELADO], { tipo: 'cancelado' }],
    [
      'closed by hand, half signed',
      'closed',
      [assinou('a'), acontecimento('close', CANCELADO.em), PRONTO],
      { tipo: 'cancelado' },
    ],
  ] as const)('%s', (_, status, acontecimentos, esperada) => {
    expect(situacao(status, acontecimentos)).toEqual(esperada);
  });

  it('says nothing of the deadline while a signature of its last second may be on its way', () => {
    const logoDepois = new Date(Date.parse(PRAZO.em) + 9 * 60_000);
    expect(situacao('closed', [...TODAS.slice(1), PRAZO], logoDepois)).toEqual({ tipo: 'a-saber' });
  });

  it('calls nobody signed where nobody was asked', () => {
    expect(situacaoNoProvedor({ status: 'closed', acontecimentos: TODAS }, [], AGORA)).toEqual({
      tipo: 'a-saber',
    });
  });

  it('means the same in every order and however often it is told', () => {
    const todos = [
      ...TODAS,
      PRAZO,
      PRONTO,
      CANCELADO,
      RECUSA,
      assinou('x'),
      acontecimento('novidade', PRAZO.em),
    ];
    const conjunto = fc.subarray(todos);
    fc.assert(
      fc.property(
        conjunto,
        fc.constantFrom<StatusNoProvedor>('draft', 'running', 'closed', 'canceled'),
        fc.infiniteStream(fc.nat()),
        (ditos, status, sorte) => {
          const proximo = () => sorte.next().value ?? 0;
          const vezes = ditos.flatMap((um) => Array.from({ length: 1 + (proximo() % 3) }, () => um));
          const baralhados = vezes
            .map((um) => ({ um, ordem: proximo() }))
            .sort((a, b) => a.ordem - b.ordem)
            .map(({ um }) => um);
          expect(situacao(status, baralhados)).toEqual(situacao(status, ditos));
          expect(assinaturasNoProvedor(baralhados, EXIGIDOS)).toEqual(assinaturasNoProvedor(ditos, EXIGIDOS));
        },
      ),
    );
  });

  it('gives the first signature of each, as they signed', () => {
    const ditas = [assinou('b', 9), assinou('a', 5), assinou('b', 3), assinou('x', 1)];
    expect(
      assinaturasNoProvedor(ditas, EXIGIDOS).map(({ assinanteId, em }) => [assinanteId, em.slice(14, 16)]),
    ).toEqual([
      ['b', '03'],
      ['a', '05'],
    ]);
  });
});

it('opened and signed in one moment, a document was opened before', () => {
  const junto = [
    acontecimento('sign', PRAZO.em, 'a', '1'),
    acontecimento('signature_started', PRAZO.em, 'a', '2'),
  ];
  expect(emOrdem(junto).map(({ tipo }) => tipo)).toEqual(['visto', 'assinado']);
});

describe('the words of Clicksign', () => {
  it.each([
    ['sign', 'assinado', 'sign'],
    ['deadline', 'prazo-atingido', 'deadline'],
    ['auto_close', 'encerrado', 'document_closed'],
    ['document_closed', 'encerrado', 'document_closed'],
    ['refusal', 'recusado', 'canceled'],
    ['cancel', 'cancelado', 'canceled'],
    ['add_signer', 'assinante-incluido', 'add_signer'],
    ['remove_signer', 'assinante-retirado', 'remove_signer'],
    ['upload', 'carregado', 'upload'],
    ['facematch_refused', 'bloqueado', null],
    ['attempts_by_whatsapp_exceeded', 'bloqueado', null],
    ['something_new', 'outro', null],
    ['constructor', 'outro', null],
  ])('%s', (original, nosso, fio) => {
    expect(acontecimentoDaClicksign(original)).toBe(nosso);
    expect(eventoNoFio(original)).toBe(fio);
  });

  it('stand in the evidence of a signature with what the provider asked of the person', () => {
    const dito = { ...assinou('a'), metodos: ['email', 'selfie'], ip: '203.0.113.7' };
    expect(provaDoProvedor('clicksign', dito)).toEqual({
      autenticacao: {
        por: 'provedor',
        nome: 'clicksign',
        metodos: ['email', 'selfie'],
        evento: dito.id,
        em: dito.em,
      },
      origem: {
        ip: '203.0.113.7',
        porta: null,
        agente: null,
        aparelho: null,
        sessaoSha256: null,
        caminho: 'provedor',
      },
    });
  });

  it('tell our own envelopes in the calls too', () => {
    expect(
      ESTADOS_DO_ENVELOPE.map((estado) => [estado, statusNoFio(estado, 0), statusNoFio(estado, 1)]),
    ).toEqual([
      ['preparando', null, null],
      ['em-assinatura', 'running', 'running'],
      ['assinado', 'closed', 'closed'],
      ['selado', 'closed', 'closed'],
      ['recusado', 'canceled', 'canceled'],
      ['vencido', 'canceled', 'closed'],
      ['cancelado', 'canceled', 'canceled'],
      ['falhou', null, null],
    ]);
  });
});
