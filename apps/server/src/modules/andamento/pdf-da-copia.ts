/** The declared copy as a tagged PDF in Portuguese: headings, paragraphs and lists that a screen reader follows. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { CopiaDeclarada } from '@credito/api/andamento.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const fonte = (nome: string) =>
  readFileSync(require.resolve(`@fontsource/arimo/files/arimo-latin-${nome}-normal.woff`));

const MARGEM = 56;
const TINTA = '#1c1c1c';
const ESTILOS = {
  H1: { fonte: 'negrito', tamanho: 20, antes: 0, depois: 8 },
  H2: { fonte: 'negrito', tamanho: 14, antes: 16, depois: 4 },
  H3: { fonte: 'negrito', tamanho: 12, antes: 10, depois: 2 },
  P: { fonte: 'regular', tamanho: 11, antes: 0, depois: 2 },
  LI: { fonte: 'regular', tamanho: 11, antes: 0, depois: 2 },
} as const;
type Marca = keyof typeof ESTILOS;

export async function pdfDaCopia(copia: CopiaDeclarada, provedor: string): Promise<Buffer> {
  const titulo = `Solicitação ${copia.protocolo}: o que foi declarado`;
  const documento = new PDFDocument({
    size: 'A4',
    margin: MARGEM,
    // The first font of a document must be one of ours: the built-in ones are never embedded.
    font: '',
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: titulo, Author: provedor, Subject: 'Cópia do que foi declarado no envio da solicitação' },
  });
  documento.registerFont('regular', fonte('400'));
  documento.registerFont('negrito', fonte('700'));
  const raiz = documento.struct('Document');
  documento.addStructure(raiz);

  const escrever = (marca: Marca, texto: string, pai = raiz) => {
    const { fonte: nome, tamanho, antes, depois } = ESTILOS[marca];
    pai.add(
      documento.struct(marca, {}, () => {
        documento
          .font(nome)
          .fontSize(tamanho)
          .fillColor(TINTA)
          .text(texto, MARGEM, documento.y + antes, { paragraphGap: depois });
      }),
    );
  };

  escrever('H1', titulo);
  escrever('P', `Enviada para análise em ${formatarMomento(new Date(copia.em))}, no portal da ${provedor}.`);
  escrever('P', `${copia.curso}, ${copia.instituicao}.`);
  if (copia.versoes.length > 1)
    escrever('P', `Cópia ${copia.versao}: uma correção acrescenta uma cópia e guarda as anteriores.`);
  escrever('H2', `${copia.papel.charAt(0).toUpperCase()}${copia.papel.slice(1)}: ${copia.nome}`);
  for (const { pergunta, itens, documentos } of copia.secoes) {
    if (itens.length === 0 && documentos.length === 0) continue;
    escrever('H3', pergunta);
    for (const { rotulo, valor } of itens)
      escrever('P', rotulo === pergunta ? valor : `${rotulo}${/[?.]$/.test(rotulo) ? '' : ':'} ${valor}`);
    if (documentos.length === 0) continue;
    escrever('P', documentos.length === 1 ? 'Documento enviado:' : 'Documentos enviados:');
    const lista = documento.struct('L');
    raiz.add(lista);
    for (const nome of documentos) escrever('LI', `• ${nome}`, lista);
    lista.end();
  }
  escrever('H2', 'Conferência');
  escrever('P', `Código da cópia inteira (SHA-256): ${copia.sha256}`);
  raiz.end();
  documento.end();
  return buffer(documento as unknown as NodeJS.ReadableStream);
}
