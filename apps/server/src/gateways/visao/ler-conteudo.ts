import type { FormatoGuardado } from '@credito/domain/documento/formatos';
import { lerDocumento } from '@credito/domain/documento/leitura';
import { lerRenda } from '@credito/domain/documento/leitura-de-renda';
import type { PalavraLida, Vision } from '@credito/domain/documento/leitura-tipos';
import type { RendaLida } from '@credito/domain/documento/renda-lida';
import type { Data } from '@credito/domain/tempo/data';
import { lerTextoDoPdf } from '../../arquivos/pdf/abrir-pdf.ts';
import { renderizarPaginas } from '../../arquivos/pdf/renderizar-pdf.ts';
import { temFolego, tomarFolego } from './folego.ts';
import { lerImagem, lerImagemDeComprovante } from './ler-imagem.ts';

/** Front and back, and one sheet to spare: identity documents are not longer. */
const PAGINAS_LIDAS = 3;
/** A statement's text costs nothing to read; pictures of pages do. */
const PAGINAS_DO_COMPROVANTE = 12;
/** A digital CNH has some forty words; a scan with a stamp or a watermark of text has a few. */
const PALAVRAS_DE_UM_PDF_DIGITAL = 12;
const CAIXA_DA_PAGINA = { largura: 2400, altura: 2400 };

export async function lerConteudo(
  conteudo: Uint8Array,
  formato: FormatoGuardado,
  hoje: Data,
): Promise<Vision> {
  tomarFolego();
  if (formato !== 'pdf') return lerDocumento([await lerImagem(conteudo, hoje)], hoje);
  const texto = await lerTextoDoPdf(conteudo, PAGINAS_LIDAS);
  if (texto.flat().length >= PALAVRAS_DE_UM_PDF_DIGITAL) {
    const digital = lerDocumento(texto, hoje);
    if (digital.nome !== null && digital.cpf !== null) return digital;
  }
  return lerDocumento(await lerDesenhos(conteudo, texto.length, (imagem) => lerImagem(imagem, hoje)), hoje);
}

/** The same for a proof of income. */
export async function lerComprovante(
  conteudo: Uint8Array,
  formato: FormatoGuardado,
  hoje: Data,
): Promise<RendaLida> {
  tomarFolego();
  if (formato !== 'pdf') return lerRenda([await lerImagemDeComprovante(conteudo)], hoje);
  const texto = await lerTextoDoPdf(conteudo, PAGINAS_DO_COMPROVANTE);
  if (texto.flat().length >= PALAVRAS_DE_UM_PDF_DIGITAL) return lerRenda(texto, hoje);
  const paginas = Math.min(texto.length, PAGINAS_LIDAS);
  return lerRenda(await lerDesenhos(conteudo, paginas, lerImagemDeComprovante), hoje);
}

async function lerDesenhos(
  conteudo: Uint8Array,
  paginas: number,
  ler: (imagem: Buffer) => Promise<PalavraLida[]>,
): Promise<PalavraLida[][]> {
  const indices = Array.from({ length: paginas }, (_, i) => i);
  return renderizarPaginas(conteudo, { indices, caixa: CAIXA_DA_PAGINA }, async ({ imagem }) =>
    temFolego() ? ler(await imagem.png({ compressionLevel: 1 }).toBuffer()) : [],
  );
}
