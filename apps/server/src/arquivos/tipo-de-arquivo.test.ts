import { readFile } from 'node:fs/promises';
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdfSimples } from '../../test/documentos/pdf-hostil.ts';
import { prepararArquivo } from './preparar-arquivo.ts';
import { descobrirFormato } from './tipo-de-arquivo.ts';

const imagem = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });

describe('formato pelo conteúdo', () => {
  it.each([
    ['jpg', () => imagem().jpeg().toBuffer()],
    ['png', () => imagem().png().toBuffer()],
    ['gif', () => imagem().gif().toBuffer()],
    ['pdf', () => pdfSimples('texto')],
    ['heic', () => readFile(new URL('../../test/documentos/foto-de-iphone.heic', import.meta.url))],
    ['pdf', async () => Buffer.concat([Buffer.from('\r\nlinha do scanner\r\n'), await pdfSimples('texto')])],
  ] as const)('recognises %s', async (formato, gerar) => {
    expect(await descobrirFormato(await gerar())).toBe(formato);
  });

  it.each([
    ['WebP', () => imagem().webp().toBuffer()],
    ['AVIF', () => imagem().avif().toBuffer()],
    ['TIFF', () => imagem().tiff().toBuffer()],
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', async () => Buffer.from('MZ\x90\x00 %PDF- dentro')],
    ['a ZIP with %PDF- inside', async () => Buffer.from('PK\x03\x04\x14\x00\x00\x00 %PDF-1.7')],
    ['plain text', async () => Buffer.from('só um texto')],
  ])('refuses %s', async (_nome, gerar) => {
    expect(await prepararArquivo(await gerar())).toEqual({ tipo: 'formato-invalido' });
  });

  it('refuses what only begins like a PDF', async () => {
    expect(await prepararArquivo(Buffer.from('%PDF-1.7\nlixo lixo lixo'))).toEqual({ tipo: 'corrompido' });
  });

  it('refuses an empty file and one byte more than 15 MB', async () => {
    expect(await prepararArquivo(Buffer.alloc(0))).toEqual({ tipo: 'vazio' });
    expect(await prepararArquivo(Buffer.alloc(LIMITE_DE_BYTES + 1, 1))).toEqual({
      tipo: 'grande-demais',
      limiteBytes: LIMITE_DE_BYTES,
    });
  });
});
