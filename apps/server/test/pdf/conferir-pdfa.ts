/**
 * What ISO 19005-2 and -3, level A, ask of a file and a program can look up. It is no validator: nothing here reads font programs,
 * colour profiles or the standard's words about meaning (ADR 0190).
 */
import { Pdf } from '@credito/verificador/pdf/arquivo';
import {
  type Dicionario,
  ehDicionario,
  ehLista,
  nomeDe,
  palavras,
  referenciaDe,
  textoDe,
  type Valor,
} from '@credito/verificador/pdf/valores';
import { faltasDaFonte, faltasDaPagina, paginasDe } from './conteudo-pdfa.ts';

export function faltasDePdfA(bytes: Buffer, parte: 2 | 3): readonly string[] {
  const pdf = new Pdf(bytes);
  const objetos = todosOsObjetos(pdf);
  const fontes = objetos.filter(
    (um) => nomeDe(um.get('Type')) === 'Font' && !nomeDe(um.get('Subtype'))?.startsWith('CIDFont'),
  );
  return [
    ...faltasDoArquivo(bytes, pdf),
    ...faltasDosMetadados(pdf, parte),
    ...faltasDoCatalogo(pdf),
    ...faltasDasCores(pdf),
    ...(fontes.length === 0 ? ['no font'] : fontes.flatMap((fonte) => faltasDaFonte(pdf, fonte))),
    ...paginasDe(pdf).flatMap((pagina, indice) => faltasDaPagina(pdf, pagina, indice + 1)),
    ...objetos.flatMap(faltasDoObjeto),
    ...faltasDosAnexos(pdf, objetos, parte),
    ...faltasDasMarcas(pdf, objetos),
  ];
}

/** Every dictionary that something leads to. */
function todosOsObjetos(pdf: Pdf): readonly Dicionario[] {
  const vistos = new Set<number>();
  const achados: Dicionario[] = [];
  const porVer: (Valor | undefined)[] = [pdf.trailer];
  while (porVer.length > 0) {
    const valor = porVer.pop();
    const numero = referenciaDe(valor);
    if (numero !== undefined && vistos.has(numero)) continue;
    if (numero !== undefined) vistos.add(numero);
    const lido = pdf.resolver(valor);
    if (ehLista(lido)) porVer.push(...lido);
    if (!ehDicionario(lido)) continue;
    achados.push(lido);
    porVer.push(...lido.values());
  }
  return achados;
}

const seFalta = (tem: boolean, falta: string): readonly string[] => (tem ? [] : [falta]);

function faltasDoArquivo(bytes: Buffer, pdf: Pdf): readonly string[] {
  const comeco = bytes.toString('latin1', 0, 16);
  const escrito = bytes.toString('latin1');
  const [de, para] = pdf.lista(pdf.trailer.get('ID')) ?? [];
  return [
    ...seFalta(/^%PDF-1\.[0-7]\n%[\x80-\xff]{4}/.test(comeco), 'its beginning says no version and no bytes'),
    ...seFalta(/%%EOF\r?\n?$/.test(escrito.slice(-8)), 'something follows its end'),
    ...seFalta((textoDe(de)?.length ?? 0) > 0 && (textoDe(para)?.length ?? 0) > 0, 'it has no identifier'),
    ...seFalta(!pdf.trailer.has('Encrypt'), 'it is encrypted'),
    ...seFalta(
      !/\d+ \d+ obj[^\n\r]/.test(semFluxos(escrito)),
      'an object that does not begin on its own line',
    ),
    ...seFalta(!/[^\n\r]endobj/.test(semFluxos(escrito)), 'an object that does not end on its own line'),
  ];
}

const semFluxos = (escrito: string) => escrito.replace(/stream\r?\n[\s\S]*?\nendstream/g, '');

function faltasDosMetadados(pdf: Pdf, parte: number): readonly string[] {
  const fluxo = pdf.fluxo(pdf.catalogo.get('Metadata'));
  const xmp = fluxo?.bytes.toString('utf8') ?? '';
  const info = pdf.dicionario(pdf.trailer.get('Info'));
  const dito = (campo: string) => palavras(textoDe(pdf.resolver(info?.get(campo))) ?? Buffer.alloc(0));
  const noXmp = (marca: string) =>
    new RegExp(`<${marca}>(?:\\s*<rdf:(?:Alt|Seq)>\\s*<rdf:li[^>]*>)?([^<]*)`).exec(xmp)?.[1];
  const [, ano, mes, dia, hora, minuto, segundo] =
    /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(dito('CreationDate')) ?? [];
  return [
    ...seFalta(
      /^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>/.test(xmp),
      'its metadata have no packet',
    ),
    ...seFalta(nomeDe(fluxo?.dicionario.get('Subtype')) === 'XML', 'its metadata are no XML'),
    ...seFalta(noXmp('pdfaid:part') === String(parte), `it does not say that it is PDF/A-${parte}`),
    ...seFalta(noXmp('pdfaid:conformance') === 'A', 'it does not say level A'),
    ...seFalta(noXmp('dc:title') === dito('Title') && dito('Title') !== '', 'its two titles differ'),
    ...seFalta(noXmp('dc:creator') === dito('Author'), 'its two authors differ'),
    ...seFalta(noXmp('dc:description') === dito('Subject'), 'its two subjects differ'),
    ...seFalta(noXmp('pdf:Producer') === dito('Producer'), 'its two producers differ'),
    ...seFalta(noXmp('xmp:CreatorTool') === dito('Creator'), 'its two creators differ'),
    ...seFalta(
      noXmp('xmp:CreateDate') === `${ano}-${mes}-${dia}T${hora}:${minuto}:${segundo}Z`,
      'its two dates differ',
    ),
  ];
}

function faltasDoCatalogo(pdf: Pdf): readonly string[] {
  const { catalogo } = pdf;
  const marcado = pdf.dicionario(catalogo.get('MarkInfo'))?.get('Marked');
  const formulario = pdf.dicionario(catalogo.get('AcroForm'));
  return [
    ...seFalta(marcado === true, 'it does not say that it is tagged'),
    ...seFalta(
      /^pt-BR$/.test(textoDe(catalogo.get('Lang'))?.toString('latin1') ?? ''),
      'it names no language',
    ),
    ...['OpenAction', 'AA', 'Requirements', 'NeedsRendering', 'OCProperties', 'Perms']
      .filter((chave) => catalogo.has(chave))
      .map((chave) => `its catalog has ${chave}`),
    ...['XFA', 'NeedAppearances']
      .filter((chave) => formulario?.has(chave))
      .map((chave) => `its form has ${chave}`),
    ...seFalta(!pdf.dicionario(catalogo.get('Names'))?.has('JavaScript'), 'it carries a program'),
  ];
}

function faltasDasCores(pdf: Pdf): readonly string[] {
  const intencoes = (pdf.lista(pdf.catalogo.get('OutputIntents')) ?? []).map((uma) => pdf.dicionario(uma));
  const [intencao] = intencoes;
  const perfil = pdf.fluxo(intencao?.get('DestOutputProfile'));
  return [
    ...seFalta(intencoes.length === 1 && nomeDe(intencao?.get('S')) === 'GTS_PDFA1', 'it says no colours'),
    ...seFalta(textoDe(intencao?.get('OutputConditionIdentifier')) !== undefined, 'its colours have no name'),
    // Bytes 8 and 36 of a profile: its version, and the word that every profile has (ISO 15076-1, 7.2).
    ...seFalta(
      perfil?.dicionario.get('N') === 3 &&
        (perfil.bytes[8] ?? 9) < 5 &&
        perfil.bytes.toString('latin1', 16, 20) === 'RGB ' &&
        perfil.bytes.toString('latin1', 36, 40) === 'acsp',
      'its colours have no profile of red, green and blue',
    ),
  ];
}

const ACOES_PROIBIDAS = new Set([
  'Launch',
  'Sound',
  'Movie',
  'ResetForm',
  'ImportData',
  'JavaScript',
  'Hide',
  'SetOCGState',
  'Rendition',
  'Trans',
  'GoTo3DView',
  'SubmitForm',
]);
/** ISO 32000-1, table 165: Print set; Invisible, Hidden, NoView and ToggleNoView not. */
const IMPRIME = 4;
const ESCONDE = 1 | 2 | 32 | 256;

function faltasDoObjeto(objeto: Dicionario): readonly string[] {
  const tipo = nomeDe(objeto.get('Type'));
  const filtro = objeto.get('Filter');
  const filtros = (ehLista(filtro) ? filtro : [filtro]).map(nomeDe);
  const bandeiras = objeto.get('F');
  const [x1, y1, x2, y2] = ehLista(objeto.get('Rect')) ? (objeto.get('Rect') as readonly Valor[]) : [];
  return [
    ...seFalta(!filtros.includes('LZWDecode') && !filtros.includes('Crypt'), 'a stream in LZW or encrypted'),
    ...seFalta(
      !(objeto.has('Length') && (objeto.has('F') || objeto.has('FFilter'))),
      'a stream outside the file',
    ),
    ...seFalta(!ACOES_PROIBIDAS.has(nomeDe(objeto.get('S')) ?? ''), 'an action'),
    ...seFalta(
      !['PS', 'Image', 'Form'].includes(nomeDe(objeto.get('Subtype')) ?? '') || !objeto.has('Ref'),
      'a page of another file',
    ),
    ...(tipo === 'Annot'
      ? [
          ...seFalta(
            typeof bandeiras === 'number' && (bandeiras & IMPRIME) !== 0 && (bandeiras & ESCONDE) === 0,
            'a note that is not printed',
          ),
          ...seFalta((x1 === x2 && y1 === y2) || objeto.has('AP'), 'a note without a look of its own'),
          ...seFalta(!objeto.has('A') && !objeto.has('AA'), 'a note that acts'),
        ]
      : []),
  ];
}

function faltasDosAnexos(pdf: Pdf, objetos: readonly Dicionario[], parte: number): readonly string[] {
  const comArquivo = objetos.filter((um) => um.has('EF'));
  if (parte === 2) return seFalta(comArquivo.length === 0, 'a file inside that PDF/A-2 does not know');
  const associados = (pdf.lista(pdf.catalogo.get('AF')) ?? []).map((um) =>
    textoDe(pdf.dicionario(um)?.get('UF'))?.toString(),
  );
  return [
    ...seFalta(comArquivo.length > 0, 'no file inside'),
    ...comArquivo.flatMap((um) => {
      const nome = textoDe(um.get('UF'))?.toString() ?? 'without a name';
      const fluxo = pdf.fluxo(pdf.dicionario(um.get('EF'))?.get('F'));
      const dados = pdf.dicionario(fluxo?.dicionario.get('Params'));
      return [
        ...seFalta(
          textoDe(um.get('F')) !== undefined && textoDe(um.get('UF')) !== undefined,
          `${nome}: a file without its two names`,
        ),
        ...seFalta(
          ['Source', 'Data', 'Alternative', 'Supplement', 'Unspecified'].includes(
            nomeDe(um.get('AFRelationship')) ?? '',
          ),
          `${nome}: it does not say what it is to the document`,
        ),
        ...seFalta(associados.includes(nome), `${nome}: the document does not name it as its own`),
        ...seFalta(
          /^[\w.+-]+\/[\w.+-]+$/.test(nomeDe(fluxo?.dicionario.get('Subtype')) ?? ''),
          `${nome}: no kind`,
        ),
        ...seFalta(textoDe(dados?.get('ModDate')) !== undefined, `${nome}: no date`),
      ];
    }),
  ];
}

const DO_PADRAO = new Set(
  'Document Part Sect H1 H2 H3 P L LI Lbl LBody Table TR TH TD THead TBody TFoot Caption Figure Span Form'.split(
    ' ',
  ),
);

function faltasDasMarcas(pdf: Pdf, objetos: readonly Dicionario[]): readonly string[] {
  const raiz = pdf.dicionario(pdf.catalogo.get('StructTreeRoot'));
  const elementos = objetos.filter(
    (um) => nomeDe(um.get('Type')) === 'StructElem' || (um.has('S') && um.has('P') && um.has('K')),
  );
  return [
    ...seFalta(raiz?.has('ParentTree') === true && raiz.has('K'), 'it has no tree of tags'),
    ...seFalta(elementos.length > 0, 'it has no tags'),
    ...elementos.flatMap((um) => {
      const marca = nomeDe(um.get('S')) ?? '';
      return [
        ...seFalta(DO_PADRAO.has(marca), `a tag that the standard does not know: ${marca}`),
        ...seFalta(
          marca !== 'Figure' || textoDe(um.get('Alt')) !== undefined,
          'a picture that nobody describes',
        ),
      ];
    }),
  ];
}
