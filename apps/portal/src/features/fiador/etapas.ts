/** Where the person is, as the title says it (spec 2 section 2.6). */
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';

/** While the request is still being filled in there is nothing to correct. */
export function etapaDaTroca(corrigivel: boolean): string {
  return corrigivel ? 'Pendências da solicitação · Troca de fiador' : 'Troca de fiador';
}

export function etapaDoFiador(vaga: VagaDeFiador): string {
  return vaga === 'fiador' ? 'Etapa 4 de 4 · Dados do fiador' : 'Etapa 4 de 4 · Dados do segundo fiador';
}
