/** This machine: as a setting names it, as `new URL(…).hostname` does, or as a Host header without its port. */
export function enderecoLocal(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
}
