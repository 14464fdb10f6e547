import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gerarRg } from '../../db/seed/documentos-ficticios/gerar-documento.ts';
import { cifrarPdf, pdfBomba, pdfSemFim, pdfSimples } from '../../test/documentos/pdf-hostil.ts';
import { type Antivirus, antivirusNaoConfigurado } from './antivirus.ts';
import { abrirArmazemEmDisco } from './armazem-em-disco.ts';
import { type Cofre, criarCofre } from './cofre.ts';
import { criarOficina, type Oficina } from './oficina.ts';
import { criarRecepcao, type Recepcao } from './recepcao.ts';

// Real decoding and recognition: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

let raiz: string;
let cofre: Cofre;
let oficina: Oficina;
let recepcao: Recepcao;

beforeAll(async () => {
  raiz = await mkdtemp(join(tmpdir(), 'recepcao-'));
  cofre = criarCofre({ armazem: await abrirArmazemEmDisco(raiz), chaves: [Buffer.alloc(32, 1)] });
  oficina = criarOficina({ simultaneos: 1 });
  recepcao = criarRecepcao({ cofre, oficina, antivirus: antivirusNaoConfigurado });
});

afterAll(async () => {
  await oficina.encerrar();
  await rm(raiz, { recursive: true, force: true });
});

async function* em(conteudo: Uint8Array, parte = 64 * 1024) {
  for (let i = 0; i < conteudo.byteLength; i += parte) yield conteudo.subarray(i, i + parte);
}

async function enviar(conteudo: Uint8Array): Promise<string> {
  const envio = await recepcao.guardarEnvio(em(conteudo));
  if (envio.tipo !== 'guardado') throw new Error(envio.tipo);
  return envio.id;
}

describe('recepção de arquivos', () => {
  it('keeps what the analyst opens and what the screen shows, both readable only through the vault', async () => {
    const resposta = await recepcao.receber(await enviar(await gerarRg({}, { ladoMaior: 900 })));
    if (resposta.tipo !== 'recebido') throw new Error(resposta.tipo);
    expect(resposta).toMatchObject({ formato: 'jpg', paginas: 1, antivirus: 'nao-configurado' });
    const copia = await sharp(await cofre.ler(resposta.copia.id)).metadata();
    const vista = await sharp(await cofre.ler(resposta.vista.id)).metadata();
    expect(Math.max(copia.width, copia.height)).toBe(900);
    expect(Math.max(vista.width, vista.height)).toBe(768);
  });

  it('asks for the password and then receives the same upload with it', async () => {
    const id = await enviar(await cifrarPdf(await pdfSimples('Extrato'), 'senha123'));
    expect(await recepcao.receber(id)).toEqual({ tipo: 'protegido-por-senha' });
    expect(await recepcao.receber(id, { senha: 'errada' })).toEqual({ tipo: 'senha-incorreta' });
    expect(await recepcao.receber(id, { senha: 'senha123' })).toMatchObject({
      tipo: 'recebido',
      formato: 'pdf',
    });
  });

  it('stops reading at the first byte beyond 15 MB and leaves nothing behind', async () => {
    let produzidos = 0;
    async function* semFim() {
      for (;;) {
        produzidos += 1;
        yield Buffer.alloc(1024 * 1024);
      }
    }
    expect(await recepcao.guardarEnvio(semFim())).toEqual({
      tipo: 'grande-demais',
      limiteBytes: LIMITE_DE_BYTES,
    });
    expect(produzidos).toBe(16);
    expect(await recepcao.guardarEnvio(em(Buffer.alloc(0)))).toEqual({ tipo: 'vazio' });
    expect(await readdir(join(raiz, '.parcial'))).toEqual([]);
  });

  it.each([
    ['contaminado', { tipo: 'contaminado', assinatura: 'Eicar' }, { tipo: 'contaminado' }],
    ['limpo', { tipo: 'limpo' }, { tipo: 'recebido', antivirus: 'limpo' }],
    ['indisponivel', { tipo: 'indisponivel' }, { tipo: 'recebido', antivirus: 'indisponivel' }],
  ] as const)('with the scanner saying %s', async (_caso, exame, esperado) => {
    const antivirus: Antivirus = { examinar: async () => exame, situacao: async () => 'pronto' };
    const comAntivirus = criarRecepcao({ cofre, oficina, antivirus });
    const id = await enviar(await pdfSimples('Extrato'));
    expect(await comAntivirus.receber(id)).toMatchObject(esperado);
  });

  it('joins received parts in order and shows the first page', async () => {
    const frente = await recepcao.receber(await enviar(await gerarRg({}, { ladoMaior: 500, faces: 0 })));
    const verso = await recepcao.receber(await enviar(await pdfSimples('Verso')));
    if (frente.tipo !== 'recebido' || verso.tipo !== 'recebido') throw new Error('not received');
    const partes = [frente, verso].map(({ copia, formato }) => ({ id: copia.id, formato }));
    expect(await recepcao.juntar(partes)).toMatchObject({ tipo: 'recebido', formato: 'pdf', paginas: 2 });
  });

  it('attack 3: draws only what was added, and takes the pages that were drawn before as they are', async () => {
    const extrato = await recepcao.receber(await enviar(await pdfSimples('Extrato', 2)));
    const foto = await recepcao.receber(await enviar(await gerarRg({}, { ladoMaior: 500, faces: 0 })));
    if (extrato.tipo !== 'recebido' || foto.tipo !== 'recebido') throw new Error('not received');
    const desenhadas = extrato.desenhos.map(({ visao, leitura }) => ({
      visao: (visao ?? extrato.vista).id,
      leitura: leitura.id,
    }));
    const desenhar = vi.spyOn(oficina, 'desenhar');
    const juntado = await recepcao.juntar([
      { id: foto.copia.id, formato: foto.formato },
      { id: extrato.copia.id, formato: 'pdf', semPagina: 0, desenhadas },
    ]);
    expect(desenhar.mock.calls.map(([, opcoes]) => opcoes?.indices)).toEqual([[0]]);
    desenhar.mockRestore();
    if (juntado.tipo !== 'recebido') throw new Error(juntado.tipo);
    const [primeira, segunda] = juntado.desenhos;
    expect(juntado.desenhos).toHaveLength(2);
    expect(primeira?.visao).toBeNull();
    expect(segunda?.leitura.sha256).toBe(extrato.desenhos[1]?.leitura.sha256);
    expect(segunda?.visao?.sha256).toBe(extrato.desenhos[1]?.visao?.sha256);
    // Files of their own: the document that they come from may leave.
    expect(segunda?.leitura.id).not.toBe(extrato.desenhos[1]?.leitura.id);
  });

  it.each([
    ['unfolds into 120 MB', async () => pdfBomba(120)],
    ['draws itself without end', () => pdfSemFim()],
  ])(
    'survives a PDF that %s: it is refused and the next file is received',
    async (_caso, gerar) => {
      const boa = await pdfSimples('Depois');
      const apressada = criarOficina({ simultaneos: 1, limites: { relogioMs: 240_000 } });
      try {
        const bomba = await apressada.preparar(await gerar());
        expect(['corrompido', 'demorado-demais', 'imagem-uniforme']).toContain(bomba.tipo);
        expect((await apressada.preparar(boa)).tipo).toBe('preparado');
      } finally {
        await apressada.encerrar();
      }
    },
    600_000,
  );
});
