import type { Vision } from '@credito/domain/documento/leitura-tipos';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  gerarCnh,
  gerarComprovanteDeCpf,
  gerarPdfComTexto,
  gerarPdfEscaneado,
  gerarRg,
} from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import {
  type PessoaDoDocumento,
  pessoaFicticia,
} from '../../../db/seed/documentos-ficticios/pessoa-ficticia.ts';
import { cifrarPdf } from '../../../test/documentos/pdf-hostil.ts';
import { prepararArquivo } from '../../arquivos/preparar-arquivo.ts';
import { criarVisao } from './criar-visao.ts';
import type { Visao } from './visao.ts';

// Real decoding and recognition: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

const pessoa: PessoaDoDocumento = {
  ...pessoaFicticia(5),
  nome: 'Marina de Souza Lima',
  cpf: '01234567890',
  mae: 'Ana Lúcia de Souza',
  pai: 'Otávio Ferreira Lima',
  nascimento: '1989-10-15',
  expedicao: '2019-03-12',
};
const lida = {
  nome: pessoa.nome,
  cpf: pessoa.cpf,
  mae: pessoa.mae,
  pai: pessoa.pai,
  nascimento: pessoa.nascimento,
  expedicao: pessoa.expedicao,
};

let visao: Visao;

beforeAll(() => {
  visao = criarVisao({ hoje: () => '2026-11-27', limites: { relogioMs: 120_000 } });
});

afterAll(() => visao.encerrar());

/** As in the product: whatever arrives is prepared first, and the prepared copy is read. */
async function ler(enviado: Uint8Array, senha?: string): Promise<Vision> {
  const preparado = await prepararArquivo(enviado, senha);
  if (preparado.tipo !== 'preparado') throw new Error(preparado.tipo);
  const resposta = await visao.lerDocumento({ conteudo: preparado.copia, formato: preparado.formato });
  if (resposta.tipo !== 'lido') throw new Error(resposta.tipo);
  return resposta.vision;
}

function valores({ nome, cpf, mae, pai, dataNascimento, dataExpedicao }: Vision) {
  return {
    nome: nome?.valor,
    cpf: cpf?.valor,
    mae: mae?.valor,
    pai: pai?.valor,
    nascimento: dataNascimento?.valor,
    expedicao: dataExpedicao?.valor,
  };
}

describe('leitura de documentos', () => {
  it('reads both faces of an RG in one photo', async () => {
    const vision = await ler(await gerarRg(pessoa));
    expect(vision).toMatchObject({ tipoReconhecido: 'RG', legivel: true });
    expect(valores(vision)).toEqual(lida);
  });

  it('reads a CNH photographed sideways by an unsteady hand', async () => {
    const vision = await ler(await gerarCnh(pessoa, { rotacao: 90, inclinacao: 5 }));
    expect(vision.tipoReconhecido).toBe('CNH');
    expect(valores(vision)).toEqual(lida);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
    'finds the same CPF under EXIF orientation %i (case UP-02)',
    async (orientacao) => {
      const foto = await gerarRg(pessoa, { faces: 1, ladoMaior: 1000, orientacao });
      expect((await ler(foto)).cpf?.valor).toBe(pessoa.cpf);
    },
  );

  it('reads a digital PDF by its text', async () => {
    expect(valores(await ler(await gerarPdfComTexto(pessoa)))).toEqual(lida);
  });

  it('reads a scanned PDF of two pages', async () => {
    expect(valores(await ler(await gerarPdfEscaneado(pessoa)))).toEqual(lida);
  });

  it('reads PDFs protected for printing or by a password (case UP-03)', async () => {
    const pdf = await gerarPdfComTexto(pessoa);
    expect(valores(await ler(await cifrarPdf(pdf, '')))).toEqual(lida);
    expect(valores(await ler(await cifrarPdf(pdf, 'çãé1'), 'çãé1'))).toEqual(lida);
  });

  it('knows a CPF paper from an identity document', async () => {
    const vision = await ler(await gerarComprovanteDeCpf(pessoa));
    expect(vision).toMatchObject({
      tipoReconhecido: 'CPF',
      cpf: { valor: pessoa.cpf },
      nome: { valor: pessoa.nome },
    });
  });

  it('says that a photo of no document is not legible', async () => {
    const vision = await ler(await gerarRg(pessoa, { desfoque: 30, ladoMaior: 800 }));
    expect(vision).toMatchObject({ legivel: false, cpf: null, nome: null, tipoReconhecido: 'outro' });
  });

  it('answers at once that it is busy when too many wait, and that it could not read a broken file', async () => {
    const apertada = criarVisao({ espera: 1, limites: { relogioMs: 120_000 } });
    try {
      const quebrado = { conteudo: Buffer.from('lixo'), formato: 'jpg' } as const;
      const respostas = await Promise.all([1, 2, 3].map(() => apertada.lerDocumento(quebrado)));
      expect(respostas.map(({ tipo }) => tipo)).toEqual(['ilegivel', 'ilegivel', 'ocupada']);
    } finally {
      await apertada.encerrar();
    }
  });

  it('gives up at its share of the processor, for good', async () => {
    const impaciente = criarVisao({ limites: { cpuMs: 20 } });
    try {
      const resposta = await impaciente.lerDocumento({ conteudo: await gerarRg(pessoa), formato: 'jpg' });
      expect(resposta).toEqual({ tipo: 'ilegivel' });
    } finally {
      await impaciente.encerrar();
    }
  });
});
