/**
 * The redirect pages (spec 3 section 2.1): to the former student portal and to the external credit-request portal.
 * An address that is not configured leads to this portal's own screen, so that nothing dead is shown.
 */
export interface EnderecosLegados {
  portalLegado: string | null;
  maisAcesso: string | null;
}

interface Redirecionamento {
  portal: keyof EnderecosLegados;
  /** Below the other portal's address. */
  la: string;
  /** Our own screen. */
  aqui: string;
}

export const REDIRECIONAMENTOS: Readonly<Record<string, Redirecionamento>> = {
  '/redirect-to-pde': { portal: 'portalLegado', la: '', aqui: '/inicio' },
  '/redirect-to-pde-inicio': { portal: 'portalLegado', la: 'inicio', aqui: '/inicio' },
  '/redirect-to-pde-contratos': { portal: 'portalLegado', la: 'contratos', aqui: '/contratos' },
  '/redirect-to-pde-financeiro': { portal: 'portalLegado', la: 'financeiro', aqui: '/financeiro' },
  '/redirect-to-pde-perfil': { portal: 'portalLegado', la: 'perfil', aqui: '/perfil' },
  '/redirect-to-pde-solicitacao': { portal: 'portalLegado', la: 'solicitacao', aqui: '/status' },
  '/redirect-to-pde-login': { portal: 'portalLegado', la: 'login', aqui: '/' },
  '/redirect-to-mais-acesso': { portal: 'maisAcesso', la: '', aqui: '/inicio' },
};

/** The migration screen counts before it leaves (spec 1 section 9). */
export const SEGUNDOS_DA_MIGRACAO = 3;

export type Destino = { tipo: 'fora'; url: string } | { tipo: 'aqui'; caminho: string };

export function destinoDoRedirecionamento(
  caminho: string,
  enderecos: EnderecosLegados,
  existe: (caminho: string) => boolean,
): Destino {
  const { portal, la, aqui } = REDIRECIONAMENTOS[caminho] ?? { portal: null, la: '', aqui: '/inicio' };
  const base = portal && enderecos[portal];
  if (base) return { tipo: 'fora', url: la === '' ? base : `${base.replace(/\/+$/, '')}/${la}` };
  return { tipo: 'aqui', caminho: existe(aqui) ? aqui : '/inicio' };
}
