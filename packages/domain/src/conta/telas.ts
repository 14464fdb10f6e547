/** The addresses of screens, as the router of the web apps writes them: `/aceite/:id`, `/pendencias/:passo?`. */

/** The screen that an address opens; each part that the pattern leaves open is any one part. */
export function telaDoEndereco(telas: readonly string[], endereco: string): string | undefined {
  return telas.find((tela) => comoExpressao(tela).test(endereco));
}

function comoExpressao(tela: string): RegExp {
  const partes = tela.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${partes}/?$`, 'i');
}
