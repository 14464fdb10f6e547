/** Files of money: the slip, what was paid in a year, and that everything is paid. */
import { Pdf } from '@credito/verificador/pdf/arquivo';
import { camposAssinados, lerCampo } from '@credito/verificador/selo/campo';
import { verificar } from '@credito/verificador/verificar';
import { beforeAll, expect, it } from 'vitest';
import { inserirCobranca } from '../../../test/cobrancas.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { pedacosDeTexto } from '../../../test/pdf/ler-pdf.ts';
import type { ContaDeTeste } from '../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, contexto, pedir } = servidor;
let estudante: ContaDeTeste;
let fiador: ContaDeTeste;
let contrato = 0;
let cobranca = '';

beforeAll(async () => {
  const solicitacao = await solicitacaoEmAnalise(servidor, 7_400, CURSO_SIMPLES);
  if (!solicitacao.fiador) throw new Error('the course asks for a guarantor');
  estudante = solicitacao.estudante;
  fiador = solicitacao.fiador;
  contrato = await inserirContrato(servidor, solicitacao.id, { codigo: 'EFE' });
  // Today is 27/11/2026; due on 10/10, 10/11, 10/12.
  await anteciparPlano(servidor, contrato, 51);
  await repassar(servidor, contrato);
  cobranca = await inserirCobranca(servidor, contrato, { parcelas: [3], vencimento: '2026-12-10' });
});

const baixar = (quem: ContaDeTeste, caminho: string) =>
  pedir({ metodo: 'GET', url: `/api/financeiro/s/${caminho}`, token: quem.token });
const ler = async (quem: ContaDeTeste, caminho: string): Promise<[status: number, texto: string]> => {
  const { status, bytes } = await baixar(quem, caminho);
  if (status !== 200) return [status, ''];
  return [status, (await pedacosDeTexto(bytes)).map(({ texto }) => texto).join(' ')];
};

it('a slip says what is paid and how, and that the demonstration is not to be paid', async () => {
  const [status, texto] = await ler(estudante, `cobrancas/${cobranca}/pdf`);
  expect(status).toBe(200);
  for (const dito of ['Parcela 3 do contrato', '10/12/2026', 'R$ 700,80', 'Demonstração: não pague'])
    expect(texto).toContain(dito);
});

it('the slip of somebody else is as missing as one that never was', async () => {
  const nenhuma = contexto.aleatorio.uuid();
  for (const id of [cobranca, nenhuma]) expect((await ler(fiador, `cobrancas/${id}/pdf`))[0]).toBe(404);
});

it('what was taken back has no slip', async () => {
  const baixada = await inserirCobranca(servidor, contrato, { parcelas: [4], situacao: 'baixada' });
  expect((await ler(estudante, `cobrancas/${baixada}/pdf`))[0]).toBe(409);
});

it('a year without a payment has no statement, and one with payments adds them up', async () => {
  expect((await ler(estudante, 'informe?ano=2026'))[0]).toBe(404);
  expect((await ler(estudante, 'informe?ano=x'))[0]).toBe(400);
  await db
    .insertInto('recebimento')
    .values({
      id: contexto.aleatorio.uuid(),
      contrato_id: contrato,
      chave: 'E1',
      meio: 'pix',
      em: '2026-11-20',
      pago_em: new Date('2026-11-20T15:00:00Z'),
      gravado_em: contexto.relogio.agora(),
      centavos: 72_000,
      parcela: 1,
      conclusao: 'exata',
    })
    .execute();
  const [status, texto] = await ler(estudante, 'informe?ano=2026');
  expect(status).toBe(200);
  for (const dito of ['Informe de pagamentos de 2026', '20/11/2026', 'R$ 720,00', estudante.nome])
    expect(texto).toContain(dito);
  expect((await ler(fiador, 'informe?ano=2026'))[0]).toBe(404);
});

it('that everything is paid is said once it is, under a seal that covers the whole file', async () => {
  expect((await ler(estudante, `contratos/${contrato}/termo-de-quitacao`))[0]).toBe(409);
  await db.updateTable('contrato').set({ codigo: 'LIQ' }).where('id', '=', contrato).execute();
  const { status, bytes } = await baixar(estudante, `contratos/${contrato}/termo-de-quitacao`);
  expect(status).toBe(200);
  const pdf = new Pdf(bytes);
  const [campo, ...outros] = camposAssinados(pdf);
  expect(outros).toEqual([]);
  expect(campo && lerCampo(pdf, campo)?.cobreTudo).toBe(true);
  // The product's own check takes it for what it is, and nothing of it may change.
  const nomes = (arquivo: Uint8Array) => verificar(arquivo).achados.map(({ nome }) => nome);
  expect(verificar(bytes).confere).toBe(true);
  expect(nomes(bytes)).toContain('declaracao');
  const mudado = Buffer.from(bytes);
  mudado.writeUInt8((mudado[500] ?? 0) ^ 1, 500);
  expect(nomes(mudado)).toEqual(expect.arrayContaining(['conteudo-mudado', 'evidencias-ausentes']));
  const texto = (await pedacosDeTexto(bytes)).map((pedaco) => pedaco.texto).join(' ');
  expect(texto).toContain('pagou tudo o que devia');
  expect(texto).toContain(fiador.nome);
  expect((await ler(fiador, `contratos/${contrato}/termo-de-quitacao`))[0]).toBe(404);
});
