/** The same server, another database. */
export function comBanco(url: string, banco: string): string {
  const outra = new URL(url);
  outra.pathname = `/${banco}`;
  return outra.href;
}
