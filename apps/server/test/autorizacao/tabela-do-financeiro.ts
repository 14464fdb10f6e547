/** Money of contracts: the student's own, and the desk's. */
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

type DoFinanceiro = `${string} /financeiro/${string}` | `${string} /gestao/financeiro/${string}`;

export const TABELA_DO_FINANCEIRO: Pick<Tabela, Extract<keyof Tabela, DoFinanceiro>> = {
  'GET /financeiro/s/contratos/{id}': [{ pedido: doContrato, podem: O_ESTUDANTE, antes: emVigor }],
  'GET /financeiro/s/cobrancas/{id}': [{ pedido: daCobranca, podem: O_ESTUDANTE }],
  'GET /financeiro/s/cobrancas/{id}/pdf': [{ pedido: daCobranca, podem: O_ESTUDANTE }],
  'GET /financeiro/s/contratos/{id}/termo-de-quitacao': [
    { pedido: doContrato, podem: O_ESTUDANTE, antes: liquidado },
  ],
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
  'GET /gestao/financeiro/contratos/{id}': [{ pedido: doContrato, podem: QUEM_VE, antes: emVigor }],
};
