/** A PDF written by hand: no library would write what these files are. */
export type Objeto = string | { dicionario: string; fluxo: Buffer };

/** The first object is the catalogue. */
export function escreverPdf(objetos: readonly Objeto[]): Buffer {
  const partes: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const posicoes: number[] = [];
  let posicao = partes[0]?.length ?? 0;
  for (const [indice, objeto] of objetos.entries()) {
    posicoes.push(posicao);
    const corpo =
      typeof objeto === 'string'
        ? Buffer.from(objeto, 'latin1')
        : Buffer.concat([
            Buffer.from(`<<${objeto.dicionario}/Length ${objeto.fluxo.length}>>\nstream\n`),
            objeto.fluxo,
            Buffer.from('\nendstream'),
          ]);
    const inteiro = Buffer.concat([Buffer.from(`${indice + 1} 0 obj\n`), corpo, Buffer.from('\nendobj\n')]);
    partes.push(inteiro);
    posicao += inteiro.length;
  }
  const linhas = posicoes.map((p) => `${String(p).padStart(10, '0')} 00000 n \n`);
  const fim = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${linhas.join('')}trailer\n<</Size ${objetos.length + 1}/Root 1 0 R>>\nstartxref\n${posicao}\n%%EOF`;
  return Buffer.concat([...partes, Buffer.from(fim)]);
}

export const CATALOGO = '<</Type/Catalog/Pages 2 0 R>>';
export const fluxo = (conteudo: string | Buffer, dicionario = ''): Objeto => ({
  dicionario,
  fluxo: Buffer.from(conteudo),
});

/** One page (object 3) with its contents (object 4); what follows is object 5 and on. */
export function umaPagina(
  conteudo: Objeto,
  { recursos = '', mais = '', outros = [] }: { recursos?: string; mais?: string; outros?: readonly Objeto[] },
): Buffer {
  return escreverPdf([
    CATALOGO,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${recursos}>>/Contents 4 0 R${mais}>>`,
    conteudo,
    ...outros,
  ]);
}
