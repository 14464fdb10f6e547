/** The declared copy as a PDF: headings, paragraphs and lists that a screen reader follows. */
import type { CopiaDeclarada } from '@credito/api/andamento.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { type Estilo, Folha } from './folha.ts';

const TITULO: Estilo = { peso: 'negrito', tamanho: 19 };
const PARTE: Estilo = { peso: 'negrito', tamanho: 14 };
const PERGUNTA: Estilo = { peso: 'negrito', tamanho: 12 };
const TEXTO: Estilo = { peso: 'regular', tamanho: 12 };
const RECUO_DA_LISTA = 12;
/** A question keeps room for its answer. */
const JUNTO = 34;

export interface PedidoDeCopia {
  copia: CopiaDeclarada;
  provedor: string;
}

export function desenharCopia({ copia, provedor }: PedidoDeCopia): Promise<Buffer> {
  const titulo = `Solicitação ${copia.protocolo}: o que foi declarado`;
  const folha = new Folha({
    titulo,
    autor: provedor,
    assunto: 'Cópia do que foi declarado no envio da solicitação',
    data: new Date(copia.em),
    rodape: `${provedor} · Solicitação ${copia.protocolo}`,
  });
  const paragrafo = (texto: string) => folha.escrever(folha.raiz, 'P', texto, TEXTO, { depois: 2 });
  folha.escrever(folha.raiz, 'H1', titulo, TITULO, { depois: 6 });
  paragrafo(
    `Enviada para análise em ${formatarMomento(new Date(copia.em))}, no portal de crédito de ${provedor}.`,
  );
  paragrafo(`${copia.curso}, ${copia.instituicao}.`);
  if (copia.versoes.length > 1)
    paragrafo(`Cópia ${copia.versao}: uma correção acrescenta uma cópia e guarda as anteriores.`);
  const papel = `${copia.papel.charAt(0).toUpperCase()}${copia.papel.slice(1)}`;
  folha.escrever(folha.raiz, 'H2', `${papel}: ${copia.nome}`, PARTE, { antes: 16, depois: 4, junto: JUNTO });
  for (const { titulo: parte, itens, documentos } of copia.secoes) {
    if (itens.length === 0 && documentos.length === 0) continue;
    folha.escrever(folha.raiz, 'H3', parte, PERGUNTA, { antes: 10, depois: 2, junto: JUNTO });
    for (const { rotulo, valor } of itens) paragrafo(emFrase(rotulo, valor, parte));
    if (documentos.length > 0) listarDocumentos(folha, documentos, paragrafo);
  }
  folha.escrever(folha.raiz, 'H2', 'Conferência', PARTE, { antes: 16, depois: 4, junto: JUNTO });
  paragrafo(`Código da cópia inteira (SHA-256): ${copia.sha256}`);
  return folha.terminar();
}

/** What was asked stands before its answer, unless the heading says it; a declaration that was made stands for itself. */
function emFrase(rotulo: string, valor: string, titulo: string): string {
  if (rotulo === titulo) return valor;
  if (rotulo.endsWith('.') && valor === 'Sim') return rotulo;
  return `${rotulo}${/[?.]$/.test(rotulo) ? '' : ':'} ${valor}`;
}

function listarDocumentos(
  folha: Folha,
  documentos: readonly string[],
  paragrafo: (texto: string) => void,
): void {
  paragrafo(documentos.length === 1 ? 'Documento enviado:' : 'Documentos enviados:');
  folha.grupo(folha.raiz, 'L', (lista) => {
    for (const nome of documentos)
      folha.grupo(lista, 'LI', (item) =>
        folha.escrever(item, 'LBody', nome, TEXTO, { numero: '•', recuo: RECUO_DA_LISTA, depois: 2 }),
      );
  });
}
