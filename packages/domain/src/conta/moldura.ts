/** The desktop frame (spec 3 section 2.11): the student's pages outside this list are shown in a phone-sized frame. */
const SEM_MOLDURA: readonly string[] = [
  '/recuperacao-senha',
  '/redefinir-senha',
  '/login-como',
  '/contratos',
  '/financeiro',
  '/perfil',
  '/inicio',
  '/atualizacao-cadastral',
  '/pendencias-atualizacao',
  '/pendencias-atualizacao-fiador',
  '/reiniciar-atualizacao',
  '/alteracao-contratual',
  '/ajuda',
];

export function pedeMoldura(caminho: string): boolean {
  const limpo = caminho.replace(/\/+$/, '');
  if (limpo === '' || limpo.startsWith('/redirect-to-')) return false;
  return !SEM_MOLDURA.some((pagina) => limpo === pagina || limpo.startsWith(`${pagina}/`));
}
