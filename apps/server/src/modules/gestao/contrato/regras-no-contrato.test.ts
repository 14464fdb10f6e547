/** Settings of a programme that change what a contract costs and says. */

import { ATUALIZACAO_PADRAO } from '@credito/domain/atualizacao/atraso';
import { conteudoDasRegras } from '@credito/domain/catalogo/regras-do-programa';
import { ASSINATURAS_PADRAO } from '@credito/domain/contrato/assinaturas-do-programa';
import { escreverContrato } from '@credito/domain/contrato/texto/escrever-contrato';
import { REGRAS_PADRAO } from '@credito/domain/credito/regras-do-programa';
import { beforeAll, expect, it } from 'vitest';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';
import { carregarContrato } from '../../contrato/contrato.repository.ts';
import { dadosDoTexto } from '../../contrato/dados-do-texto.ts';
import { replanejar } from '../../contrato/gravar-plano.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;
const mesa = await criarOperador(servidor, 'analista');
const administracao = await criarOperador(servidor, 'administrador');
const { id: solicitacaoId } = await solicitacaoEmAnalise(servidor, 6_950, CURSO_SIMPLES);

beforeAll(async () => {
  const { bolsa_id } = await db
    .updateTable('solicitacao')
    .set({ sigla: 'A' })
    .where('id', '=', solicitacaoId)
    .returning('bolsa_id')
    .executeTakeFirstOrThrow();
  const conteudo = conteudoDasRegras(bolsa_id, {
    regras: { ...REGRAS_PADRAO, indice: 'ipca' },
    assinaturas: { ...ASSINATURAS_PADRAO, renunciaBeneficioDeOrdem: true },
    atualizacao: ATUALIZACAO_PADRAO,
  });
  await db
    .updateTable('item_do_catalogo')
    .set({ conteudo: JSON.stringify(conteudo) })
    .where('entidade', '=', 'regras-do-programa')
    .where('chave', '=', String(bolsa_id))
    .execute();
});

const gerar = async () =>
  (
    await pedir({
      metodo: 'POST',
      url: '/api/gestao/contratos/gerar',
      token: mesa.token,
      body: {
        termo: { ano: 2027, semestre: 1 },
        solicitacoes: [solicitacaoId],
        ultimoMes: '2030-12-01',
        ensaio: false,
      },
    })
  ).corpo<{ gerados: { contratoId: number }[]; falhas: { motivo: string }[] }>();

const publicar = (desde: string, numero: number) =>
  pedir({
    metodo: 'POST',
    url: '/api/gestao/catalogo/numero-do-indice',
    token: administracao.token,
    body: { chave: null, conteudo: { indice: 'ipca', desde, numero }, vigenteDe: null, numero: 0 },
  });

it('an index without numbers stops the generation, with a sentence', async () => {
  expect((await gerar()).falhas).toMatchObject([
    { motivo: 'O programa corrige o principal por um índice que ainda não tem números no catálogo.' },
  ]);
});

it('a number is published once for a day', async () => {
  const primeiro = await publicar('2026-11-01', 100_000_000);
  expect(primeiro.status, primeiro.texto).toBe(200);
  expect((await publicar('2027-03-01', 104_000_000)).status).toBe(200);
  const repetido = await publicar('2027-03-01', 105_000_000);
  expect([repetido.status, repetido.texto]).toEqual([422, expect.stringContaining('já tem um número')]);
});

it('the plan is corrected by the numbers that are published, and the text says index and waiver', async () => {
  const [gerado] = (await gerar()).gerados;
  const completo = await carregarContrato(db, gerado?.contratoId ?? 0);
  if (!completo) throw new Error('the contract was not generated');
  const { parcelas, usos } = completo;
  // The fees of January and February are worth 4 % more when they are due.
  expect(parcelas.map(({ correcao_centavos }) => correcao_centavos)).toEqual(
    usos.map(({ financiado_centavos }, posicao) => (posicao < 2 ? financiado_centavos / 25 : 0)),
  );
  expect(completo.contrato.total_centavos).toBe(
    parcelas.reduce((soma, { total_centavos }) => soma + total_centavos, 0),
  );
  const texto = JSON.stringify(escreverContrato(await dadosDoTexto(contexto, completo)));
  expect(texto).toContain('é corrigido pela variação do IPCA');
  expect(texto).toContain('O fiador renuncia ao benefício de ordem');
});

it('a fee that is cancelled takes its own instalment away, and the correction of no other', async () => {
  const { id } = await db
    .selectFrom('contrato')
    .select('id')
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    const completo = await carregarContrato(trx, id, { travar: true });
    if (!completo) throw new Error('the contract is not there');
    const usos = completo.usos.map((uso) =>
      uso.posicao === 5 ? { ...uso, situacao: 'cancelado' as const } : uso,
    );
    await replanejar(trx, { contrato: completo.contrato, usos }, '2027-08-10');
  });
  const depois = await carregarContrato(db, id);
  const [uso] = depois?.usos ?? [];
  expect(uso?.financiado_centavos).toBe(29_400);
  expect(
    depois?.parcelas.map(({ correcao_centavos, total_centavos }) => [correcao_centavos, total_centavos]),
  ).toEqual([
    // 305,76 and 294,00, each for seven months.
    [1_176, 31_325],
    [1_176, 31_325],
    [0, 30_120],
    [0, 30_120],
    [0, 30_120],
  ]);
  expect(depois?.contrato.total_centavos).toBe(2 * 31_325 + 3 * 30_120);
});
