import { useRouter } from 'wouter';

export type NomeDoPortal = 'estudante' | 'fiador';

/** Student and guarantor share the account; the base of the address says whose portal this is. */
export function usePortal(): NomeDoPortal {
  return useRouter().base === '/fiador' ? 'fiador' : 'estudante';
}
