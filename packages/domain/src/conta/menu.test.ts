import { describe, expect, it } from 'vitest';
import { SIGLAS } from '../solicitacao/estados.ts';
import { abas, type FatosDoMenu, type IdDoMenu, isDaSecao, itensDoMenu } from './menu.ts';

const base: FatosDoMenu = {
  logado: true,
  naPaginaDeLogin: false,
  podeIniciarSolicitacao: true,
  exibicao: 'nenhum',
  sigla: null,
  dataIngressoCurso: null,
  formado: false,
  linkRegulamento: null,
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
    ['inicio', { podeIniciarSolicitacao: false }, true],
    ['perfil', { logado: false }, false],
    ['perfil', {}, true],
    ['status', {}, true],
    ['status', { podeIniciarSolicitacao: false }, false],
    ['status', { exibicao: 'analise', podeIniciarSolicitacao: false }, true],
    ['status', { exibicao: 'aprovada', dataIngressoCurso: '2020-01-01', formado: true }, false],
    ['status', { exibicao: 'aprovada', dataIngressoCurso: '2020-01-01', formado: false }, true],
    ['status', { exibicao: 'aprovada', dataIngressoCurso: null, formado: true }, true],
    ['login', { logado: false }, true],
    // Always, so that nobody agrees with what they cannot read.
    ['regulamento', { linkRegulamento: 'https://exemplo.org/r.pdf', exibicao: 'pendente' }, true],
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
    ['pendente', 'Minha solicitação', '/status'],
    ['analise', 'Minha solicitação', '/status-finalizado'],
    ['aprovada', 'Minha solicitação', '/solicitacao-aprovada'],
    ['reprovada', 'Minha solicitação', '/solicitacao-reprovada'],
  ] as const)('names and leads a request that is %s', (exibicao, texto, destino) => {
    expect(achar('status', { exibicao })).toMatchObject({ texto, destino });
  });

  it('offers the login to whoever is neither in nor at its page', () => {
    expect(achar('login', {})).toBeUndefined();
    expect(achar('login', { logado: false, naPaginaDeLogin: true })).toBeUndefined();
  });

  it('has no rules to read where there is no address, or nobody is in', () => {
    expect(achar('regulamento', { linkRegulamento: null })).toBeUndefined();
    expect(
      achar('regulamento', { linkRegulamento: 'https://exemplo.org/r.pdf', logado: false }),
    ).toBeUndefined();
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

describe('The section of a page', () => {
  it.each([
    ['/contratos', '/contratos', true],
    ['/contratos/12', '/contratos', true],
    ['/contratos/12/texto', '/contratos', true],
    ['/instrucoes-assinatura/12', '/contratos', true],
    ['/assinatura/12/metodos', '/contratos', true],
    ['/assinatura-completa/12', '/contratos', true],
    ['/alteracao-contratual/3/texto', '/contratos', true],
    ['/financeiro/contratos/12', '/financeiro', true],
    ['/financeiro/contratos/12', '/contratos', false],
    ['/conferir-boleto', '/financeiro', true],
    ['/perfil/senha', '/perfil', true],
    ['/perfis', '/perfil', false],
    ['/inicio', '/', false],
  ])('%s under %s: %s', (caminho, destino, dentro) => {
    expect(isDaSecao(caminho, destino)).toBe(dentro);
  });
});

describe('The tab bar', () => {
  it('leaves out the areas that are disabled for the person', () => {
    const comContrato = { comContrato: true, temContratos: true, temSolicitacao: true };
    expect(abas({ ...comContrato, areasDesativadas: [] })).toEqual([
      'inicio',
      'financeiro',
      'contratos',
      'menu',
    ]);
    expect(abas({ ...comContrato, areasDesativadas: ['financeiro'] })).toEqual([
      'inicio',
      'contratos',
      'menu',
    ]);
    expect(abas({ ...comContrato, temContratos: false, areasDesativadas: [] })).toEqual([
      'inicio',
      'contratos',
      'menu',
    ]);
  });

  it('leads to the request before there is a contract, and to help at all times before that', () => {
    const semContrato = { comContrato: false, temContratos: false, areasDesativadas: [] };
    expect(abas({ ...semContrato, temSolicitacao: true })).toEqual([
      'inicio',
      'solicitacao',
      'ajuda',
      'menu',
    ]);
    expect(abas({ ...semContrato, temSolicitacao: false })).toEqual(['inicio', 'ajuda', 'menu']);
  });
});
