/** Who may do what (spec 1 section 6; decisions, "Back office"). */

export const PAPEIS_DE_OPERADOR = [
  'analista',
  'instituicao',
  'suporte',
  'administrador',
  'representante',
] as const;
export type PapelDeOperador = (typeof PAPEIS_DE_OPERADOR)[number];

export const PERMISSOES_DE_GESTAO = [
  'ver-filas',
  'ver-solicitacao',
  'ver-documento',
  'revelar-dados',
  'avaliar-documento',
  'decidir-solicitacao',
  'decidir-pela-instituicao',
  'anotar',
  'acessar-como-suporte',
  'desativar-areas',
  'administrar-operadores',
  'administrar-catalogo',
  'ver-relatorios',
  'ver-mensagens',
  'exportar-dados',
  'ver-contratos',
  'ler-contratos',
  'agir-em-contratos',
  'gerar-contratos',
  'analisar-contratos',
  'efetivar-contratos',
  'contratos-da-instituicao',
  'assinar-pelo-provedor',
  'ver-financeiro',
  'agir-no-financeiro',
  'acompanhar-assinaturas',
  'conduzir-assinaturas',
] as const;
export type PermissaoDeGestao = (typeof PERMISSOES_DE_GESTAO)[number];

export const PERMISSOES_POR_PAPEL: Readonly<Record<PapelDeOperador, readonly PermissaoDeGestao[]>> = {
  analista: [
    'ver-filas',
    'ver-solicitacao',
    'ver-documento',
    'revelar-dados',
    'avaliar-documento',
    'decidir-solicitacao',
    'anotar',
    'exportar-dados',
    'ver-contratos',
    'ler-contratos',
    'agir-em-contratos',
    'gerar-contratos',
    'analisar-contratos',
    'efetivar-contratos',
    'ver-financeiro',
    'agir-no-financeiro',
    'acompanhar-assinaturas',
    'conduzir-assinaturas',
  ],
  instituicao: [
    'ver-filas',
    'ver-solicitacao',
    'decidir-pela-instituicao',
    'ver-contratos',
    'ler-contratos',
    'contratos-da-instituicao',
  ],
  suporte: [
    'ver-solicitacao',
    'anotar',
    'acessar-como-suporte',
    'desativar-areas',
    'ver-mensagens',
    'ver-contratos',
    'ver-financeiro',
    'acompanhar-assinaturas',
  ],
  administrador: [
    'administrar-operadores',
    'administrar-catalogo',
    'ver-relatorios',
    'ver-mensagens',
    'exportar-dados',
  ],
  // Signs what the others made, and makes nothing of it.
  representante: ['assinar-pelo-provedor', 'ver-contratos', 'ler-contratos'],
};

/**
 * What a route demands:
 * - `publica`: anybody, also without a session;
 * - `conta`: a logged-in person (student or guarantor); ownership is checked by the use case;
 * - `conta-propria`: the same, refused to a support session, which only looks;
 * - `gestao:...`: a staff session whose role holds the permission;
 * - `gestao`: any complete staff session.
 */
export type Permissao = 'publica' | 'conta' | 'conta-propria' | 'gestao' | `gestao:${PermissaoDeGestao}`;

export function podeNaGestao(papel: PapelDeOperador, permissao: PermissaoDeGestao): boolean {
  return PERMISSOES_POR_PAPEL[papel].includes(permissao);
}
