/** The room for the seal inside the file that it seals, and what is put into it. */
import { createHash } from 'node:crypto';
import { Pdf } from '@credito/verificador/pdf/arquivo';
import { referenciaDe, type Valor } from '@credito/verificador/pdf/valores';
import { atualizar, dicionario, escreverValor, nome, referencia, tamanhoDe, texto } from './escrever-pdf.ts';

/** For a certificate with two above it, and for a time-stamp that brings as many. */
const BYTES_DO_LUGAR = 16_384;
const DIGITOS = 10;
const SEM_FAIXA = `[0${` ${'0'.repeat(DIGITOS)}`.repeat(3)}]`;
/** Print and Locked: neither moved nor left out on paper. */
const IMPRIME_E_NAO_MUDA = 4 + 128;

export interface DizeresDoSelo {
  /** Whoever seals. */
  nome: string;
  motivo: string;
  em: Date;
}

/** One field for the signature, without a picture: what people see of it is written on the last page. */
export function abrirLugar(bytes: Buffer, dizeres: DizeresDoSelo): Buffer {
  const pdf = new Pdf(bytes);
  const [doCatalogo, daPagina] = [referenciaDe(pdf.trailer.get('Root')), primeiraPagina(pdf)];
  if (doCatalogo === undefined) throw new Error('a PDF without a catalog');
  if (pdf.catalogo.has('AcroForm')) throw new Error('a PDF that has fields is not ours to seal');
  const pagina = pdf.dicionario(referencia(daPagina));
  if (!pagina) throw new Error('a PDF without pages');
  const selo = tamanhoDe(pdf);
  const campo = selo + 1;
  const anotacoes = pdf.lista(pagina.get('Annots')) ?? [];
  const formulario = dicionario({ SigFlags: 3, Fields: [referencia(campo)] });
  return atualizar(pdf, [
    { numero: selo, corpo: dicionarioDoSelo(dizeres) },
    {
      numero: campo,
      corpo: escreverValor(
        dicionario({
          Type: nome('Annot'),
          Subtype: nome('Widget'),
          FT: nome('Sig'),
          T: texto('Selo'),
          TU: texto(dizeres.motivo),
          F: IMPRIME_E_NAO_MUDA,
          Rect: [0, 0, 0, 0],
          P: referencia(daPagina),
          V: referencia(selo),
        }),
      ),
    },
    { numero: doCatalogo, corpo: escreverValor(new Map([...pdf.catalogo, ['AcroForm', formulario]])) },
    {
      numero: daPagina,
      corpo: escreverValor(new Map([...pagina, ['Annots', [...anotacoes, referencia(campo)]]])),
    },
  ]);
}

function primeiraPagina(pdf: Pdf): number {
  const paginas = pdf.dicionario(pdf.catalogo.get('Pages'));
  const primeira = referenciaDe(pdf.lista(paginas?.get('Kids'))?.[0]);
  if (primeira === undefined) throw new Error('a PDF without pages');
  return primeira;
}

function dicionarioDoSelo({ nome: quem, motivo, em }: DizeresDoSelo): string {
  const hora = em.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  const membros: Record<string, Valor> = {
    Type: nome('Sig'),
    Filter: nome('Adobe.PPKLite'),
    SubFilter: nome('ETSI.CAdES.detached'),
    Name: texto(quem),
    Reason: texto(motivo),
    M: { tipo: 'texto', bytes: Buffer.from(`D:${hora}+00'00'`) },
  };
  const ditos = escreverValor(dicionario(membros)).slice(0, -3);
  return `${ditos} /ByteRange ${SEM_FAIXA} /Contents <${'0'.repeat(BYTES_DO_LUGAR * 2)}> >>`;
}

export interface LugarAberto {
  pdf: Buffer;
  inicio: number;
  fim: number;
}

/** Says in the file itself which bytes the seal speaks of, and gives their digest. */
export function medirLugar(pdf: Buffer): LugarAberto & { resumo: Buffer } {
  const inicio = pdf.lastIndexOf('/Contents <', undefined, 'latin1') + '/Contents '.length;
  const fim = inicio + BYTES_DO_LUGAR * 2 + 2;
  const faixa = pdf.lastIndexOf(SEM_FAIXA, inicio, 'latin1');
  const escrita = [0, ...[inicio, fim, pdf.length - fim].map((valor) => String(valor).padEnd(DIGITOS))];
  pdf.write(`[${escrita.join(' ')}]`, faixa, 'latin1');
  const resumo = createHash('sha256').update(pdf.subarray(0, inicio)).update(pdf.subarray(fim)).digest();
  return { pdf, inicio, fim, resumo };
}

export function preencherLugar({ pdf, inicio, fim }: LugarAberto, cms: Buffer): Buffer {
  const cabem = fim - inicio - 2;
  if (cms.length * 2 > cabem) throw new Error('the signature is larger than its room');
  pdf.write(cms.toString('hex').padEnd(cabem, '0'), inicio + 1, 'latin1');
  return pdf;
}
