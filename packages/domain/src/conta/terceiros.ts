/**
 * Where a script of somebody else may run (decisions, "Registration and codes"): only after consent, and never on a
 * page that shows a document, a password, a token or another person's data. A new page is closed until it is named.
 */
const PAGINAS_ABERTAS: readonly string[] = [
  '/ajuda',
  '/inicio',
  '/universidade-curso',
  '/status',
  '/status-finalizado',
  '/solicitacao-aprovada',
  '/solicitacao-reprovada',
];

/** "Tracking script loaded with a 6 s delay" (spec 3 section 9). */
export const ESPERA_DO_RASTREAMENTO_MS = 6_000;

/** `caminho` is below the portal's base; the guarantor's portal shows another person's data everywhere. */
export function aceitaTerceiros(portal: 'estudante' | 'fiador', caminho: string): boolean {
  const limpo = caminho.replace(/\/+$/, '');
  if (portal === 'fiador') return limpo === '/ajuda';
  return PAGINAS_ABERTAS.some((pagina) => limpo === pagina || limpo.startsWith(`${pagina}/`));
}
