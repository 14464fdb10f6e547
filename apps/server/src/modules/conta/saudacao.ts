import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { ContaGuardada } from './conta.repository.ts';

/** How the person wants to be called: in greetings and messages; contracts keep the name of the document (NAME-03). */
export function saudacaoDe(conta: Pick<ContaGuardada, 'nome' | 'nome_exibicao'>): string {
  return conta.nome_exibicao ?? primeiroNome(conta.nome);
}
