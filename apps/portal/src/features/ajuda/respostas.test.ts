import { tipoMimePorFormato } from '@credito/domain/documento/formatos';
import { describe, expect, it } from 'vitest';
import { assuntoDoCaminho, assuntoGeral, assuntosDe, procurarRespostas } from './respostas.ts';

const perguntas = (portal: 'estudante' | 'fiador') =>
  assuntosDe(portal).flatMap(({ respostas }) => respostas.map(({ pergunta }) => pergunta));

describe('the help of a portal', () => {
  it('answers what its own people ask, and nothing of the other portal', () => {
    expect(perguntas('estudante')).toContain('Posso cancelar?');
    expect(perguntas('fiador')).not.toContain('Posso cancelar?');
    expect(perguntas('fiador')).toContain('Posso deixar de ser fiador?');
    expect(perguntas('estudante')).not.toContain('Posso deixar de ser fiador?');
    for (const portal of ['estudante', 'fiador'] as const) {
      expect(perguntas(portal)).toContain('Esqueci a minha senha. E agora?');
      expect(new Set(perguntas(portal)).size).toBe(perguntas(portal).length);
      expect(assuntoGeral(portal)).toBeDefined();
    }
  });

  it.each([
    ['estudante', '/universidade-curso/curso', 'pedido'],
    ['estudante', '/dados-pessoais/selfie', 'dados'],
    ['estudante', '/dados-pessoais-fiador', 'fiador'],
    ['estudante', '/inicio', 'acompanhar'],
    ['estudante', '/contratos/7', 'contrato'],
    ['fiador', '/aceite', 'convite'],
    ['fiador', '/inicio', 'fianca'],
    ['fiador', '/cadastro/1', 'conta'],
    ['estudante', '/simulador', 'pedido'],
    ['estudante', '/perfil/solicitacoes/7', 'acompanhar'],
    ['estudante', '/perfil/senha', 'perfil'],
    ['estudante', '/autorizacao-responsavel', 'responsavel'],
    ['estudante', '/confirmar-email', 'conta'],
    ['estudante', '/atualizacao-cadastral', 'atualizacao'],
    ['fiador', '/meus-dados/7/selfie', 'dados'],
    ['fiador', '/regime-de-bens/7', 'regime'],
    ['fiador', '/atualizacao-cadastral-fiador/7', 'atualizacao'],
    ['fiador', '/conferir-boleto', 'boleto'],
    ['fiador', '/csat', undefined],
  ] as const)('of the %s on %s is about %s', (portal, caminho, id) => {
    expect(assuntoDoCaminho(portal, caminho)?.id).toBe(id);
  });

  it('speaks at the start of the contract and of paying it, once there is one', () => {
    expect(assuntoDoCaminho('estudante', '/inicio', true)?.respostas.map(({ pergunta }) => pergunta)).toEqual(
      ['Até quando posso assinar?', 'Preciso mudar algo no contrato.', 'Paguei e ainda aparece em aberto.'],
    );
    expect(assuntoDoCaminho('estudante', '/status', true)?.id).toBe('acompanhar');
    expect(assuntoDoCaminho('fiador', '/inicio', true)?.id).toBe('fianca');
  });
});

it('validators 11: says of every kind of file that it is taken', () => {
  const [achado] = procurarRespostas('estudante', 'HEIC do iPhone');
  const texto = achado?.respostas.map((resposta) => resposta.texto).join(' ') ?? '';
  for (const formato of Object.keys(tipoMimePorFormato)) expect(texto).toContain(formato.toUpperCase());
});

describe('searching the help', () => {
  it('finds every word, without accents or case, in questions and answers', () => {
    const achadas = procurarRespostas('estudante', 'BOLETO codigo');
    expect(achadas.map(({ id }) => id)).toEqual(['pagar']);
    expect(achadas[0]?.respostas.map(({ pergunta }) => pergunta)).toEqual([
      'Como sei se um boleto é de vocês?',
    ]);
  });

  it('has everything while nothing is searched for, and nothing for what is not there', () => {
    expect(procurarRespostas('fiador', '  ')).toEqual(assuntosDe('fiador'));
    expect(procurarRespostas('fiador', 'girassol')).toEqual([]);
  });
});
