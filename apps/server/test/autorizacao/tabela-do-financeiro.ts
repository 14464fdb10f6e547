/** Money of contracts: the student's own, and the desk's. */
import { sql } from 'kysely';
import type { Banco } from '../../src/banco/conectar.ts';
import type { Tabela } from './linha.ts';
import type { Alvos, Equipe, Pessoa } from './mundo.ts';

const O_ESTUDANTE: readonly Pessoa[] = ['estudante'];
const QUEM_VE: readonly Equipe[] = ['analista', 'agente'];

const emVigor = (db: Banco, { contrato }: Alvos) =>
  db.updateTable('contrato').set({ codigo: 'EFE' }).where('id', '=', contrato).execute();

const liquidado = (db: Banco, { contrato }: Alvos) =>
  db.updateTable('contrato').set({ codigo: 'LIQ' }).where('id', '=', contrato).execute();

const doContrato = ({ contrato }: Alvos) => ({ params: { id: contrato } });
const daCobranca = ({ cobranca }: Alvos) => ({ params: { id: cobranca } });

const PROPOSTA = { entradaCentavos: 0, prazo: 2, primeiroVencimento: '2026-12-10' };
const EM = new Date('2026-11-27T12:00:00Z');

const comNegociacao = (db: Banco, { contrato, documento }: Alvos) =>
  db
    .insertInto('negociacao')
    .values({
      id: documento,
      contrato_id: contrato,
      situacao: 'aceita',
      divida_centavos: 100,
      entrada_centavos: 0,
      prazo: 2,
      primeiro_vencimento: '2026-12-10',
      criada_em: EM,
    })
    .execute();

/** Of the analyst of the world, who may take it back. */
const comProposta = async (db: Banco, alvos: Alvos) => {
  await emVigor(db, alvos);
  await db
    .insertInto('proposta_financeira')
    .values({
      id: alvos.documento,
      contrato_id: alvos.contrato,
      tipo: 'fim-do-curso',
      dados: JSON.stringify({ tipo: 'fim-do-curso', em: '2026-11-20' }),
      motivo: 'Trancou o curso.',
      estado: 'proposta',
      proposta_por: alvos.operador,
      proposta_em: EM,
    })
    .execute();
};

/** Under the contract's own number, which nobody else's run has. */
const comRepasse = async (db: Banco, { contrato, instituicao, operador }: Alvos) => {
  await sql`insert into repasse (id, instituicao_id, mes, estado, total_centavos, proposto_por, proposto_em)
    overriding system value values (${contrato}, ${instituicao}, '2027-01-01', 'proposto', 0, ${operador}, ${EM})`.execute(
    db,
  );
  await db
    .insertInto('repasse_uso')
    .values({ repasse_id: contrato, contrato_id: contrato, posicao: 0, situacao: 'retido', centavos: 60_000 })
    .execute();
};

type DoFinanceiro = `${string} /financeiro/${string}` | `${string} /gestao/financeiro/${string}`;

export const TABELA_DO_FINANCEIRO: Pick<Tabela, Extract<keyof Tabela, DoFinanceiro>> = {
  'GET /financeiro/s/contratos/{id}': [{ pedido: doContrato, podem: O_ESTUDANTE, antes: emVigor }],
  'GET /financeiro/s/cobrancas/{id}': [{ pedido: daCobranca, podem: O_ESTUDANTE }],
  'GET /financeiro/s/cobrancas/{id}/pdf': [{ pedido: daCobranca, podem: O_ESTUDANTE }],
  'GET /financeiro/f/cobrancas/{id}/pdf': [
    { pedido: daCobranca, podem: ['fiador', 'fiador2'], antes: emVigor },
  ],
  'GET /financeiro/s/contratos/{id}/termo-de-quitacao': [
    { pedido: doContrato, podem: O_ESTUDANTE, antes: liquidado },
  ],
  'POST /financeiro/s/cobrancas/{id}/ja-paguei': [{ pedido: daCobranca, podem: O_ESTUDANTE }],
  'GET /financeiro/s/contratos/{id}/quitacao': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, query: { dia: '2026-11-27' } }),
      podem: O_ESTUDANTE,
      antes: emVigor,
    },
  ],
  'POST /financeiro/s/contratos/{id}/quitacao': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, body: { totalCentavos: 1 } }),
      podem: O_ESTUDANTE,
      antes: emVigor,
    },
  ],
  'GET /financeiro/s/contratos/{id}/parcelas/{numero}/antecipacao': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato, numero: 1 }, query: { dia: '2026-11-27' } }),
      podem: O_ESTUDANTE,
      antes: emVigor,
    },
  ],
  'POST /financeiro/s/contratos/{id}/parcelas/{numero}/antecipacao': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato, numero: 1 }, body: { totalCentavos: 1 } }),
      podem: O_ESTUDANTE,
      antes: emVigor,
    },
  ],
  'GET /financeiro/s/contratos/{id}/negociacoes': [
    { pedido: doContrato, podem: O_ESTUDANTE, antes: emVigor },
  ],
  'GET /financeiro/s/contratos/{id}/negociacoes/simulacao': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, query: PROPOSTA }),
      podem: O_ESTUDANTE,
      antes: emVigor,
    },
  ],
  'POST /financeiro/s/contratos/{id}/negociacoes': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, body: { ...PROPOSTA, dividaCentavos: 1 } }),
      podem: O_ESTUDANTE,
      antes: emVigor,
    },
  ],
  'POST /financeiro/s/negociacoes/{id}/retirar': [
    {
      pedido: ({ documento }) => ({ params: { id: documento } }),
      podem: O_ESTUDANTE,
      antes: comNegociacao,
    },
  ],
  'POST /gestao/financeiro/contratos/{id}/propostas': [
    {
      pedido: ({ contrato }) => ({
        params: { id: contrato },
        body: { tipo: 'fim-do-curso', causa: 'evasao', em: '2026-11-20', motivo: 'Saiu do curso.' },
      }),
      podem: ['analista'],
      antes: emVigor,
    },
  ],
  'POST /gestao/financeiro/propostas/{id}/resposta': [
    {
      pedido: ({ documento }) => ({ params: { id: documento }, body: { resposta: 'retirar' } }),
      podem: ['analista'],
      antes: comProposta,
    },
  ],
  'GET /gestao/financeiro/repasses/previa': [
    {
      pedido: ({ instituicao }) => ({ query: { instituicaoId: instituicao, mes: '2027-01-01' } }),
      podem: QUEM_VE,
    },
  ],
  'POST /gestao/financeiro/repasses': [
    {
      pedido: ({ instituicao, contrato }) => ({
        body: {
          instituicaoId: instituicao,
          mes: '2026-11-01',
          usos: [{ contratoId: contrato, posicao: 0, marca: 'retido' }],
          totalCentavos: 0,
        },
      }),
      podem: ['analista'],
      // A run takes what is due, and the first fee of this contract is not yet.
      antes: async (db, alvos) => {
        await emVigor(db, alvos);
        await sql`update contrato_uso set em = em - interval '2 months' where contrato_id = ${alvos.contrato}`.execute(
          db,
        );
      },
    },
  ],
  'POST /gestao/financeiro/repasses/{id}/resposta': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, body: { resposta: 'retirar' } }),
      podem: ['analista'],
      antes: comRepasse,
    },
  ],
  'GET /gestao/financeiro/repasses/{id}/arquivo': [{ pedido: doContrato, podem: QUEM_VE, antes: comRepasse }],
  'POST /financeiro/f/contratos/{id}/pedido-de-saida': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, body: { motivo: 'Vou me mudar do país.' } }),
      podem: ['fiador', 'fiador2'],
      antes: emVigor,
    },
  ],
  'POST /gestao/financeiro/saidas/{id}/responder': [
    {
      pedido: ({ saida }) => ({
        params: { id: saida },
        body: { resposta: 'O contrato precisa de outro fiador antes.' },
      }),
      podem: ['analista'],
      antes: emVigor,
    },
  ],
  'GET /gestao/financeiro/contratos/{id}/negociacoes': [
    { pedido: doContrato, podem: QUEM_VE, antes: emVigor },
  ],
  'POST /gestao/financeiro/contratos/{id}/negociacoes': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, body: { ...PROPOSTA, dividaCentavos: 1 } }),
      podem: ['analista'],
      antes: emVigor,
    },
  ],
  'POST /gestao/financeiro/negociacoes/{id}/resposta': [
    {
      pedido: ({ documento }) => ({ params: { id: documento }, body: { resposta: 'retirar' } }),
      podem: ['analista'],
      antes: async (db, alvos) => {
        await emVigor(db, alvos);
        await comNegociacao(db, alvos);
      },
    },
  ],
  'GET /gestao/financeiro/contratos/{id}': [{ pedido: doContrato, podem: QUEM_VE, antes: emVigor }],
};
