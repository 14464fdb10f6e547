import { deflateSync } from 'node:zlib';
import { documentos } from '../corpus/casos.ts';
import { cifrarPdf, pdfSimples } from '../pdf-hostil.ts';
import { CATALOGO, escreverPdf, fluxo, type Objeto, umaPagina } from './pdf-cru.ts';
import type { Sorteio } from './sorteio.ts';

const MB = 1024 * 1024;

export function arvoreFunda(sorteio: Sorteio): Buffer {
  const niveis = sorteio.um([300, 600, 1_000, 2_000, 4_000, 12_000]) + sorteio.entre(0, 40);
  const ramos = Array.from({ length: niveis }, (_, i) => {
    const pai = i === 0 ? '' : `/Parent ${i + 1} 0 R`;
    return `<</Type/Pages/Count 1/Kids[${i + 3} 0 R]${pai}>>`;
  });
  const folha = `<</Type/Page/Parent ${niveis + 1} 0 R/MediaBox[0 0 595 842]/Contents ${niveis + 3} 0 R>>`;
  return escreverPdf([CATALOGO, ...ramos, folha, fluxo('0 0 50 50 re f')]);
}

const LADRILHO = (passo: number): Objeto =>
  fluxo(
    '0 0 5 5 re f',
    `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep ${passo}/YStep ${passo}/Resources<<>>`,
  );

export function ladrilhoInfinito(sorteio: Sorteio): Buffer {
  const passo = sorteio.um([0.001, 0.01, 0.05, 0.2]) * sorteio.entre(1, 4);
  return umaPagina(fluxo('/Pattern cs /P scn 0 0 595 842 re f'), {
    recursos: '/Pattern<</P 5 0 R>>',
    outros: [LADRILHO(passo)],
  });
}

/** The first page is nothing: who looks at that one alone lets it in. */
export function paginasLentas(sorteio: Sorteio): Buffer {
  const paginas = sorteio.entre(10, 30);
  const passo = sorteio.um([0.05, 0.1, 0.2]) * sorteio.entre(1, 3);
  const filhos = Array.from({ length: paginas }, (_, i) => `${i + 6} 0 R`).join(' ');
  return escreverPdf([
    CATALOGO,
    `<</Type/Pages/Kids[${filhos}]/Count ${paginas}>>`,
    LADRILHO(passo),
    fluxo('0 0 50 50 re f'),
    fluxo('/Pattern cs /P scn 0 0 595 842 re f'),
    ...Array.from(
      { length: paginas },
      (_, i) =>
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Pattern<</P 3 0 R>>>>/Contents ${i === 0 ? 4 : 5} 0 R>>`,
    ),
  ]);
}

function desenhosQueDesenham(largura: number, niveis: number, folha: string): Buffer {
  const forma = (conteudo: string, proximo: number | null) =>
    fluxo(
      conteudo,
      `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<<${proximo === null ? '' : `/XObject<</X ${proximo} 0 R>>`}>>`,
    );
  return umaPagina(fluxo('/X Do '.repeat(largura)), {
    recursos: '/XObject<</X 5 0 R>>',
    outros: Array.from({ length: niveis }, (_, i) =>
      i === niveis - 1 ? forma(folha, null) : forma('/X Do '.repeat(largura), i + 6),
    ),
  });
}

/** A few hundred bytes, `largura` to the power of `niveis` drawings. */
export const desenhosRecursivos = (sorteio: Sorteio): Buffer =>
  desenhosQueDesenham(sorteio.entre(20, 80), sorteio.entre(4, 9), '0 0 300 200 re f');

/** Billion laughs: ten of ten of ten, each with text. */
export const bilhaoDeRisos = (sorteio: Sorteio): Buffer =>
  desenhosQueDesenham(10, sorteio.entre(7, 12), 'q 0.5 g 10 10 m 300 400 500 20 90 700 c S Q '.repeat(40));

/** The same contents again and again: five gigabytes out of a few kilobytes. */
export function bombaFlate(sorteio: Sorteio): Buffer {
  const megabytes = sorteio.um([20, 60, 120]);
  const vezes = sorteio.um([1, 10, 40]);
  const preenchimento = sorteio.um([' ', '\0', '0 0 m ', '1 0 0 1 0 0 cm ']);
  const desdobrado = Buffer.alloc(megabytes * MB, preenchimento);
  return escreverPdf([
    CATALOGO,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents[${'4 0 R '.repeat(vezes)}]>>`,
    fluxo(deflateSync(desdobrado, { level: 9 }), '/Filter/FlateDecode'),
  ]);
}

export function milhaoDeFilhos(sorteio: Sorteio): Buffer {
  const filhos = sorteio.entre(200_000, 1_000_000);
  const repetido = sorteio.um(['3 0 R ', 'null ', '2 0 R ', '[] ']);
  return escreverPdf([
    CATALOGO,
    `<</Type/Pages/Kids[3 0 R ${repetido.repeat(filhos)}]/Count ${sorteio.um([1, 5, filhos])}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    fluxo('0 0 50 50 re f'),
  ]);
}

export function fotoImensaNoPdf(sorteio: Sorteio): Buffer {
  const lado = sorteio.entre(8_000, 30_000);
  const bits = sorteio.um([1, 8]);
  const pixels = deflateSync(Buffer.alloc(Math.min(60 * MB, Math.ceil((lado * lado * bits) / 8))), {
    level: 9,
  });
  return umaPagina(fluxo('595 0 0 842 0 0 cm /I Do'), {
    recursos: '/XObject<</I 5 0 R>>',
    outros: [
      fluxo(
        pixels,
        `/Type/XObject/Subtype/Image/Width ${lado}/Height ${lado}/BitsPerComponent ${bits}/ColorSpace/DeviceGray/Filter/FlateDecode`,
      ),
    ],
  });
}

/** Every field asks to be drawn by the viewer. */
export function formularioImenso(sorteio: Sorteio): Buffer {
  const campos = sorteio.entre(3_000, 20_000);
  const valor = 'x'.repeat(sorteio.entre(10, 200));
  const lista = Array.from({ length: campos }, (_, i) => `${i + 5} 0 R`).join(' ');
  return escreverPdf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</NeedAppearances true/Fields[${lista}]/DA(/Helv 8 Tf)>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Annots[${lista}]>>`,
    fluxo('0 0 50 50 re f'),
    ...Array.from(
      { length: campos },
      (_, i) => `<</Type/Annot/Subtype/Widget/FT/Tx/Ff 4096/F 4/T(c${i})/V(${valor})/Rect[10 10 500 800]>>`,
    ),
  ]);
}

/** What points back to itself: the tree of pages, the inheritance of fields, the older parts of the file. */
export function pdfCiclico(sorteio: Sorteio): Buffer {
  const qual = sorteio.um(['filhos', 'pais', 'campos', 'anteriores'] as const);
  const pagina = `<</Type/Page/Parent ${qual === 'pais' ? 3 : 2} 0 R${qual === 'pais' ? '' : '/MediaBox[0 0 595 842]'}/Contents 4 0 R${qual === 'campos' ? '/Annots[5 0 R]' : ''}>>`;
  const pdf = escreverPdf([
    qual === 'campos' ? '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]>>>>' : CATALOGO,
    `<</Type/Pages/Kids[${qual === 'filhos' ? '2 0 R '.repeat(sorteio.entre(1, 9)) : ''}3 0 R]/Count 1>>`,
    pagina,
    fluxo(`0 0 ${sorteio.entre(20, 90)} 50 re f`),
    '<</Type/Annot/Subtype/Widget/Parent 5 0 R/Kids[5 0 R]/T(a)/V(b)/Rect[9 9 99 99]>>',
  ]);
  if (qual !== 'anteriores') return pdf;
  const texto = pdf.toString('latin1');
  const tabela = texto.lastIndexOf('xref\n0');
  return Buffer.from(texto.replace('/Root 1 0 R>>', `/Root 1 0 R/Prev ${tabela}>>`), 'latin1');
}

export async function pdfCifrado(sorteio: Sorteio): Promise<Buffer> {
  const aberto = await pdfSimples(`Folha ${sorteio.entre(1, 9_999)}`, sorteio.entre(1, 20));
  const cifrado = await cifrarPdf(aberto, sorteio.um(['', 'senha123', 'çãé1']), sorteio.um([128, 256]));
  return sorteio.um([
    cifrado,
    Buffer.from(cifrado.toString('latin1').replace('/Standard', '/Adobe.PS'), 'latin1'),
  ]);
}

const BASES = [
  'formulario-com-aparencias',
  'pagina-com-fotos',
  'anotacao-carimbo',
  'camada-desligada',
] as const;

/** Cut, or with bytes that were changed on the way. */
export async function pdfEstragado(sorteio: Sorteio): Promise<Buffer> {
  const inteiro = Buffer.from(await documentos[sorteio.um(BASES)]());
  if (sorteio.entre(0, 1) === 0) return inteiro.subarray(0, sorteio.entre(200, inteiro.length - 1));
  for (let i = sorteio.entre(5, 60); i > 0; i -= 1)
    inteiro[sorteio.entre(20, inteiro.length - 1)] = sorteio.entre(0, 255);
  return inteiro;
}
