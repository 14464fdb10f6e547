import { describe, expect, it } from 'vitest';
import { CODIGOS_DO_CONTRATO, ESTADOS_DO_CONTRATO, MOTIVOS_DE_REPROVACAO } from './estados.ts';
import {
  ACOES_DO_CONTRATO,
  type AcaoDoContrato,
  type AtorDoContrato,
  atoresNoContrato,
  type CondicoesDoContrato,
  codigosDoContratoCom,
  destinoNoContrato,
  MENSAGENS_DO_CONTRATO,
  setasDoContrato,
  transitarContrato,
} from './transicoes.ts';

const TUDO_CERTO: CondicoesDoContrato = {
  via: 'eletronica',
  planoAceito: true,
  alteracaoAberta: false,
  anteriorEmContratacao: false,
  assinaturaDisponivel: true,
  prazoVencido: false,
  recuperavel: false,
  assinaturasValem: true,
  podeDesistir: true,
  copiaGuardada: true,
  outraPessoa: true,
  temMotivo: true,
  solicitacaoAprovada: true,
};
const IMPRESSA: Partial<CondicoesDoContrato> = { via: 'impressa' };

describe('the life of a contract', () => {
  it.each<
    [string, ReadonlyArray<readonly [AcaoDoContrato, AtorDoContrato, string]>, Partial<CondicoesDoContrato>]
  >([
    [
      'signed electronically',
      [
        ['liberar', 'contratos', 'DIS'],
        ['disparar', 'estudante', 'DPR'],
        ['selar', 'sistema', 'ASS'],
        ['receber', 'analise', 'REC'],
        ['aprovar', 'analise', 'APR'],
        ['efetivar', 'efetivacao', 'EFE'],
        ['liquidar', 'efetivacao', 'LIQ'],
      ],
      {},
    ],
    [
      'signed on paper',
      [
        ['liberar', 'contratos', 'DIS'],
        ['imprimir', 'estudante', 'VIS'],
        ['receberNaIes', 'instituicao', 'RIE'],
        ['enviarAoProvedor', 'instituicao', 'EFU'],
        ['receber', 'analise', 'REC'],
        ['reprovar', 'analise', 'REP'],
        ['corrigir', 'contratos', 'GER'],
        ['cancelar', 'contratos', 'CAN'],
      ],
      IMPRESSA,
    ],
  ])('%s', (_, atos, condicoes) => {
    let codigo: (typeof CODIGOS_DO_CONTRATO)[number] = 'GER';
    for (const [acao, ator, esperado] of atos) {
      const resultado = transitarContrato(codigo, acao, ator, { ...TUDO_CERTO, ...condicoes });
      expect(resultado).toEqual({ ok: true, destino: { codigo: esperado } });
      if (resultado.ok) codigo = resultado.destino.codigo;
    }
  });

  it('names the same arrows as the design', () => {
    const porEstado = Object.fromEntries(
      CODIGOS_DO_CONTRATO.map((de) => [
        de,
        setasDoContrato()
          .filter((seta) => seta.de === de)
          .map(({ acao, para }) => `${acao} ${para}`),
      ]),
    );
    expect(porEstado).toEqual({
      GER: ['liberar DIS', 'cancelar CAN', 'encerrar CAN'],
      DIS: ['disparar DPR', 'imprimir VIS', 'vencer CAN', 'cancelar CAN', 'encerrar CAN'],
      DPR: [
        'selar ASS',
        'recusarAssinatura CAN',
        'vencer CAN',
        'desistir CAN',
        'cancelar CAN',
        'encerrar CAN',
      ],
      VIS: ['vencer CAN', 'desistir CAN', 'receberNaIes RIE', 'encerrar CAN'],
      RIE: ['desistir CAN', 'enviarAoProvedor EFU', 'encerrar CAN'],
      EFU: ['desistir CAN', 'receber REC', 'encerrar CAN'],
      ASS: ['desistir CAN', 'receber REC', 'encerrar CAN'],
      REC: ['desistir CAN', 'aprovar APR', 'reprovar REP', 'encerrar CAN'],
      APR: ['desistir CAN', 'reprovar REP', 'efetivar EFE', 'encerrar CAN'],
      REP: ['corrigir GER', 'cancelar CAN', 'encerrar CAN'],
      EFE: ['desistir CAN', 'liquidar LIQ', 'baixar BAI'],
      LIQ: [],
      BAI: [],
      CAN: ['recuperar DIS', 'recuperar DPR'],
    });
  });

  it.each<
    [
      AcaoDoContrato,
      AtorDoContrato,
      (typeof CODIGOS_DO_CONTRATO)[number],
      Partial<CondicoesDoContrato>,
      string,
    ]
  >([
    ['liberar', 'contratos', 'GER', { solicitacaoAprovada: false }, 'solicitacao-nao-aprovada'],
    ['disparar', 'estudante', 'DIS', { planoAceito: false }, 'plano-nao-aceito'],
    ['disparar', 'estudante', 'DIS', { alteracaoAberta: true }, 'alteracao-aberta'],
    ['disparar', 'estudante', 'DIS', { anteriorEmContratacao: true }, 'anterior-em-contratacao'],
    ['disparar', 'estudante', 'DIS', { assinaturaDisponivel: false }, 'assinatura-indisponivel'],
    ['disparar', 'estudante', 'DIS', IMPRESSA, 'outra-via'],
    ['imprimir', 'estudante', 'DIS', {}, 'outra-via'],
    ['imprimir', 'estudante', 'DIS', { ...IMPRESSA, prazoVencido: true }, 'prazo-vencido'],
    ['vencer', 'sistema', 'DPR', {}, 'prazo-nao-vencido'],
    ['recusarAssinatura', 'signatario', 'DPR', { temMotivo: false }, 'motivo-obrigatorio'],
    ['desistir', 'estudante', 'EFE', { podeDesistir: false }, 'fora-do-arrependimento'],
    ['receber', 'analise', 'EFU', { copiaGuardada: false }, 'falta-copia'],
    ['aprovar', 'analise', 'EFU', {}, 'estado-nao-permite'],
    ['reprovar', 'analise', 'REC', { temMotivo: false }, 'motivo-obrigatorio'],
    ['efetivar', 'efetivacao', 'APR', { outraPessoa: false }, 'exige-outra-pessoa'],
    ['efetivar', 'efetivacao', 'APR', { anteriorEmContratacao: true }, 'anterior-em-contratacao'],
    ['efetivar', 'analise', 'APR', {}, 'papel-nao-permite'],
    ['baixar', 'efetivacao', 'EFE', { outraPessoa: false }, 'exige-outra-pessoa'],
    ['recuperar', 'estudante', 'CAN', {}, 'nao-recuperavel'],
    ['liberar', 'contratos', 'DIS', {}, 'estado-nao-permite'],
  ])('%s by %s in %s is refused: %j', (acao, ator, codigo, condicoes, recusa) => {
    expect(transitarContrato(codigo, acao, ator, { ...TUDO_CERTO, ...condicoes })).toEqual({
      ok: false,
      recusa,
    });
    expect(MENSAGENS_DO_CONTRATO[recusa as keyof typeof MENSAGENS_DO_CONTRATO]).toMatch(/\.$/);
  });

  it('recovers to where the signatures stand', () => {
    const recuperar = (assinaturasValem: boolean) =>
      transitarContrato('CAN', 'recuperar', 'estudante', {
        ...TUDO_CERTO,
        recuperavel: true,
        assinaturasValem,
      });
    expect(recuperar(true)).toEqual({ ok: true, destino: { codigo: 'DPR' } });
    expect(recuperar(false)).toEqual({ ok: true, destino: { codigo: 'DIS' } });
  });

  it('ends where it says that it ends, and every action has somebody', () => {
    for (const codigo of CODIGOS_DO_CONTRATO) {
      const saidas = setasDoContrato().filter(({ de }) => de === codigo);
      if (ESTADOS_DO_CONTRATO[codigo].final && codigo !== 'CAN') expect(saidas).toEqual([]);
      else expect(saidas).not.toEqual([]);
    }
    for (const acao of ACOES_DO_CONTRATO)
      expect(CODIGOS_DO_CONTRATO.flatMap((codigo) => atoresNoContrato(codigo, acao))).not.toEqual([]);
  });

  it('has the nine reasons of a refusal', () => {
    expect(Object.keys(MOTIVOS_DE_REPROVACAO)).toHaveLength(9);
  });
});

describe('the night of the deadlines', () => {
  const NADA: CondicoesDoContrato = {
    ...TUDO_CERTO,
    planoAceito: false,
    alteracaoAberta: true,
    anteriorEmContratacao: true,
    assinaturaDisponivel: false,
    assinaturasValem: false,
    podeDesistir: false,
    copiaGuardada: false,
    outraPessoa: false,
    temMotivo: false,
    solicitacaoAprovada: false,
  };

  // It changes many contracts by one statement, which asks for the day alone.
  it.each(codigosDoContratoCom('vencer'))('ends %s by its day, whatever else is true of it', (codigo) => {
    for (const fatos of [TUDO_CERTO, NADA])
      for (const via of ['eletronica', 'impressa'] as const) {
        const vencer = (prazoVencido: boolean) =>
          transitarContrato(codigo, 'vencer', 'sistema', { ...fatos, via, prazoVencido });
        expect(vencer(false)).toEqual({ ok: false, recusa: 'prazo-nao-vencido' });
        expect(vencer(true)).toEqual({ ok: true, destino: { codigo: destinoNoContrato('vencer') } });
      }
  });
});
