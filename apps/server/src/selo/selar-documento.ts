/** From a document that everybody has signed to its one sealed file. It knows signatures and files, not what is written. */
import { conferirCadeia, type Sha256 } from '@credito/domain/assinatura/cadeia';
import { type Manifesto, manifestoDe } from '@credito/domain/assinatura/manifesto';
import {
  escreverPacote,
  NOME_DAS_EVIDENCIAS,
  type PacoteDeEvidencias,
} from '@credito/domain/assinatura/pacote-de-evidencias';
import { situacaoDasAssinaturas, todosAssinaram } from '@credito/domain/assinatura/quem-assinou';
import type { AutoridadeDeCarimbo } from './carimbo.ts';
import type { ChaveDoSelo } from './chave-do-selo.ts';
import { resumo } from './cms.ts';
import { type ArquivoSelado, selarPdf } from './selar-pdf.ts';

/** Files that the sealed one carries inside. */
export interface AnexoDoSelado {
  nome: string;
  conteudo: Buffer;
  tipo: string;
  descricao: string;
  relacao: 'Source' | 'Data';
}

export interface PedidoDeSelo {
  /** The same pages, the signatures after them, the attachments inside. */
  desenhar(extras: { manifesto: Manifesto; anexos: readonly AnexoDoSelado[] }): Promise<Buffer>;
  /** The exact bytes that everybody has read. */
  pdfLido: Buffer;
  evidencias: Omit<PacoteDeEvidencias, 'formato'>;
  /** Where anybody can look the document up. */
  endereco: string;
  provedor: string;
  chave: ChaveDoSelo;
  autoridade?: AutoridadeDeCarimbo | undefined;
  em: Date;
}

const sha256: Sha256 = (conteudo) => resumo(Buffer.from(conteudo));

/** Never over something that its own evidence does not prove: then it throws, and nothing is sealed. */
export async function selarDocumento(pedido: PedidoDeSelo): Promise<ArquivoSelado> {
  const { pdfLido, evidencias, endereco, provedor, chave, autoridade, em } = pedido;
  exigirProva(pdfLido, evidencias);
  const anexos: readonly AnexoDoSelado[] = [
    {
      nome: evidencias.arquivo,
      conteudo: pdfLido,
      tipo: 'application/pdf',
      descricao: 'O documento como foi lido e assinado',
      relacao: 'Source',
    },
    {
      nome: NOME_DAS_EVIDENCIAS,
      conteudo: Buffer.from(escreverPacote(evidencias)),
      tipo: 'application/json',
      descricao: 'As evidências de cada assinatura',
      relacao: 'Data',
    },
  ];
  const pdf = await pedido.desenhar({ manifesto: manifestoDe(evidencias, endereco), anexos });
  const dizeres = { nome: provedor, motivo: `Selo de ${evidencias.titulo}, assinado por todos`, em };
  return selarPdf(pdf, { chave, dizeres, autoridade });
}

function exigirProva(pdfLido: Buffer, evidencias: PedidoDeSelo['evidencias']): void {
  const { elos, sha256: h0 } = evidencias;
  if (resumo(pdfLido).toString('hex') !== h0) throw new Error('the file is not the one that was signed');
  const falhas = conferirCadeia(elos, sha256);
  if (falhas.length > 0) throw new Error(`the evidence does not hold: ${JSON.stringify(falhas[0])}`);
  const situacao = situacaoDasAssinaturas(
    elos.map(({ registro }) => registro),
    h0,
  );
  if (!todosAssinaram(situacao)) throw new Error(`${situacao.faltam.length} signatures are missing`);
}
