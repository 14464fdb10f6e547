/** The top menu and the tab bar of the student's portal (spec 1 section 2, "Top menu"; spec 3 section 2.2; ADR 0009, 0133). */
import { ESTADOS, type Exibicao, type Sigla } from '../solicitacao/estados.ts';
import type { Data } from '../tempo/data.ts';
import type { AreaDoPortal } from './areas.ts';

export interface FatosDoMenu {
  logado: boolean;
  naPaginaDeLogin: boolean;
  podeIniciarSolicitacao: boolean;
  exibicao: Exibicao;
  sigla: Sigla | null;
  dataIngressoCurso: Data | null;
  formado: boolean;
  linkRegulamento: string | null;
  /** Contracts of which something is paid or was, also settled ones. */
  temContratos: boolean;
  areasDesativadas: readonly AreaDoPortal[];
  alertaDeFraudes: string | null;
}

export type IdDoMenu =
  | 'inicio'
  | 'perfil'
  | 'status'
  | 'contratos'
  | 'financeiro'
  | 'fraudes'
  | 'login'
  | 'regulamento'
  | 'cancelar';

export interface ItemDoMenu {
  id: IdDoMenu;
  texto: string;
  /** Path below the portal's base, or a full address for `externo`. */
  destino: string;
  externo?: true;
  /** Why it cannot be used now; absent when it can. */
  motivo?: string;
}

const PAGINA_POR_EXIBICAO: Readonly<Record<Exibicao, string>> = {
  pendente: '/status',
  analise: '/status-finalizado',
  nenhum: '/universidade-curso',
  aprovada: '/solicitacao-aprovada',
  reprovada: '/solicitacao-reprovada',
};

const ENTRE = 'Entre na sua conta para usar.';

export function itensDoMenu(fatos: FatosDoMenu): readonly ItemDoMenu[] {
  return [
    item('inicio', 'Início', '/inicio', fatos.logado ? null : ENTRE),
    item('perfil', 'Meu perfil', '/perfil', fatos.logado ? null : ENTRE),
    item(
      'status',
      fatos.exibicao === 'nenhum' ? 'Iniciar solicitação' : 'Minha solicitação',
      PAGINA_POR_EXIBICAO[fatos.exibicao],
      motivoDoStatus(fatos),
    ),
    // A wide window has no tab bar.
    ...(fatos.logado && !fatos.areasDesativadas.includes('contratos')
      ? [item('contratos', 'Contratos', '/contratos', null)]
      : []),
    ...(fatos.temContratos && !fatos.areasDesativadas.includes('financeiro')
      ? [item('financeiro', 'Financeiro', '/financeiro', null)]
      : []),
    ...(fatos.alertaDeFraudes
      ? [{ id: 'fraudes', texto: 'Evite fraudes', destino: fatos.alertaDeFraudes, externo: true } as const]
      : []),
    // What somebody has done already, or is doing, is no entry.
    ...(fatos.logado || fatos.naPaginaDeLogin ? [] : [item('login', 'Entrar', '/', null)]),
    // Who is to agree with the rules reads them whenever they like, not only after a contract (spec 1 section 2).
    ...(fatos.logado && fatos.linkRegulamento
      ? [
          {
            id: 'regulamento',
            texto: 'Regras do crédito',
            destino: fatos.linkRegulamento,
            externo: true,
          } as const,
        ]
      : []),
    item('cancelar', 'Cancelar solicitação', '/cancelamento-solicitacao', motivoDoCancelamento(fatos)),
  ];
}

function item(id: IdDoMenu, texto: string, destino: string, motivo: string | null): ItemDoMenu {
  return { id, texto, destino, ...(motivo === null ? {} : { motivo }) };
}

function motivoDoStatus(fatos: FatosDoMenu): string | null {
  if (!fatos.logado) return ENTRE;
  if (fatos.exibicao === 'nenhum')
    return fatos.podeIniciarSolicitacao ? null : 'Você já tem uma solicitação em andamento.';
  return fatos.exibicao === 'aprovada' && fatos.dataIngressoCurso !== null && fatos.formado
    ? 'O curso desta solicitação já terminou.'
    : null;
}

function motivoDoCancelamento(fatos: FatosDoMenu): string | null {
  if (!fatos.logado) return ENTRE;
  if (fatos.sigla === null || fatos.sigla === 'CAN') return 'Você não tem uma solicitação em andamento.';
  return ESTADOS[fatos.sigla].cancelavel ? null : 'Esta solicitação não pode mais ser cancelada.';
}

/** Pages of a section whose address does not begin with the section's own. */
const TAMBEM_DA_SECAO: Readonly<Partial<Record<string, RegExp>>> = {
  '/contratos':
    /^\/(alteracao-contratual|alteracoes|assinatura|assinatura-completa|instrucoes-(assinatura|clicksign|estudante))(\/|$)/,
  '/financeiro': /^\/conferir-boleto$/,
};

/** Whether a page is the one that an entry leads to, or stands below it. */
export const isDaSecao = (caminho: string, destino: string): boolean =>
  caminho === destino ||
  caminho.startsWith(`${destino}/`) ||
  TAMBEM_DA_SECAO[destino]?.test(caminho) === true;

export type IdDaAba = 'inicio' | 'financeiro' | 'contratos' | 'solicitacao' | 'ajuda' | 'menu';

export interface FatosDasAbas extends Pick<FatosDoMenu, 'temContratos' | 'areasDesativadas'> {
  /** In the hands of a contract, or a guarantor of one: its sections come before those of the request. */
  comContrato: boolean;
  temSolicitacao: boolean;
}

/**
 * The specification's four once there is a contract (spec 3 section 2.1), without an area that is disabled for the person,
 * and money as long as no contract moves any. Before that the request and help stand in their place.
 */
export function abas({
  comContrato,
  temContratos,
  temSolicitacao,
  areasDesativadas,
}: FatosDasAbas): readonly IdDaAba[] {
  if (!comContrato && !temContratos)
    return ['inicio', ...(temSolicitacao ? (['solicitacao'] as const) : []), 'ajuda', 'menu'];
  const todas: readonly IdDaAba[] = ['inicio', 'financeiro', 'contratos', 'menu'];
  return todas
    .filter((aba) => aba !== 'financeiro' || temContratos)
    .filter((aba) => !(areasDesativadas as readonly string[]).includes(aba));
}
