import { nomeDoAparelho } from './aparelho.ts';

/** Right after the registration the first login is the person's own. */
const PRIMEIRO_ACESSO_MS = 60 * 60_000;

export interface FatosDoAcesso {
  /** Browser of this login. */
  agente: string | null;
  /** Browsers of the sessions that are still remembered. */
  anteriores: readonly (string | null)[];
  contaCriadaEm: Date;
  agora: Date;
}

/** Whether the person is told of a login: a kind of device that the account was not used on. */
export function acessoNovo({ agente, anteriores, contaCriadaEm, agora }: FatosDoAcesso): boolean {
  if (anteriores.length === 0) return agora.getTime() - contaCriadaEm.getTime() > PRIMEIRO_ACESSO_MS;
  const aparelho = nomeDoAparelho(agente);
  return !anteriores.some((anterior) => nomeDoAparelho(anterior) === aparelho);
}
