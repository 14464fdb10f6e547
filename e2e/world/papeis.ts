/** The papers of a made-up person, as pictures and PDFs that a phone would send. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { gerarRg, imprimirPdf } from '../../apps/server/db/seed/documentos-ficticios/gerar-documento.ts';
import type { Pessoa } from './pessoas.ts';

export interface Arquivo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const MAE = 'Helena Duarte Reis';
export const NASCIMENTO = '1990-05-20';

export async function rgDe(pessoa: Pessoa): Promise<Arquivo> {
  const buffer = await gerarRg({
    nome: pessoa.nome,
    cpf: pessoa.cpf,
    mae: MAE,
    nascimento: NASCIMENTO,
    expedicao: '2021-03-10',
  });
  return { name: 'rg.jpg', mimeType: 'image/jpeg', buffer };
}

/** The same document photographed again, in a little more light: another file. */
export async function outraFotoDoRg(pessoa: Pessoa): Promise<Arquivo> {
  const { buffer, ...foto } = await rgDe(pessoa);
  return {
    ...foto,
    buffer: await sharp(buffer).modulate({ brightness: 1.03 }).jpeg({ quality: 92 }).toBuffer(),
  };
}

/** A picture that is not uniform, for a selfie. */
export async function selfie(): Promise<Arquivo> {
  return { name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: await gerarRg({}, { faces: 0 }) };
}

/** A bill: nothing on it looks like an identity document. */
const CONTA_DE_LUZ = {
  altura: 700,
  fundo: '#ffffff',
  traco: '#333333',
  fotos: [],
  textos: [
    'Companhia de Energia do Vale',
    'Conta de luz',
    'Rua das Laranjeiras, 120',
    'Total a pagar: R$ 143,20',
    'Pague em qualquer banco, casa lotérica ou pelo aplicativo',
    'Consumo medido neste mês em quilowatts por hora, com impostos',
    'Atendimento ao cliente todos os dias, também por mensagem',
  ].map((texto, linha) => ({ texto, x: 60, y: 80 + linha * 60, tamanho: 32 })),
};

export async function comprovante(nome: string): Promise<Arquivo> {
  return {
    name: `${nome}.pdf`,
    mimeType: 'application/pdf',
    buffer: await imprimirPdf([CONTA_DE_LUZ], 0.5),
  };
}

/** The same bill as a phone photographs it. */
export async function conta(): Promise<Arquivo> {
  const textos = CONTA_DE_LUZ.textos
    .map(({ texto, x, y, tamanho }) => `<text x="${x}" y="${y}" font-size="${tamanho}">${texto}</text>`)
    .join('');
  const buffer = await sharp(
    Buffer.from(
      `<svg width="1000" height="700"><rect width="100%" height="100%" fill="#fff"/>${textos}</svg>`,
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'conta.jpg', mimeType: 'image/jpeg', buffer };
}

/** Noise does not compress: more than one megabyte, which travels in parts. */
export async function fotoEmPartes(name: string): Promise<Arquivo> {
  const lado = 1500;
  const ruido = { width: lado, height: lado, channels: 3 as const };
  const buffer = await sharp(randomBytes(lado * lado * 3), { raw: ruido })
    .jpeg({ quality: 70 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** As a current phone takes it: 24 megapixels, more than a canvas of iOS holds. */
export async function fotoDe24Megapixels(name: string): Promise<Arquivo> {
  const buffer = await sharp(
    Buffer.from(
      '<svg width="5712" height="4284"><rect width="100%" height="100%" fill="#e8e4da"/><text x="900" y="2300" font-size="420">529.982.247-25</text></svg>',
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
