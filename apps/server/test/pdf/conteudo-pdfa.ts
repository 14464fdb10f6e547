/** Of ISO 19005-2 and -3 what is asked of pages: every glyph inside the file and readable, colours known, nothing outside the tags. */
import type { Pdf } from '@credito/verificador/pdf/arquivo';
import {
  type Dicionario,
  ehDicionario,
  ehLista,
  Leitor,
  nomeDe,
  textoDe,
  type Valor,
} from '@credito/verificador/pdf/valores';

interface Operacao {
  nome: string;
  operandos: readonly Valor[];
}

function* operacoesDe(bytes: Buffer): Generator<Operacao> {
  const leitor = new Leitor(bytes);
  let operandos: Valor[] = [];
  for (;;) {
    leitor.pular();
    if (leitor.posicao >= bytes.length) return;
    if (/[A-Za-z'"]/.test(String.fromCharCode(bytes[leitor.posicao] ?? 0))) {
      yield { nome: leitor.palavra(), operandos };
      operandos = [];
    } else operandos.push(leitor.valor());
  }
}

export function paginasDe(pdf: Pdf): readonly Dicionario[] {
  const abaixo = (no: Dicionario): readonly Dicionario[] =>
    nomeDe(no.get('Type')) === 'Pages'
      ? (pdf.lista(no.get('Kids')) ?? []).flatMap((filha) => {
          const lida = pdf.dicionario(filha);
          return lida ? abaixo(lida) : [];
        })
      : [no];
  const raiz = pdf.dicionario(pdf.catalogo.get('Pages'));
  return raiz ? abaixo(raiz) : [];
}

/** Operators of ISO 32000-1, annex A, that need CMYK, a shading, a picture inside the page or PostScript: none of ours has any. */
const ESTRANHAS = new Set(['k', 'K', 'sh', 'BI', 'PS', 'BX']);
/** What a profile of red, green and blue makes known. */
const DO_PERFIL = new Set(['DeviceRGB', 'DeviceGray']);
const DE_TEXTO = new Set(['Tj', 'TJ', "'", '"']);
const DE_TRACO = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'Do']);

export function faltasDaPagina(pdf: Pdf, pagina: Dicionario, numero: number): readonly string[] {
  const faltas = new Set<string>();
  const recursos = pdf.dicionario(pagina.get('Resources'));
  const fontes = pdf.dicionario(recursos?.get('Font'));
  let fonte: Fonte | undefined;
  let marcas = 0;
  for (const { nome, operandos } of operacoesDe(conteudoDe(pdf, pagina))) {
    if (ESTRANHAS.has(nome)) faltas.add(`page ${numero}: operator ${nome}`);
    const cores = nome === 'cs' || nome === 'CS' ? nomeDe(operandos[0]) : undefined;
    if (cores !== undefined && !DO_PERFIL.has(cores)) faltas.add(`page ${numero}: colours of ${cores}`);
    if (nome === 'BMC' || nome === 'BDC') marcas += 1;
    if (nome === 'EMC') marcas -= 1;
    if (nome === 'Tf') fonte = lerFonte(pdf, fontes?.get(nomeDe(operandos[0]) ?? ''));
    if (nome === 'Tr' && operandos[0] === 3) faltas.add(`page ${numero}: text that nobody sees`);
    if ((DE_TEXTO.has(nome) || DE_TRACO.has(nome)) && marcas < 1)
      faltas.add(`page ${numero}: ${nome} is neither tagged nor an artifact`);
    if (!DE_TEXTO.has(nome)) continue;
    for (const codigo of codigosDe(operandos)) {
      if (codigo === 0) faltas.add(`page ${numero}: a letter that its font has not`);
      if (!fonte?.letras.has(codigo)) faltas.add(`page ${numero}: a letter that cannot be read`);
    }
  }
  if (marcas !== 0) faltas.add(`page ${numero}: a mark is not closed`);
  for (const proibida of ['AA', 'PresSteps'])
    if (pagina.has(proibida)) faltas.add(`page ${numero} has ${proibida}`);
  return [...faltas, ...faltasDosEstados(pdf, recursos, numero)];
}

function conteudoDe(pdf: Pdf, pagina: Dicionario): Buffer {
  const contents = pagina.get('Contents');
  const lista = pdf.lista(contents) ?? [contents];
  return Buffer.concat(
    lista.flatMap((um) => {
      const fluxo = pdf.fluxo(um as Valor | undefined);
      return fluxo ? [fluxo.bytes, Buffer.from('\n')] : [];
    }),
  );
}

function faltasDosEstados(pdf: Pdf, recursos: Dicionario | undefined, numero: number): readonly string[] {
  const estados = pdf.dicionario(recursos?.get('ExtGState')) ?? new Map<string, Valor>();
  return [...estados.values()].flatMap((um) => {
    const estado = pdf.dicionario(um);
    const proibidas = ['TR', 'HTP', 'SMask'].filter((chave) => estado?.has(chave));
    return [
      ...proibidas.map((chave) => `page ${numero}: a state of graphics with ${chave}`),
      ...(['CA', 'ca'].some((chave) => ![undefined, 1].includes(estado?.get(chave) as number | undefined))
        ? [`page ${numero}: something is transparent`]
        : []),
    ];
  });
}

function codigosDe(operandos: readonly Valor[]): readonly number[] {
  const textos = operandos.flatMap((um) => (ehLista(um) ? um : [um])).flatMap((um) => textoDe(um) ?? []);
  return textos.flatMap((bytes) =>
    Array.from({ length: Math.floor(bytes.length / 2) }, (_, indice) => bytes.readUInt16BE(indice * 2)),
  );
}

interface Fonte {
  /** Codes that a copy or a screen reader gets a letter for. */
  letras: ReadonlySet<number>;
}

function lerFonte(pdf: Pdf, valor: Valor | undefined): Fonte {
  const legenda = pdf.fluxo(pdf.dicionario(valor)?.get('ToUnicode'))?.bytes.toString('latin1') ?? '';
  const letras = new Set<number>();
  for (const [, inicio = '', , lista = ''] of legenda.matchAll(
    /<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi,
  ))
    for (const [indice, [, letra = '']] of [...lista.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      if (letra !== '' && !['0000', 'feff', 'fffe'].includes(letra.toLowerCase()))
        letras.add(Number.parseInt(inicio, 16) + indice);
  return { letras };
}

/** Every font of the file, by what ISO 19005-2, 6.2.11 asks of those that our documents use. */
export function faltasDaFonte(pdf: Pdf, fonte: Dicionario): readonly string[] {
  const nome = nomeDe(fonte.get('BaseFont')) ?? 'without a name';
  const [descendente] = pdf.lista(fonte.get('DescendantFonts')) ?? [];
  const cid = pdf.dicionario(descendente);
  const descritor = pdf.dicionario(cid?.get('FontDescriptor'));
  const pede: readonly (readonly [boolean, string])[] = [
    [nomeDe(fonte.get('Subtype')) === 'Type0', 'is of another kind'],
    [nomeDe(fonte.get('Encoding')) === 'Identity-H', 'has another encoding'],
    [pdf.fluxo(fonte.get('ToUnicode')) !== undefined, 'cannot be turned into text'],
    [nomeDe(cid?.get('CIDToGIDMap')) === 'Identity', 'has no way from codes to glyphs'],
    [/^[A-Z]{6}\+/.test(nome) && nome === nomeDe(cid?.get('BaseFont')), 'is not named as a part of one'],
    [(pdf.fluxo(descritor?.get('FontFile2'))?.bytes.length ?? 0) > 0, 'is not inside the file'],
    [ehDicionario(pdf.resolver(cid?.get('CIDSystemInfo'))), 'has no system of characters'],
  ];
  return pede.filter(([tem]) => !tem).map(([, falta]) => `font ${nome} ${falta}`);
}
