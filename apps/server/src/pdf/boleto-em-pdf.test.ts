import { expect, it } from 'vitest';
import { lerEtiquetas, pedacosDeTexto, todasAsMarcas } from '../../test/pdf/ler-pdf.ts';
import { desenharBoleto, type PedidoDeBoleto } from './desenhar-boleto.ts';

const pedido: PedidoDeBoleto = {
  titulo: 'Boleto da parcela 3 do contrato 000123',
  autor: 'Fundação Ipê',
  data: new Date('2031-02-01T12:00:00Z'),
  marca: 'Demonstração, não pague',
  fatos: [{ rotulo: 'Vencimento', valor: '10/02/2031' }],
  linha: '00190.00009 01234.567004 12345.678901 1 00000000116800',
  codigoDeBarras: '00191000000001168000000012345670041234567890',
  pix: '00020101021226580014br.gov.bcb.pix6304ABCD',
  instrucoes: ['Quem recebe é Fundação Ipê.'],
};

const textoDe = async (pdf: Buffer) => (await pedacosDeTexto(pdf)).map(({ texto }) => texto).join(' ');

it('says what is paid, to whom and how, with bars and code described', async () => {
  const pdf = await desenharBoleto(pedido);
  const texto = await textoDe(pdf);
  for (const dito of [pedido.titulo, '10/02/2031', pedido.linha, pedido.pix, 'Quem recebe é Fundação Ipê.'])
    expect(texto).toContain(dito);
  const { raiz, lingua, marcado, fontes } = await lerEtiquetas(pdf);
  expect({ lingua, marcado, dentro: fontes.every(([, dentro]) => dentro) }).toEqual({
    lingua: '(pt-BR)',
    marcado: true,
    dentro: true,
  });
  expect(todasAsMarcas(raiz).filter(({ tipo }) => tipo === 'Figure')).toHaveLength(2);
});

it('says before and after everything that nobody pays it, where it is of no bank', async () => {
  expect((await textoDe(await desenharBoleto(pedido))).split('Demonstração, não pague')).toHaveLength(3);
  expect(await textoDe(await desenharBoleto({ ...pedido, marca: null }))).not.toContain('não pague');
});
