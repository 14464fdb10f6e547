/** A contract that three people have signed, and its one sealed file: made-up people, keys of a demonstration. */
import { createHash, generateKeyPairSync, type X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sha256 } from '@credito/domain/assinatura/cadeia';
import type { EloDeEvidencia } from '@credito/domain/assinatura/evidencia';
import { evidenciasDeExemplo } from '@credito/domain/assinatura/exemplo-de-evidencias';
import { manifestoDe } from '@credito/domain/assinatura/manifesto';
import { escreverPacote, NOME_DAS_EVIDENCIAS } from '@credito/domain/assinatura/pacote-de-evidencias';
import { escreverContrato } from '@credito/domain/contrato/texto/escrever-contrato';
import { dadosDeExemplo } from '@credito/domain/contrato/texto/exemplo-de-dados';
import { desenharContrato, desenharSelado } from '../../src/pdf/desenhar-contrato.ts';
import type { AutoridadeDeCarimbo } from '../../src/selo/carimbo.ts';
import { emitirCertificado, type Uso } from '../../src/selo/certificado-proprio.ts';
import type { ChaveDoSelo } from '../../src/selo/chave-do-selo.ts';
import {
  type ChavesDaDemonstracao,
  obterChavesDaDemonstracao,
} from '../../src/selo/chaves-da-demonstracao.ts';
import { type PedidoDeSelo, selarDocumento } from '../../src/selo/selar-documento.ts';
import { selarPdf } from '../../src/selo/selar-pdf.ts';

export const EM = new Date('2027-01-11T12:10:00Z');
const CODIGO = 'ABCDEFGHJKMNPQRS';
export const ENDERECO = `https://portal.exemplo.org.br/verificar/${CODIGO}`;

const sha256: Sha256 = (conteudo) => createHash('sha256').update(conteudo).digest();
const hexDe = (conteudo: Uint8Array) => Buffer.from(sha256(conteudo)).toString('hex');

export function chavesDeTeste(): ChavesDaDemonstracao {
  const pasta = mkdtempSync(join(tmpdir(), 'chaves-do-selo-'));
  try {
    return obterChavesDaDemonstracao(pasta, 'Fundação Ipê', EM);
  } finally {
    rmSync(pasta, { recursive: true });
  }
}

const texto = escreverContrato(dadosDeExemplo());

export async function pedidoDeSelo(
  chave: ChaveDoSelo,
  {
    autoridade,
    mudar = (elos) => elos,
  }: {
    autoridade?: AutoridadeDeCarimbo;
    mudar?: (elos: EloDeEvidencia[]) => readonly EloDeEvidencia[];
  } = {},
): Promise<PedidoDeSelo> {
  const pdfLido = await desenharContrato({ texto });
  const documento = { sha256: hexDe(pdfLido), blocosSha256: '22'.repeat(32), modelo: '1' };
  const elos = mudar(evidenciasDeExemplo(documento, sha256));
  return {
    desenhar: ({ manifesto, anexos }) => desenharSelado({ texto, manifesto, anexos }),
    pdfLido,
    evidencias: {
      envelope: elos[0]?.registro.envelope ?? '',
      titulo: texto.titulo,
      codigo: CODIGO,
      arquivo: 'contrato-lido.pdf',
      sha256: documento.sha256,
      elos,
    },
    endereco: ENDERECO,
    provedor: 'Fundação Ipê',
    chave,
    autoridade,
    em: EM,
  };
}

/** The file as it stands just before its seal. */
export async function antesDoSelo(): Promise<Buffer> {
  let desenhado: Buffer = Buffer.alloc(0);
  const pedido = await pedidoDeSelo(outraChave().chave);
  await selarDocumento({
    ...pedido,
    desenhar: async (extras) => {
      desenhado = await pedido.desenhar(extras);
      return desenhado;
    },
  });
  return desenhado;
}

interface Forjado {
  /** In the place of what everybody has read. */
  lido?: Buffer;
  /** In the place of the evidence, as text. */
  evidencias?: string;
  em?: Date;
  autoridade?: AutoridadeDeCarimbo;
}

/** What whoever holds the key could seal past every check: only the verifier is left to tell it. */
export async function seloForjado(
  chave: ChaveDoSelo,
  pedido: PedidoDeSelo,
  { lido, evidencias, em = EM, autoridade }: Forjado = {},
): Promise<Buffer> {
  const anexo = (nome: string, conteudo: Buffer, relacao: 'Source' | 'Data') =>
    ({ nome, conteudo, relacao, tipo: 'application/octet-stream', descricao: nome }) as const;
  const pdf = await pedido.desenhar({
    manifesto: manifestoDe(pedido.evidencias, ENDERECO),
    anexos: [
      anexo(pedido.evidencias.arquivo, lido ?? pedido.pdfLido, 'Source'),
      anexo(NOME_DAS_EVIDENCIAS, Buffer.from(evidencias ?? escreverPacote(pedido.evidencias)), 'Data'),
    ],
  });
  const dizeres = { nome: 'Fundação Ipê', motivo: 'forjado', em };
  return (await selarPdf(pdf, { chave, dizeres, autoridade })).pdf;
}

/** A key of one's own, under a root of one's own; valid for two years around the day of the tests unless said. */
export function outraChave({
  de = new Date('2026-01-01T00:00:00Z'),
  ate = new Date('2028-01-01T00:00:00Z'),
  uso = 'selo' as Uso,
} = {}): { chave: ChaveDoSelo; raiz: X509Certificate } {
  const nova = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const emissor = { titular: 'Outra autoridade', chave: nova() };
  const chave = nova();
  const limites = { de: new Date('2020-01-01T00:00:00Z'), ate: new Date('2040-01-01T00:00:00Z') };
  return {
    raiz: emitirCertificado({ uso: 'raiz', ...emissor, emissor, ...limites }),
    chave: {
      chave,
      certificado: emitirCertificado({ uso, titular: 'Outra fundação', chave, emissor, de, ate }),
      intermediarios: [],
    },
  };
}

export async function documentoSelado(chave: ChaveDoSelo, autoridade?: AutoridadeDeCarimbo) {
  return selarDocumento(await pedidoDeSelo(chave, { ...(autoridade && { autoridade }) }));
}
