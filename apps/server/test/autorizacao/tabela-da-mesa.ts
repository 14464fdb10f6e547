/** The staff's routes about requests: queues, the desk, and what is decided there. */
import type { Sigla } from '@credito/domain/solicitacao/estados';
import type { Banco } from '../../src/banco/conectar.ts';
import type { Tabela } from './linha.ts';
import type { Alvos, Equipe } from './mundo.ts';

export type DaMesa = Extract<
  keyof Tabela,
  `${string} /gestao/${'filas' | 'solicitacoes' | 'documentos' | 'conflitos' | 'conversas' | 'carga' | 'matriculas'}${string}`
>;

const A_ANALISTA: readonly Equipe[] = ['analista'];
const A_ADMINISTRACAO: readonly Equipe[] = ['administrador'];

const daSolicitacao = ({ solicitacao }: Alvos) => ({ params: { id: solicitacao } });

const em =
  (sigla: Sigla) =>
  (db: Banco, { solicitacao }: Alvos) =>
    db
      .updateTable('solicitacao')
      .set({
        sigla,
        concluida_em: new Date('2026-11-26T12:00:00Z'),
        situacao_desde: new Date('2026-11-26T12:00:00Z'),
      })
      .where('id', '=', solicitacao)
      .execute();

/** The analyst declared a conflict. */
const comConflito = async (db: Banco, { documento, operador, solicitacao }: Alvos) =>
  db
    .insertInto('conflito_declarado')
    .values({
      id: documento,
      solicitacao_id: solicitacao,
      operador_id: operador,
      motivo: 'Vizinha.',
      declarado_em: new Date('2026-11-27T12:00:00Z'),
    })
    .execute();

/** Handed in, with a conversation under one of the student's pendencies. */
const comConversa = async (db: Banco, alvos: Alvos) => {
  await em('RDC')(db, alvos);
  const { id } = await db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', alvos.solicitacao)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow();
  const agora = new Date('2026-11-27T12:00:00Z');
  await db
    .insertInto('conversa')
    .values({
      id: alvos.documento,
      solicitacao_id: alvos.solicitacao,
      participante_id: id,
      assunto: 'RG',
      criada_em: agora,
      atualizada_em: agora,
    })
    .execute();
};

export const TABELA_DA_MESA: Pick<Tabela, DaMesa> = {
  'POST /gestao/matriculas/renovacoes/{id}': [
    {
      pedido: daSolicitacao,
      podem: ['instituicao'],
      antes: async (db, alvos) => {
        await em('A')(db, alvos);
        await db
          .updateTable('contrato')
          .set({ codigo: 'EFE', ano: 2026, semestre: 2 })
          .where('id', '=', alvos.contrato)
          .execute();
      },
    },
  ],
  'POST /gestao/solicitacoes/{id}/conversas': [
    {
      pedido: (alvos) => ({
        ...daSolicitacao(alvos),
        body: { tipoPessoa: 'estudante' as const, assunto: 'RG' as const, texto: 'Envie a CNH aberta.' },
      }),
      antes: em('RDC'),
      podem: A_ANALISTA,
    },
  ],
  'POST /gestao/conversas/{id}/lida': [
    {
      pedido: ({ documento }) => ({ params: { id: documento }, body: {} }),
      antes: comConversa,
      podem: A_ANALISTA,
    },
  ],
  'POST /gestao/solicitacoes/{id}/recurso': [
    {
      pedido: (alvos) => ({
        ...daSolicitacao(alvos),
        body: { decisao: 'aceitar' as const, versao: 1, texto: '' },
      }),
      antes: em('REP'),
      podem: A_ANALISTA,
    },
  ],
  'GET /gestao/filas/{sigla}': [
    { nome: 'RECURSO', pedido: () => ({ params: { sigla: 'RECURSO' }, query: {} }), podem: A_ANALISTA },
    { nome: 'CORRECAO', pedido: () => ({ params: { sigla: 'CORRECAO' }, query: {} }), podem: A_ANALISTA },
    { nome: 'PADC', pedido: () => ({ params: { sigla: 'PADC' }, query: {} }), podem: A_ANALISTA },
    {
      nome: 'PAIES',
      pedido: () => ({ params: { sigla: 'PAIES' }, query: {} }),
      podem: ['instituicao', 'outraInstituicao'],
    },
  ],
  'POST /gestao/filas/{sigla}/proxima': [
    { nome: 'PADC', pedido: () => ({ params: { sigla: 'PADC' } }), podem: A_ANALISTA },
    {
      nome: 'PAIES',
      pedido: () => ({ params: { sigla: 'PAIES' } }),
      podem: ['instituicao', 'outraInstituicao'],
    },
  ],
  'PUT /gestao/solicitacoes/{id}/atribuicao': [
    { nome: 'PADC', pedido: daSolicitacao, antes: em('PADC'), podem: ['analista', 'instituicao'] },
    { nome: 'PAIES', pedido: daSolicitacao, antes: em('PAIES'), podem: ['analista', 'instituicao'] },
  ],
  'DELETE /gestao/solicitacoes/{id}/atribuicao': [
    { nome: 'PADC', pedido: daSolicitacao, antes: em('PADC'), podem: ['analista', 'instituicao'] },
    { nome: 'PAIES', pedido: daSolicitacao, antes: em('PAIES'), podem: ['analista', 'instituicao'] },
  ],
  'GET /gestao/solicitacoes/{id}': [
    { nome: 'a draft', pedido: daSolicitacao, podem: ['agente'] },
    {
      nome: 'handed in',
      pedido: daSolicitacao,
      antes: em('PADC'),
      podem: ['analista', 'instituicao', 'agente'],
    },
  ],
  'POST /gestao/solicitacoes/{id}/revelar/{tipoPessoa}': [
    {
      pedido: ({ solicitacao }) => ({ params: { id: solicitacao, tipoPessoa: 'fiador' } }),
      antes: em('PADC'),
      podem: A_ANALISTA,
    },
  ],
  'GET /gestao/documentos/{id}/arquivo': [
    { pedido: ({ documento }) => ({ params: { id: documento } }), antes: em('PADC'), podem: A_ANALISTA },
  ],
  'GET /gestao/documentos/{id}/paginas/{pagina}': [
    {
      pedido: ({ documento }) => ({ params: { id: documento, pagina: 1 } }),
      antes: em('PADC'),
      podem: A_ANALISTA,
    },
  ],
  'PUT /gestao/documentos/{id}/avaliacao': [
    {
      pedido: ({ documento }) => ({ params: { id: documento }, body: { resultado: 'aprovado' } }),
      antes: em('PADC'),
      podem: A_ANALISTA,
    },
  ],
  'DELETE /gestao/documentos/{id}/avaliacao': [
    { pedido: ({ documento }) => ({ params: { id: documento } }), antes: em('PADC'), podem: A_ANALISTA },
  ],
  'POST /gestao/solicitacoes/{id}/decidir': [
    {
      pedido: ({ solicitacao }) => ({
        params: { id: solicitacao },
        body: { acao: 'aprovarDadosComplementares', versao: 1 },
      }),
      antes: em('PADC'),
      podem: A_ANALISTA,
    },
  ],
  'POST /gestao/solicitacoes/{id}/decidir-ies': [
    {
      pedido: ({ solicitacao }) => ({ params: { id: solicitacao }, body: { acao: 'aprovarIes', versao: 1 } }),
      antes: em('PAIES'),
      podem: ['instituicao'],
    },
  ],
  'GET /gestao/filas/{sigla}/instituicoes': [
    { nome: 'PADC', pedido: () => ({ params: { sigla: 'PADC' } }), podem: A_ANALISTA },
    {
      nome: 'PAIES',
      pedido: () => ({ params: { sigla: 'PAIES' } }),
      podem: ['instituicao', 'outraInstituicao'],
    },
  ],
  'POST /gestao/carga/{operadorId}/cobrir': [
    { pedido: ({ operador }) => ({ params: { operadorId: operador } }), podem: A_ANALISTA },
  ],
  'POST /gestao/solicitacoes/{id}/previa': [
    {
      pedido: ({ solicitacao }) => ({
        params: { id: solicitacao },
        body: { acao: 'devolverDadosComplementares' },
      }),
      antes: em('PADC'),
      podem: ['analista', 'instituicao', 'agente'],
    },
  ],
  'POST /gestao/solicitacoes/{id}/proposta': [
    {
      pedido: ({ solicitacao }) => ({
        params: { id: solicitacao },
        body: { resposta: 'confirmar', versao: 1 },
      }),
      antes: em('PADC'),
      podem: A_ANALISTA,
    },
  ],
  'POST /gestao/solicitacoes/{id}/conflito': [
    {
      pedido: (alvos) => ({ ...daSolicitacao(alvos), body: {} }),
      antes: em('PADC'),
      podem: ['analista', 'instituicao', 'agente'],
    },
  ],
  'DELETE /gestao/conflitos/{id}': [
    {
      pedido: ({ documento }) => ({ params: { id: documento } }),
      antes: comConflito,
      podem: A_ADMINISTRACAO,
    },
  ],
  'POST /gestao/solicitacoes/{id}/notas': [
    {
      pedido: ({ solicitacao }) => ({ params: { id: solicitacao }, body: { texto: 'Ligou pedindo prazo.' } }),
      antes: em('PADC'),
      podem: ['analista', 'agente'],
    },
  ],
};
