import { describe, expect, it } from 'vitest';
import { SIGLAS } from '../solicitacao/estados.ts';
import { abas, type FatosDoMenu, type IdDoMenu, itensDoMenu } from './menu.ts';

const base: FatosDoMenu = {
  logado: true,
  naPaginaDeLogin: false,
  podeIniciarSolicitacao: true,
  exibicao: 'nenhum',
  sigla: null,
  dataIngressoCurso: null,
  dataFormatura: null,
  hoje: '2026-11-27',
  linkRegulamento: null,
  possuiContratos: false,
  temContratos: false,
  areasDesativadas: [],
  alertaDeFraudes: null,
};

const achar = (id: IdDoMenu, fatos: Partial<FatosDoMenu>) =>
  itensDoMenu({ ...base, ...fatos }).find((item) => item.id === id);
const habilitado = (id: IdDoMenu, fatos: Partial<FatosDoMenu>) => achar(id, fatos)?.motivo === undefined;

describe('The top menu', () => {
  it.each([
    ['inicio', {}, true],
    ['inicio', { logado: false }, false],
    // Whoever has contracts begins there: the login leads to it.
    ['inicio', { podeIniciarSolicitacao: false, possuiContratos: true }, true],
    ['perfil', { logado: false }, false],
    ['perfil', {}, true],
    ['status', {}, true],
    ['status', { podeIniciarSolicitacao: false }, false],
    ['status', { exibicao: 'analise', podeIniciarSolicitacao: false }, true],
    ['status', { exibicao: 'aprovada', dataIngressoCurso: '2020-01-01', dataFormatura: '2026-11-26' }, false],
    ['status', { exibicao: 'aprovada', dataIngressoCurso: '2020-01-01', dataFormatura: '2026-11-27' }, true],
    ['status', { exibicao: 'aprovada', dataIngressoCurso: null, dataFormatura: '2026-11-26' }, true],
    ['login', {}, false],
    ['login', { logado: false }, true],
    ['login', { logado: false, naPaginaDeLogin: true }, false],
    [
      'regulamento',
      { linkRegulamento: 'https://exemplo.org/r.pdf', possuiContratos: true, exibicao: 'aprovada' },
      true,
    ],
    [
      'regulamento',
      { linkRegulamento: 'https://exemplo.org/r.pdf', possuiContratos: true, exibicao: 'pendente' },
      false,
    ],
    [
      'regulamento',
      { linkRegulamento: 'https://exemplo.org/r.pdf', possuiContratos: false, exibicao: 'aprovada' },
      false,
    ],
    ['regulamento', { linkRegulamento: null, possuiContratos: true, exibicao: 'aprovada' }, false],
    ['cancelar', {}, false],
  ] as const)('%s with %o is enabled: %s', (id, fatos, esperado) => {
    expect(habilitado(id, fatos)).toBe(esperado);
  });

  it.each(['inicio', 'perfil', 'status', 'cancelar'] as const)(
    'does not say of a stranger what only a login tells: %s',
    (id) => {
      expect(achar(id, { logado: false })?.motivo).toBe('Entre na sua conta para usar.');
    },
  );

  it.each([
    [null, 'Você não tem uma solicitação em andamento.'],
    ['CAN', 'Você não tem uma solicitação em andamento.'],
    ['A', 'Esta solicitação não pode mais ser cancelada.'],
    ['PADC', undefined],
  ] as const)('says of %s why there is nothing to cancel: %s', (sigla, motivo) => {
    expect(achar('cancelar', { sigla })?.motivo).toBe(motivo);
  });

  it('offers the cancellation for the six cancellable codes only', () => {
    const cancelaveis = SIGLAS.filter((sigla) => habilitado('cancelar', { sigla }));
    expect([...cancelaveis].sort()).toEqual(['PADC', 'PAF', 'PAIES', 'PDBE', 'PDBF', 'PDC']);
  });

  it.each([
    ['nenhum', 'Iniciar solicitação', '/universidade-curso'],
    ['pendente', 'Status de solicitação', '/status'],
    ['analise', 'Status de solicitação', '/status-finalizado'],
    ['aprovada', 'Status de solicitação', '/solicitacao-aprovada'],
    ['reprovada', 'Status de solicitação', '/solicitacao-reprovada'],
  ] as const)('names and leads a request that is %s', (exibicao, texto, destino) => {
    expect(achar('status', { exibicao })).toMatchObject({ texto, destino });
  });

  it('leads to the contracts, unless that area is disabled for the person', () => {
    expect(achar('contratos', {})).toMatchObject({ destino: '/contratos' });
    expect(achar('contratos', { areasDesativadas: ['contratos'] })).toBeUndefined();
    expect(achar('contratos', { logado: false })).toBeUndefined();
  });

  it('leads to the money of whoever has a contract, unless that area is disabled', () => {
    expect(achar('financeiro', { temContratos: true })).toMatchObject({ destino: '/financeiro' });
    expect(achar('financeiro', {})).toBeUndefined();
    expect(achar('financeiro', { temContratos: true, areasDesativadas: ['financeiro'] })).toBeUndefined();
  });

  it('shows the fraud alert only where it is configured', () => {
    expect(achar('fraudes', {})).toBeUndefined();
    expect(achar('fraudes', { alertaDeFraudes: 'https://exemplo.org' })).toMatchObject({ externo: true });
  });
});

describe('The tab bar', () => {
  it('leaves out the areas that are disabled for the person', () => {
    expect(abas({ temContratos: true, areasDesativadas: [] })).toEqual([
      'inicio',
      'financeiro',
      'contratos',
      'menu',
    ]);
    expect(abas({ temContratos: true, areasDesativadas: ['financeiro'] })).toEqual([
      'inicio',
      'contratos',
      'menu',
    ]);
    expect(abas({ temContratos: false, areasDesativadas: [] })).toEqual(['inicio', 'contratos', 'menu']);
  });
});
