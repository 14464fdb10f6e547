/** Half-yearly updates: everybody acts on their own part; of the others' parts whoever takes part knows that they are there. */
import { sql } from 'kysely';
import type { Banco } from '../../src/banco/conectar.ts';
import type { Tabela } from './linha.ts';
import type { Alvos, Equipe, Pessoa } from './mundo.ts';

const AS_PARTES: readonly Pessoa[] = ['estudante', 'fiador', 'fiador2'];
const O_ESTUDANTE: readonly Pessoa[] = ['estudante'];
const A_MESA: readonly Equipe[] = ['analista'];

const daAtualizacao = ({ atualizacao }: Alvos) => ({ params: { id: atualizacao } });
const doBloco = ({ atualizacao }: Alvos) => ({ id: atualizacao, personType: 'estudante' as const });
const soDoEstudante = { podem: O_ESTUDANTE, proibidos: ['fiador', 'fiador2'] } as const;

const comCelularNovo = (db: Banco, { atualizacao }: Alvos) =>
  db
    .updateTable('atualizacao_pessoa')
    .set({ respostas: sql`respostas || '{"telefone": "11955554444"}'` })
    .where('atualizacao_id', '=', atualizacao)
    .where('tipo_pessoa', '=', 'estudante')
    .execute();

const enviada = async (db: Banco, { atualizacao }: Alvos) => {
  await db
    .updateTable('atualizacao_pessoa')
    .set({ situacao: 'enviado' })
    .where('atualizacao_id', '=', atualizacao)
    .execute();
  await db
    .updateTable('atualizacao')
    .set({ estado: 'pendente-analise' })
    .where('id', '=', atualizacao)
    .execute();
};

const concluida = (db: Banco, { atualizacao }: Alvos) =>
  db
    .updateTable('atualizacao')
    .set({ estado: 'concluido', concluida_em: new Date('2026-11-27T12:00:00Z') })
    .where('id', '=', atualizacao)
    .execute();

export const TABELA_DAS_ATUALIZACOES: Pick<
  Tabela,
  Extract<
    keyof Tabela,
    | `${string} /alteracao-cadastral/${string}`
    | `${string} /gestao/${'atualizacoes' | 'periodos-de-atualizacao'}${string}`
  >
> = {
  'GET /gestao/atualizacoes/{id}': [{ pedido: daAtualizacao, podem: A_MESA }],
  'PUT /gestao/atualizacoes/{id}/atribuicao': [{ pedido: daAtualizacao, podem: A_MESA, antes: enviada }],
  'DELETE /gestao/atualizacoes/{id}/atribuicao': [{ pedido: daAtualizacao, podem: A_MESA, antes: enviada }],
  'POST /gestao/atualizacoes/{id}/revelar/{tipoPessoa}': [
    {
      pedido: ({ atualizacao }) => ({ params: { id: atualizacao, tipoPessoa: 'estudante' } }),
      podem: A_MESA,
      antes: enviada,
    },
  ],
  'GET /gestao/atualizacoes/{id}/documentos/{docId}': [
    {
      pedido: ({ atualizacao, documentoDaAtualizacao }) => ({
        params: { id: atualizacao, docId: documentoDaAtualizacao },
        query: {},
      }),
      podem: A_MESA,
      antes: enviada,
    },
  ],
  'POST /gestao/atualizacoes/{id}/documentos/{docId}': [
    {
      pedido: ({ atualizacao, documentoDaAtualizacao }) => ({
        params: { id: atualizacao, docId: documentoDaAtualizacao },
        body: { versao: 1, resultado: 'aprovado' },
      }),
      podem: A_MESA,
      antes: enviada,
    },
  ],
  'POST /gestao/atualizacoes/{id}': [
    {
      pedido: ({ atualizacao }) => ({ params: { id: atualizacao }, body: { acao: 'aprovar', versao: 1 } }),
      podem: A_MESA,
    },
  ],
  'POST /gestao/periodos-de-atualizacao/{periodo}/prorrogacoes': [
    {
      pedido: ({ periodo }) => ({
        params: { periodo },
        body: {
          versao: 1,
          fecha: '2026-12-20',
          tardioAte: '2027-01-10',
          motivo: 'O portal ficou fora do ar por um dia.',
        },
      }),
      podem: ['administrador'],
    },
  ],
  'GET /alteracao-cadastral/s/{id}/status': [{ pedido: daAtualizacao, podem: AS_PARTES }],
  'GET /alteracao-cadastral/s/{id}/pessoa': [{ pedido: daAtualizacao, podem: AS_PARTES }],
  'GET /alteracao-cadastral/s/{id}/dados-originais': [{ pedido: daAtualizacao, podem: AS_PARTES }],
  'PATCH /alteracao-cadastral/s/{id}/{personType}': [
    {
      pedido: (alvos) => ({ params: doBloco(alvos), body: { versao: 1, numeroEndereco: '88' } }),
      ...soDoEstudante,
    },
    {
      nome: 'fiador',
      pedido: ({ atualizacao }) => ({
        params: { id: atualizacao, personType: 'fiador' },
        body: { versao: 1, numeroEndereco: '88' },
      }),
      podem: ['fiador'],
      proibidos: ['estudante', 'fiador2'],
    },
  ],
  'POST /alteracao-cadastral/p/validar-cpf': [
    {
      pedido: ({ atualizacao }) => ({
        query: { cpf: '529.982.247-25', updateId: atualizacao, personType: 'estudante' },
      }),
      ...soDoEstudante,
    },
  ],
  'POST /alteracao-cadastral/p/validar-email': [
    {
      pedido: ({ atualizacao }) => ({
        query: { email: 'outra@exemplo.com.br', updateId: atualizacao, personType: 'estudante' },
      }),
      ...soDoEstudante,
    },
  ],
  'POST /alteracao-cadastral/s/{id}/{personType}/codigo': [
    {
      pedido: (alvos) => ({ params: doBloco(alvos), body: { tipoContato: 'SMS' } }),
      antes: comCelularNovo,
      ...soDoEstudante,
    },
  ],
  'POST /alteracao-cadastral/s/{id}/{personType}/validar-codigo': [
    {
      pedido: (alvos) => ({ params: doBloco(alvos), body: { codigo: '123456' } }),
      antes: comCelularNovo,
      ...soDoEstudante,
    },
  ],
  'POST /alteracao-cadastral/s/{id}/concluir-registro/{type}': [
    {
      pedido: ({ atualizacao }) => ({ params: { id: atualizacao, type: 'estudante' }, body: { versao: 1 } }),
      ...soDoEstudante,
    },
  ],
  'POST /alteracao-cadastral/s/concluir-alteracao/{id}': [
    { pedido: daAtualizacao, podem: O_ESTUDANTE, antes: concluida },
  ],
  'POST /alteracao-cadastral/s/{id}/lembrete/{personType}': [
    {
      pedido: ({ atualizacao }) => ({ params: { id: atualizacao, personType: 'fiador' } }),
      podem: O_ESTUDANTE,
    },
  ],
  'DELETE /alteracao-cadastral/{id}/excluir-alteracao': [
    {
      pedido: ({ atualizacao }) => ({
        params: { id: atualizacao },
        query: { motive: 'Preenchi com os dados antigos.' },
      }),
      podem: O_ESTUDANTE,
    },
  ],
  'GET /alteracao-cadastral/{updateId}/documentos': [
    { pedido: ({ atualizacao }) => ({ params: { updateId: atualizacao } }), podem: AS_PARTES },
  ],
  'GET /alteracao-cadastral/{updateId}/documentos/{docId}': [
    {
      pedido: ({ atualizacao, documentoDaAtualizacao }) => ({
        params: { updateId: atualizacao, docId: documentoDaAtualizacao },
        query: {},
      }),
      podem: O_ESTUDANTE,
    },
  ],
  // Whose document it is stands in the form, which is read once the update is one's own.
  'POST /alteracao-cadastral/{updateId}/documentos': [
    { pedido: ({ atualizacao }) => ({ params: { updateId: atualizacao } }), podem: AS_PARTES },
  ],
  'DELETE /alteracao-cadastral/{updateId}/documentos/{docId}': [
    {
      pedido: ({ atualizacao, documentoDaAtualizacao }) => ({
        params: { updateId: atualizacao, docId: documentoDaAtualizacao },
      }),
      podem: O_ESTUDANTE,
    },
  ],
};
