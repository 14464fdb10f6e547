import type { CopiaDeclarada } from '@credito/api/andamento.rotas';
import { expect, it } from 'vitest';
import { lerEtiquetas, pedacosDeTexto, todasAsMarcas } from '../../test/pdf/ler-pdf.ts';
import { desenharCopia } from './desenhar-copia.ts';

const copia: CopiaDeclarada = {
  versao: 2,
  versoes: [
    { versao: 2, em: '2027-02-10T15:00:00.000Z' },
    { versao: 1, em: '2027-02-01T15:00:00.000Z' },
  ],
  em: '2027-02-10T15:00:00.000Z',
  protocolo: '000123',
  instituicao: 'Faculdade Serra Azul',
  curso: 'Arquitetura e Urbanismo',
  papel: 'estudante',
  nome: 'Íris Conceição de Araújo',
  secoes: [
    {
      passo: 'endereco',
      titulo: 'Endereço',
      pergunta: 'Onde você mora?',
      itens: [{ rotulo: 'Rua', valor: 'Rua das Acácias, 120' }],
      documentos: [],
    },
    {
      passo: 'identidade',
      titulo: 'Documento de identidade',
      pergunta: 'Envie o seu documento de identidade',
      itens: [],
      documentos: ['RG, frente e verso', 'Foto do rosto'],
    },
    {
      passo: 'uniao-estavel',
      titulo: 'União estável',
      pergunta: 'Você vive em união estável?',
      itens: [{ rotulo: 'Vive em união estável?', valor: 'Não' }],
      documentos: [],
    },
    {
      passo: 'regras',
      titulo: 'As regras',
      pergunta: 'As regras',
      itens: [{ rotulo: 'Li e concordo com as regras do crédito.', valor: 'Sim' }],
      documentos: [],
    },
    {
      passo: 'vazio',
      titulo: 'Uma pergunta sem resposta',
      pergunta: 'Uma pergunta sem resposta',
      itens: [],
      documentos: [],
    },
  ],
  sha256: 'ab'.repeat(32),
};

it('says what was declared, under headings and in lists, with the number of each page (validators 16)', async () => {
  const pdf = await desenharCopia({ copia, provedor: 'Fundação Ipê' });
  const texto = (await pedacosDeTexto(pdf)).map((pedaco) => pedaco.texto).join(' ');
  for (const dito of [
    'Solicitação 000123: o que foi declarado',
    'Cópia 2: uma correção acrescenta uma cópia',
    'Estudante: Íris Conceição de Araújo',
    'Rua: Rua das Acácias, 120',
    'União estável Vive em união estável? Não',
    'Li e concordo com as regras do crédito. Conferência',
    'RG, frente e verso',
    'página 1 de 1',
    copia.sha256,
  ])
    expect(texto).toContain(dito);
  for (const calado of ['Uma pergunta sem resposta', 'Onde você mora?', 'Envie o seu', 'crédito. Sim'])
    expect(texto).not.toContain(calado);
  const { raiz, lingua, marcado, fontes } = await lerEtiquetas(pdf);
  expect({ lingua, marcado, dentro: fontes.every(([, dentro]) => dentro) }).toEqual({
    lingua: '(pt-BR)',
    marcado: true,
    dentro: true,
  });
  const tipos = todasAsMarcas(raiz).map(({ tipo }) => tipo);
  expect(['H1', 'H2', 'H3', 'L', 'LI'].map((um) => tipos.filter((tipo) => tipo === um).length)).toEqual([
    1, 2, 4, 1, 2,
  ]);
});

it('is the same file whenever it is asked for', async () => {
  const pedido = { copia, provedor: 'Fundação Ipê' };
  expect((await desenharCopia(pedido)).equals(await desenharCopia(pedido))).toBe(true);
});
