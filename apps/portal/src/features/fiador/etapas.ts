/** Where the person is, as the title says it (spec 2 section 2.6). */
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';

export const ETAPA_DA_TROCA = 'Pendências da solicitação · Troca de fiador';

export function etapaDoFiador(vaga: VagaDeFiador, naTroca: boolean): string {
  if (naTroca) return ETAPA_DA_TROCA;
  return vaga === 'fiador' ? 'Etapa 4 de 4 · Dados do fiador' : 'Etapa 4 de 4 · Dados do segundo fiador';
}
