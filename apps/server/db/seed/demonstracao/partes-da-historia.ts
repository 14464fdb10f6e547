/** What many stories say in the same words. */
import { ESTADOS, type Sigla } from '@credito/domain/solicitacao/estados';
import type { FiadorDaHistoria, Historia } from './historia.ts';
import type { PessoaDaDemonstracao } from './pessoas.ts';

export const em = (sigla: Sigla): Historia['fim'] => ({
  sigla,
  statusSolicitacao: ESTADOS[sigla].statusSolicitacao[0],
});

export const fiador = (
  pessoa: PessoaDaDemonstracao,
  parentesco: FiadorDaHistoria['parentesco'],
  resto: Partial<FiadorDaHistoria> = {},
): FiadorDaHistoria => ({ pessoa, parentesco, foi: 'completo', ...resto });

export const TUDO = {};
