import { describe, expect, it } from 'vitest';
import { CODIGOS_DO_CONTRATO } from './estados.ts';
import {
  apareceNaLista,
  contratoQueEspera,
  type FatosNaLista,
  itemDaLista,
  ROTULO_DA_ACAO,
} from './na-lista.ts';

const HOJE = '2027-02-10';
const fatos = (mudanca: Partial<FatosNaLista>): FatosNaLista => ({
  codigo: 'DIS',
  prazo: '2027-03-30',
  concluidoPeloEstudante: true,
  corrigeReprovado: false,
  cancelamento: null,
  ...mudanca,
});
const cancelado = (mudanca: Partial<NonNullable<FatosNaLista['cancelamento']>> = {}) =>
  fatos({
    codigo: 'CAN',
    prazo: '2027-02-09',
    cancelamento: {
      causa: 'prazo',
      vindoDe: 'DPR',
      prazo: '2027-02-09',
      jaRecuperado: false,
      em: '2027-02-10',
      ...mudanca,
    },
  });

describe('the list of contracts', () => {
  it('says of each status, in words that anybody knows, what can be done (spec 3 section 2.3)', () => {
    const ditos = CODIGOS_DO_CONTRATO.filter((codigo) => codigo !== 'CAN').map((codigo) => {
      const { rotulo, acoes } = itemDaLista(fatos({ codigo }), HOJE);
      return [codigo, rotulo, ...acoes].join(' ');
    });
    expect(ditos).toEqual([
      'GER Em preparação',
      'DIS Disponível assinar',
      'DPR Em assinatura acompanhar',
      'VIS Impresso imprimir',
      'RIE Na instituição',
      'EFU A caminho',
      'ASS Assinado ver-assinado',
      'REC Em análise',
      'APR Aprovado',
      'REP Não aprovado ver-motivos',
      'EFE Em vigor baixar',
      'LIQ Quitado baixar',
      'BAI Encerrado',
    ]);
  });

  it.each([
    ['DIS', 'Assinar contrato', /pronto para você ler e assinar/],
    ['DPR', 'Acompanhar as assinaturas', /em assinatura/],
    ['VIS', 'Imprimir', /Imprima, assine e entregue/],
    ['RIE', '', /instituição recebeu o contrato e vai enviá-lo/],
    ['EFU', '', /Aguardamos a chegada/],
    ['ASS', 'Acompanhar as assinaturas', /Todos assinaram/],
    ['REC', '', /em análise/],
    ['APR', '', /Falta a efetivação/],
    ['REP', 'Ver motivos', /não foi aprovado/],
    ['EFE', 'Baixar Contrato', /^Seu contrato foi efetivado!$/],
    ['LIQ', 'Baixar Contrato', /^Parabéns! Você já liquidou este contrato!$/],
  ] as const)('%s has the button and the words of the specification', (codigo, botoes, palavras) => {
    const { acoes, mensagem } = itemDaLista(fatos({ codigo }), HOJE);
    expect(acoes.map((acao) => ROTULO_DA_ACAO[acao]).join(', ')).toBe(botoes);
    expect(mensagem).toMatch(palavras);
  });

  it('leaves out what is generated and what is written off, and shows a correction', () => {
    const visiveis = CODIGOS_DO_CONTRATO.filter((codigo) => apareceNaLista(fatos({ codigo }), HOJE));
    expect(visiveis).not.toContain('GER');
    expect(visiveis).not.toContain('BAI');
    expect(visiveis).toContain('LIQ');
    expect(apareceNaLista(fatos({ codigo: 'GER', corrigeReprovado: true }), HOJE)).toBe(true);
  });

  it('offers the conclusion of an effective contract until it is concluded', () => {
    expect(itemDaLista(fatos({ codigo: 'EFE', concluidoPeloEstudante: false }), HOJE).acoes).toEqual([
      'baixar',
      'concluir',
    ]);
  });

  it('keeps a cancellation by the deadline, any other one for 90 days', () => {
    expect(apareceNaLista(cancelado(), '2028-02-10')).toBe(true);
    expect(apareceNaLista(cancelado({ causa: 'provedor' }), '2027-05-11')).toBe(true);
    expect(apareceNaLista(cancelado({ causa: 'provedor' }), '2027-05-12')).toBe(false);
    expect(apareceNaLista(cancelado({ causa: 'provedor', vindoDe: 'GER' }), '2027-02-11')).toBe(false);
  });

  it('offers the recovery for seven days, and then says whom to ask', () => {
    expect(itemDaLista(cancelado(), '2027-02-16').acoes).toEqual(['recuperar']);
    const tarde = itemDaLista(cancelado(), '2027-02-17');
    expect(tarde.acoes).toEqual([]);
    expect(tarde.mensagem).toMatch(/central de atendimento/);
    expect(itemDaLista(cancelado({ causa: 'desistencia' }), HOJE).mensagem).toMatch(/desistiu/);
  });

  it('counts the last ten days down, only while signing is waited for', () => {
    expect(itemDaLista(fatos({ prazo: '2027-02-12' }), HOJE).contagem).toMatch(/em 2 dias/);
    expect(itemDaLista(fatos({ codigo: 'REC', prazo: '2027-02-12' }), HOJE).contagem).toBeNull();
  });

  it('names the contract whose signature is waited for, the nearest deadline first', () => {
    const contrato = (
      id: number,
      acoes: Parameters<typeof contratoQueEspera>[0][number]['acoes'],
      prazo: string | null,
    ) => ({ id, acoes, deadlineDate: prazo });
    expect(
      contratoQueEspera([
        contrato(1, ['assinar'], null),
        contrato(2, ['imprimir'], '2027-03-02'),
        contrato(3, ['recuperar'], '2027-03-01'),
        contrato(4, ['baixar', 'concluir'], '2027-02-01'),
      ])?.id,
    ).toBe(3);
    expect(contratoQueEspera([contrato(1, ['ver-motivos'], '2027-03-01')])).toBeNull();
  });
});
