/** The staff's routes that name a colleague, an export, an entry of the catalogue or an account. */
import type { Banco } from '../../src/banco/conectar.ts';
import type { Tabela } from './linha.ts';
import type { Alvos, Equipe } from './mundo.ts';
import type { DaMesa } from './tabela-da-mesa.ts';

const A_ANALISTA: readonly Equipe[] = ['analista'];
const A_ADMINISTRACAO: readonly Equipe[] = ['administrador'];

/** The analyst asked for an export, and nobody has answered. */
const comExportacao = async (db: Banco, { documento, operador, solicitacao }: Alvos) =>
  db
    .insertInto('exportacao')
    .values({
      id: documento,
      tipo: 'documentos',
      solicitacao_id: solicitacao,
      motivo: 'Ofício do juízo.',
      pedida_por: operador,
      pedida_em: new Date('2026-11-27T12:00:00Z'),
      expira_em: new Date('2026-12-27T12:00:00Z'),
    })
    .execute();

/** The analyst reached a quota today. */
const comAlerta = async (db: Banco, { operador }: Alvos) =>
  db
    .insertInto('cota_do_dia')
    .values({ operador_id: operador, dia: '2026-11-27', uso: 'mesa', contagem: 200, alerta_em: new Date() })
    .onConflict((ja) => ja.columns(['operador_id', 'dia', 'uso']).doUpdateSet({ alerta_em: new Date() }))
    .execute();

type DaGestao = Exclude<
  Extract<keyof Tabela, `${string} /gestao/${string}`>,
  | DaMesa
  | `${string} /gestao/${'alteracoes' | 'assinaturas' | 'atualizacoes' | 'contratos' | 'envelopes' | 'financeiro' | 'periodos-de-atualizacao'}${string}`
>;

export const TABELA_DA_GESTAO: Pick<Tabela, DaGestao> = {
  'DELETE /gestao/sessoes/{id}': [
    { pedido: ({ sessaoDoAnalista }) => ({ params: { id: sessaoDoAnalista } }), podem: A_ANALISTA },
  ],
  'POST /gestao/operadores': [
    {
      pedido: () => ({
        body: { nome: 'Bia Rocha Melo', email: 'bia@exemplo.org.br', papel: 'analista', instituicaoId: null },
      }),
      podem: A_ADMINISTRACAO,
    },
  ],
  'PUT /gestao/operadores/{id}': [
    {
      pedido: ({ operador }) => ({
        params: { id: operador },
        body: { papel: 'analista', instituicaoId: null, ativo: false },
      }),
      podem: A_ADMINISTRACAO,
    },
  ],
  'POST /gestao/operadores/{id}/convite': [
    { pedido: ({ operador }) => ({ params: { id: operador } }), podem: A_ADMINISTRACAO },
  ],
  'DELETE /gestao/operadores/{id}/sessoes': [
    { pedido: ({ operador }) => ({ params: { id: operador } }), podem: A_ADMINISTRACAO },
  ],
  'POST /gestao/uso-de-dados/{operadorId}/visto': [
    {
      pedido: ({ operador }) => ({
        params: { operadorId: operador },
        body: { dia: '2026-11-27', uso: 'mesa' },
      }),
      antes: comAlerta,
      podem: A_ADMINISTRACAO,
    },
  ],
  'POST /gestao/uso-de-dados/{operadorId}/liberar': [
    {
      pedido: ({ operador }) => ({
        params: { operadorId: operador },
        body: { uso: 'mesa', motivo: 'Mutirão de hoje.' },
      }),
      antes: comAlerta,
      podem: A_ADMINISTRACAO,
    },
  ],
  'POST /gestao/exportacoes/{id}/resposta': [
    {
      pedido: ({ documento }) => ({ params: { id: documento }, body: { aprovada: true } }),
      antes: comExportacao,
      podem: ['analista', 'administrador'],
    },
  ],
  'POST /gestao/exportacoes/{id}/baixar': [
    {
      pedido: ({ documento }) => ({ params: { id: documento } }),
      antes: comExportacao,
      podem: A_ANALISTA,
    },
  ],
  'GET /gestao/catalogo/{entidade}': [
    { pedido: () => ({ params: { entidade: 'curso' }, query: {} }), podem: A_ADMINISTRACAO },
  ],
  'GET /gestao/catalogo/{entidade}/opcoes': [
    { pedido: () => ({ params: { entidade: 'curso' } }), podem: A_ADMINISTRACAO },
  ],
  'GET /gestao/catalogo/{entidade}/itens/{chave}': [
    {
      pedido: ({ curso }) => ({ params: { entidade: 'curso', chave: String(curso) } }),
      podem: A_ADMINISTRACAO,
    },
  ],
  'POST /gestao/catalogo/{entidade}': [
    {
      pedido: () => ({
        params: { entidade: 'profissao' },
        body: { chave: null, conteudo: {}, vigenteDe: null, numero: 0 },
      }),
      podem: A_ADMINISTRACAO,
    },
  ],
  'DELETE /gestao/catalogo/versoes/{versao}': [
    { pedido: ({ documento }) => ({ params: { versao: documento } }), podem: [] },
  ],
  'GET /gestao/relatorios/{relatorio}/csv': [
    {
      pedido: () => ({
        params: { relatorio: 'volumes' },
        query: { de: '2026-11-01', ate: '2026-11-02' },
      }),
      podem: A_ADMINISTRACAO,
    },
  ],
  'GET /gestao/suporte/pessoas/{contaId}': [
    { pedido: ({ conta }) => ({ params: { contaId: conta } }), podem: ['agente'] },
  ],
  'POST /gestao/suporte/pessoas/{contaId}/desbloquear': [
    { pedido: ({ conta }) => ({ params: { contaId: conta } }), podem: ['agente'] },
  ],
  'PUT /gestao/suporte/pessoas/{contaId}/areas': [
    {
      pedido: ({ conta }) => ({
        params: { contaId: conta },
        body: { areasDesativadas: ['financeiro'], anteriores: [], motivo: 'Pedido da pessoa por telefone.' },
      }),
      podem: ['agente'],
    },
  ],
  'POST /gestao/suporte/mensagens/{mensagemId}/reenviar': [
    { pedido: ({ documento }) => ({ params: { mensagemId: documento } }), podem: [] },
  ],
};
