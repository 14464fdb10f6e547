/** What becomes of a course: reported by the institution or the desk, confirmed by a second person, and told to everybody. */

import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import type { ExtratoDoContrato } from '@credito/api/financeiro.rotas';
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import type {
  PropostaFinanceira,
  rotaPropostasAbertas,
} from '@credito/api/gestao-propostas-financeiras.rotas';
import type { rotaPreviaDoRepasse } from '@credito/api/gestao-repasses.rotas';
import type { Resposta } from '@credito/api/rota';
import { REGRAS_PADRAO } from '@credito/domain/credito/regras-do-programa';
import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inserirContrato } from '../../../../test/contratos.ts';
import { aprovadaSemContrato, instituicaoDoContrato } from '../../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;

let numero = 7_800;
let estudante: ContaDeTeste;
let primeiro = 0;
let segundo = 0;
let instituicaoId = 0;
let escola = { token: '' };
let analista = { token: '' };
let outra = { token: '' };

beforeAll(async () => {
  analista = await criarOperador(servidor, 'analista');
  outra = await criarOperador(servidor, 'analista');
});

/** Two terms of one course: the fees of the first are over, the second has just begun. */
beforeEach(async () => {
  numero += 1;
  const solicitacao = await aprovadaSemContrato(servidor, numero);
  estudante = solicitacao.estudante;
  primeiro = await inserirContrato(servidor, solicitacao.id, { codigo: 'EFE' });
  segundo = await inserirContrato(servidor, solicitacao.id, {
    codigo: 'EFE',
    termo: { ano: 2027, semestre: 2 },
  });
  for (const contrato of [primeiro, segundo]) await anteciparPlano(servidor, contrato, 9);
  await repassar(servidor, primeiro);
  await repassar(servidor, segundo, 1);
  instituicaoId = await instituicaoDoContrato(servidor, segundo);
  escola = await criarOperador(servidor, 'instituicao', instituicaoId);
});

const chamar = (quem: { token: string }, url: string, body?: unknown) =>
  pedir({
    metodo: body === undefined ? 'GET' : 'POST',
    url: `/api/${url}`,
    token: quem.token,
    ...(body === undefined ? {} : { body }),
  });
const informar = (acontecimento: string, em = '2026-11-20') =>
  chamar(escola, `gestao/contratos/${segundo}/curso`, {
    acontecimento,
    em,
    motivo: 'A coordenação do curso avisou.',
  });
/** Of this test's contracts. */
const abertas = async () =>
  (await chamar(analista, 'gestao/financeiro/propostas'))
    .corpo<Resposta<typeof rotaPropostasAbertas>>()
    .propostas.filter(({ contratoId }) => [primeiro, segundo].includes(contratoId));
const responder = (id: string, resposta = 'confirmar', texto = '') =>
  chamar(analista, `gestao/financeiro/propostas/${id}/resposta`, { resposta, ...(texto ? { texto } : {}) });
const extrato = async (contrato: number) =>
  (await chamar(estudante, `financeiro/s/contratos/${contrato}`)).corpo<ExtratoDoContrato>();
const doCurso = async () =>
  (await chamar(escola, `gestao/contratos/${segundo}`)).corpo<ContratoDaGestao>().vidaDoCurso;
const previa = async () =>
  (
    await chamar(analista, `gestao/financeiro/repasses/previa?instituicaoId=${instituicaoId}&mes=2026-12-01`)
  ).corpo<Resposta<typeof rotaPreviaDoRepasse>>().usos;

/** To whom these contracts told something, by the name of the message. */
async function avisados(modelo: NomeDeModelo) {
  const mensagens = await db
    .selectFrom('mensagem')
    .innerJoin('conta', 'conta.id', 'mensagem.conta_id')
    .select(['mensagem.texto', 'conta.email'])
    .where('modelo', '=', modelo)
    .where('canal', '=', 'email')
    .where('mensagem.solicitacao_id', '=', (eb) =>
      eb.selectFrom('contrato').select('solicitacao_id').where('id', '=', segundo),
    )
    .orderBy('mensagem.criada_em')
    .execute();
  return mensagens;
}

describe('a course that ends', () => {
  it('is one proposal for each contract, confirmed in order, and starts the restitution of both', async () => {
    expect((await informar('evasao')).status).toBe(200);
    expect((await informar('evasao')).status).toBe(200);
    const [doPrimeiro, doSegundo] = await abertas();
    expect([doPrimeiro?.contratoId, doSegundo?.contratoId]).toEqual([primeiro, segundo]);
    expect(await abertas()).toHaveLength(2);
    expect(await doCurso()).toMatchObject([
      { rotulo: 'Saída do curso', estado: 'proposta', quem: 'Instituição de ensino' },
    ]);
    const cedoDemais = await responder(doSegundo?.id ?? '');
    expect(cedoDemais.status).toBe(409);
    expect(cedoDemais.texto).toContain('contrato anterior do mesmo curso');
    expect((await responder(doPrimeiro?.id ?? '')).corpo<PropostaFinanceira>().estado).toBe('confirmada');
    expect((await responder(doSegundo?.id ?? '')).corpo<PropostaFinanceira>().estado).toBe('confirmada');
    const [antes, depois] = [await extrato(primeiro), await extrato(segundo)];
    expect([antes.primeiroVencimento, antes.plano.at(-1)?.vencimento]).toEqual(['2026-12-10', '2027-05-10']);
    // Two fees fell before the day: two instalments, from the month after the last one of the term before.
    expect(depois.plano.map(({ vencimento }) => vencimento)).toEqual(['2027-06-10', '2027-07-10']);
    expect(depois.curso).toMatchObject([{ titulo: 'Saída do curso', em: '2026-11-20' }]);
    const aoEstudante = await avisados('curso-encerrado');
    expect(aoEstudante).toHaveLength(2);
    expect(aoEstudante[0]?.texto).toContain('a saída do curso em 20/11/2026');
    expect(aoEstudante.map(({ texto }) => texto).join()).toContain('vence em 10/06/2027');
    expect(await avisados('curso-encerrado-fiador')).toHaveLength(2);
  });

  it.each(['GER', 'DIS', 'DPR', 'VIS', 'EFU', 'ASS', 'REC', 'APR', 'REP'] as const)(
    'cancels a contract of the course that is %s, and tells whoever had seen it',
    async (codigo) => {
      const { solicitacao_id } = await db
        .selectFrom('contrato')
        .select('solicitacao_id')
        .where('id', '=', primeiro)
        .executeTakeFirstOrThrow();
      const terceiro = await inserirContrato(servidor, solicitacao_id, {
        codigo,
        termo: { ano: 2028, semestre: 1 },
      });
      await informar('evasao');
      for (const { id } of await abertas()) expect((await responder(id)).status).toBe(200);
      const depois = await db
        .selectFrom('contrato')
        .select(['codigo', 'causa_do_cancelamento', 'cancelado_de'])
        .where('id', '=', terceiro)
        .executeTakeFirstOrThrow();
      expect(depois).toEqual({ codigo: 'CAN', causa_do_cancelamento: 'curso', cancelado_de: codigo });
      const quantos = codigo === 'GER' ? 0 : 1;
      expect(await avisados('contrato-cancelado')).toHaveLength(quantos);
      expect(await avisados('contrato-cancelado-fiador')).toHaveLength(quantos);
      expect([(await extrato(primeiro)).codigo, (await extrato(segundo)).codigo]).toEqual(['EFE', 'EFE']);
    },
  );

  it('takes away the recovery of what a deadline had cancelled', async () => {
    const { solicitacao_id } = await db
      .selectFrom('contrato')
      .select('solicitacao_id')
      .where('id', '=', primeiro)
      .executeTakeFirstOrThrow();
    const vencido = await inserirContrato(servidor, solicitacao_id, {
      codigo: 'CAN',
      prazo: '2026-11-25',
      termo: { ano: 2028, semestre: 1 },
      cancelamento: { causa: 'prazo', vindoDe: 'DPR' },
    });
    const naLista = async () =>
      (await chamar(estudante, 'contrato/s/contratos-estudante'))
        .corpo<ContratoNaLista[]>()
        .find(({ id }) => id === vencido);
    expect(await naLista()).toMatchObject({
      acoes: ['recuperar'],
      agora: { titulo: 'Recuperar o contrato', suaVez: true },
    });
    await informar('evasao');
    for (const { id } of await abertas()) expect((await responder(id)).status).toBe(200);
    const depois = await naLista();
    expect(depois).toMatchObject({ acoes: [], recuperacao: null, agora: null });
    expect(depois?.fim?.segue.join(' ')).toContain('O curso terminou');
    const recuperar = await pedir({
      metodo: 'PATCH',
      url: `/api/contrato/${vencido}/recuperar-contrato`,
      token: estudante.token,
    });
    expect([recuperar.status, recuperar.corpo().type]).toEqual([409, '/erros/nao-recuperavel']);
  });

  it('leaves alone what an alteration has divided anew, and what was paid before it', async () => {
    const parcelas = () =>
      db
        .selectFrom('contrato_parcela')
        .select(['numero', 'vencimento', 'total_centavos'])
        .where('contrato_id', '=', segundo)
        .orderBy('numero')
        .execute();
    await repassar(servidor, segundo);
    const base = await db
      .selectFrom('contrato_uso')
      .select(['em', 'financiado_centavos as financiadoCentavos'])
      .where('contrato_id', '=', segundo)
      .where('posicao', '>=', 2)
      .orderBy('posicao')
      .execute();
    await db
      .updateTable('contrato')
      .set({ replano: JSON.stringify({ desde: 3, base }) })
      .where('id', '=', segundo)
      .execute();
    const antes = await parcelas();
    await informar('evasao');
    for (const { id } of await abertas()) expect((await responder(id)).status).toBe(200);
    expect(await parcelas()).toEqual(antes);
    expect(antes).toHaveLength(6);
  });

  it('divides a debt again over the days that were agreed, where a fee of it is financed no more', async () => {
    const base = await db
      .selectFrom('contrato_uso')
      .select(['em', 'financiado_centavos as financiadoCentavos'])
      .where('contrato_id', '=', segundo)
      .orderBy('posicao')
      .execute();
    await db
      .updateTable('contrato')
      .set({
        regras: JSON.stringify({ ...REGRAS_PADRAO, modo: { tipo: 'linear', prazo: 3 } }),
        replano: JSON.stringify({ desde: 1, base }),
        primeiro_vencimento: '2027-10-10',
      })
      .where('id', '=', segundo)
      .execute();
    await informar('evasao');
    for (const { id } of await abertas()) expect((await responder(id)).status).toBe(200);
    const parcelas = await db
      .selectFrom('contrato_parcela')
      .select(['numero', 'vencimento', 'principal_centavos'])
      .where('contrato_id', '=', segundo)
      .orderBy('numero')
      .execute();
    // Two fees of R$ 600,00 fell before the day.
    expect(parcelas).toEqual([
      { numero: 1, vencimento: '2027-10-10', principal_centavos: 40_000 },
      { numero: 2, vencimento: '2027-11-10', principal_centavos: 40_000 },
      { numero: 3, vencimento: '2027-12-10', principal_centavos: 40_000 },
    ]);
  });

  it('that was not confirmed changes nothing, and the institution reads why', async () => {
    const { id } = (await informar('conclusao')).corpo<PropostaFinanceira>();
    expect((await responder(id, 'devolver', 'A data não confere com a ata.')).status).toBe(200);
    expect(await doCurso()).toMatchObject([
      { estado: 'devolvida', explicacao: 'A data não confere com a ata.' },
    ]);
    expect((await extrato(segundo)).curso).toEqual([]);
    expect(await avisados('curso-encerrado')).toEqual([]);
  });

  it('is told by one of the desk and confirmed by another', async () => {
    const pedido = { tipo: 'fim-do-curso', causa: 'conclusao', em: '2026-11-20', motivo: 'Colou grau.' };
    const caminho = `gestao/financeiro/contratos/${segundo}/propostas`;
    const { id } = (await chamar(outra, caminho, pedido)).corpo<PropostaFinanceira>();
    expect((await chamar(outra, caminho, { ...pedido, em: '2026-11-28' })).status).toBe(409);
    expect(
      (await chamar(outra, `gestao/financeiro/propostas/${id}/resposta`, { resposta: 'confirmar' })).status,
    ).toBe(409);
  });
});

describe('a course that stops', () => {
  it('holds what is paid to the school, keeps every due date, and goes on', async () => {
    const antes = (await extrato(segundo)).plano;
    await informar('suspensao', '2026-11-05');
    for (const { id } of await abertas()) expect((await responder(id)).status).toBe(200);
    expect((await previa()).map(({ marca, porque }) => [marca, porque])).toEqual([
      ['retido', 'O curso está suspenso.'],
    ]);
    expect((await extrato(segundo)).plano).toEqual(antes);
    expect((await avisados('curso-suspenso'))[0]?.texto).toContain('peça uma alteração do contrato');
    expect(await avisados('curso-suspenso-fiador')).toHaveLength(1);
    expect((await informar('suspensao')).status).toBe(422);
    await informar('retomada', '2026-11-26');
    for (const { id } of await abertas()) expect((await responder(id)).status).toBe(200);
    expect((await previa()).map(({ marca }) => marca)).toEqual(['pago']);
    expect(await avisados('curso-retomado')).toHaveLength(1);
    expect((await extrato(segundo)).curso.map(({ titulo }) => titulo)).toEqual([
      'Suspensão do curso',
      'Volta ao curso',
    ]);
  });
});

it('a contract that is paid off frees its guarantor, who is told, and ends what was being negotiated', async () => {
  const negociacao = servidor.contexto.aleatorio.uuid();
  await db
    .insertInto('negociacao')
    .values({
      id: negociacao,
      contrato_id: primeiro,
      situacao: 'aceita',
      divida_centavos: 100,
      entrada_centavos: 0,
      prazo: 2,
      primeiro_vencimento: '2026-12-10',
      criada_em: servidor.relogio.agora(),
    })
    .execute();
  const { quitacaoHojeCentavos: centavos } = await extrato(primeiro);
  const { id } = (
    await chamar(outra, `gestao/financeiro/contratos/${primeiro}/propostas`, {
      tipo: 'recebimento-manual',
      // The fee of months that have not run is asked of nobody who pays by hand either: all of it is here.
      centavos: Math.max(centavos, 420_480),
      em: '2026-11-27',
      parcela: null,
      motivo: 'Depósito identificado.',
    })
  ).corpo<PropostaFinanceira>();
  expect((await responder(id)).status).toBe(200);
  expect((await extrato(primeiro)).codigo).toBe('LIQ');
  expect(await avisados('contrato-liquidado')).toHaveLength(1);
  const depois = await db
    .selectFrom('negociacao')
    .select('situacao')
    .where('id', '=', negociacao)
    .executeTakeFirst();
  expect(depois?.situacao).toBe('retirada');
  expect((await avisados('contrato-liquidado-fiador'))[0]?.texto).toContain('você não garante mais nada');
});
