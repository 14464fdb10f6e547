/** Anybody asks whether a code is ours, and learns of it what stands on the slip. */

import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import type { rotaConferirCobranca } from '@credito/api/financeiro-conferencia.rotas';
import type { Resposta } from '@credito/api/rota';
import { digitosDoBoleto } from '@credito/domain/cobranca/boleto';
import { beforeAll, expect, it } from 'vitest';
import { inserirCobranca } from '../../../test/cobrancas.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const pixDe = (merchantName: string) =>
  generatePixPayload({ url: 'pix.exemplo.org/qr/v2/1', merchantName, merchantCity: 'Recife' }) ?? '';
let nome = '';
let linha = '';
let id = '';

beforeAll(async () => {
  const solicitacao = await solicitacaoEmAnalise(servidor, 7_500, CURSO_SIMPLES);
  nome = solicitacao.estudante.nome;
  const contrato = await inserirContrato(servidor, solicitacao.id, { codigo: 'EFE' });
  id = await inserirCobranca(servidor, contrato, { pix: pixDe('Fundacao Ipe') });
  const guardada = await db
    .selectFrom('cobranca')
    .select('linha_digitavel')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  linha = guardada.linha_digitavel ?? '';
});

async function conferir(codigo: string) {
  const resposta = await pedir({ metodo: 'POST', url: '/api/financeiro/conferir', body: { codigo } });
  expect(resposta.status).toBe(200);
  expect(resposta.texto).not.toContain(nome);
  return resposta.corpo<Resposta<typeof rotaConferirCobranca>>();
}

it('our slip and our Pix code are ours, with amount, day and who receives', async () => {
  for (const codigo of [linha, pixDe('Fundacao Ipe')])
    expect(await conferir(codigo)).toMatchObject({
      resultado: 'nosso',
      beneficiario: { nome: 'Fundação Ipê' },
      vencimento: '2031-02-10',
      valorCentavos: 70_080,
      situacao: 'Em aberto',
    });
});

it('what was paid already is not to be paid again', async () => {
  await db.updateTable('cobranca').set({ situacao: 'paga' }).where('id', '=', id).execute();
  expect((await conferir(linha)).mensagem).toContain('Não pague de novo');
});

it('a slip of another bank is not ours, and a foreign Pix code says to whom the money goes', async () => {
  const alheio = digitosDoBoleto({
    banco: '237',
    vencimento: '2031-02-10',
    centavos: 70_080,
    campoLivre: '1'.repeat(25),
  });
  expect(await conferir(alheio.linhaDigitavel)).toMatchObject({
    resultado: 'nao-e-nosso',
    beneficiario: null,
  });
  expect(await conferir(pixDe('Loja Alheia'))).toMatchObject({
    resultado: 'nao-e-nosso',
    beneficiario: { nome: 'Loja Alheia', cnpj: null },
  });
});

it('what does not add up is neither', async () => {
  expect(await conferir(linha.slice(1))).toMatchObject({ resultado: 'invalido', valorCentavos: null });
});

it.each([{}, { codigo: '' }, { codigo: 'x'.repeat(601) }, { codigo: 7 }])(
  '%j is refused in words',
  async (body) => {
    expect((await pedir({ metodo: 'POST', url: '/api/financeiro/conferir', body })).status).toBe(400);
  },
);
