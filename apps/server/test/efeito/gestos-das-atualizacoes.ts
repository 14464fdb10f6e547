/** Presses about the half-yearly update. */

import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Atualizacao } from '../../src/banco/esquema.gerado.ts';
import { resumo } from '../../src/plugins/sessao.ts';
import { CODIGO, comCodigo } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';

export type DasAtualizacoes = Extract<
  QueMuda,
  | `${string} /alteracao-cadastral/${string}`
  | `${string} /gestao/${'atualizacoes' | 'periodos-de-atualizacao'}${string}`
>;

const NOVO = '11955554444';
const TOKEN = 'P'.repeat(43);

const versaoDoEstudante = async ({ servidor, mundo }: Cena): Promise<number> => {
  const { versao } = await servidor.db
    .selectFrom('atualizacao_pessoa')
    .select('versao')
    .where('atualizacao_id', '=', mundo.alvos.atualizacao)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow();
  return versao;
};

const mudar = ({ servidor, mundo }: Cena, mudancas: Updateable<Atualizacao>) =>
  servidor.db.updateTable('atualizacao').set(mudancas).where('id', '=', mundo.alvos.atualizacao).execute();

/** Another phone, which the former number may stop. */
const comCelularNovo = ({ servidor, mundo }: Cena) =>
  servidor.db
    .updateTable('atualizacao_pessoa')
    .set({
      respostas: sql`respostas || ${JSON.stringify({ telefone: NOVO })}::jsonb`,
      parada_hash: resumo(TOKEN),
      parada_telefone: NOVO,
    })
    .where('atualizacao_id', '=', mundo.alvos.atualizacao)
    .where('tipo_pessoa', '=', 'estudante')
    .execute();

/** The contract of the world in effect, and nothing begun in its period. */
async function porIniciar({ servidor, mundo }: Cena): Promise<void> {
  const { alvos } = mundo;
  await servidor.db.updateTable('contrato').set({ codigo: 'EFE' }).where('id', '=', alvos.contrato).execute();
  await servidor.db
    .updateTable('atualizacao')
    .set({ estado: 'reiniciada', motivo_do_reinicio: 'Outra vez' })
    .where('id', '=', alvos.atualizacao)
    .execute();
}

/** Sent by everybody, and before the desk; gives the version. */
async function naMesa({ servidor, mundo }: Cena): Promise<number> {
  const { alvos } = mundo;
  await servidor.db
    .updateTable('atualizacao_pessoa')
    .set({ situacao: 'enviado' })
    .where('atualizacao_id', '=', alvos.atualizacao)
    .execute();
  const { versao } = await servidor.db
    .updateTable('atualizacao')
    .set({ estado: 'pendente-analise' })
    .where('id', '=', alvos.atualizacao)
    .returning('versao')
    .executeTakeFirstOrThrow();
  return versao;
}

/** Every file has been looked at. */
async function comVereditos({ servidor, mundo }: Cena): Promise<object> {
  await servidor.db
    .updateTable('documento')
    .set({ situacao: 'aprovado', avaliado_em: servidor.contexto.relogio.agora() })
    .where('id', '=', mundo.alvos.documentoDaAtualizacao)
    .execute();
  return {};
}

const doBloco = ({ mundo }: Cena) => ({ id: mundo.alvos.atualizacao, personType: 'estudante' as const });

export const GESTOS_DAS_ATUALIZACOES: { readonly [K in DasAtualizacoes]: GestoDe<K> } = {
  'POST /gestao/atualizacoes/{id}/documentos/{docId}': {
    quem: 'analista',
    preparar: async (cena) => {
      const versao = await naMesa(cena);
      const { atualizacao, documentoDaAtualizacao } = cena.mundo.alvos;
      return {
        params: { id: atualizacao, docId: documentoDaAtualizacao },
        body: { versao, resultado: 'aprovado' },
      };
    },
  },
  'POST /gestao/atualizacoes/proxima': {
    quem: 'analista',
    preparar: async (cena) => {
      await naMesa(cena);
      return {};
    },
  },
  'PUT /gestao/atualizacoes/{id}/atribuicao': {
    quem: 'analista',
    preparar: async (cena) => {
      await naMesa(cena);
      return { params: { id: cena.mundo.alvos.atualizacao } };
    },
  },
  'DELETE /gestao/atualizacoes/{id}/atribuicao': {
    quem: 'analista',
    preparar: async (cena) => {
      await naMesa(cena);
      const params = { id: cena.mundo.alvos.atualizacao };
      await cena.servidor.pedir({
        metodo: 'PUT',
        url: `/api/gestao/atualizacoes/${params.id}/atribuicao`,
        token: cena.mundo.tokens.analista ?? '',
      });
      return { params };
    },
  },
  'POST /gestao/atualizacoes/{id}/revelar/{tipoPessoa}': {
    quem: 'analista',
    // The quota of the day counts who was looked at, once.
    preparar: async (cena) => {
      await naMesa(cena);
      return { params: { id: cena.mundo.alvos.atualizacao, tipoPessoa: 'estudante' } };
    },
  },
  'POST /gestao/atualizacoes/{id}': {
    quem: 'analista',
    preparar: async (cena) => ({
      ...(await comVereditos(cena)),
      params: { id: cena.mundo.alvos.atualizacao },
      body: {
        acao: 'reprovar',
        versao: await naMesa(cena),
        dados: [{ tipo: 'estudante', motivo: 'O endereço está incompleto.' }],
      },
    }),
  },
  'POST /gestao/periodos-de-atualizacao': {
    quem: 'administrador',
    preparar: () => ({
      body: { ano: 2027, semestre: 1, abre: '2027-05-01', fecha: '2027-06-15', tardioAte: '2027-06-30' },
    }),
  },
  'POST /gestao/periodos-de-atualizacao/{periodo}/prorrogacoes': {
    quem: 'administrador',
    preparar: ({ mundo }) => ({
      params: { periodo: mundo.alvos.periodo },
      body: {
        versao: 1,
        fecha: '2026-12-20',
        tardioAte: '2027-01-10',
        motivo: 'O portal ficou fora do ar por um dia.',
      },
    }),
  },
  'POST /alteracao-cadastral/s/iniciar-atualizacao': {
    quem: 'estudante',
    preparar: async (cena) => {
      await porIniciar(cena);
      return {};
    },
  },
  'PATCH /alteracao-cadastral/s/{id}/{personType}': {
    quem: 'estudante',
    preparar: async (cena) => ({
      params: doBloco(cena),
      body: { versao: await versaoDoEstudante(cena), numeroEndereco: '88' },
    }),
  },
  'POST /alteracao-cadastral/p/validar-cpf': {
    quem: 'estudante',
    semEfeito: true,
    preparar: ({ mundo }) => ({
      query: { cpf: '529.982.247-25', updateId: mundo.alvos.atualizacao, personType: 'estudante' },
    }),
  },
  'POST /alteracao-cadastral/p/validar-email': {
    quem: 'estudante',
    semEfeito: true,
    preparar: ({ mundo }) => ({
      query: { email: 'outra@exemplo.com.br', updateId: mundo.alvos.atualizacao, personType: 'estudante' },
    }),
  },
  'POST /alteracao-cadastral/s/{id}/{personType}/codigo': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comCelularNovo(cena);
      return { params: doBloco(cena), body: { tipoContato: 'SMS' } };
    },
  },
  'POST /alteracao-cadastral/s/{id}/{personType}/validar-codigo': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comCelularNovo(cena);
      await comCodigo(cena, {
        finalidade: 'atualizacao',
        cpf: cena.mundo.alvos.cpf,
        destino: NOVO,
        canal: 'sms',
      });
      return { params: doBloco(cena), body: { codigo: CODIGO } };
    },
  },
  'POST /alteracao-cadastral/s/{id}/concluir-registro/{type}': {
    quem: 'estudante',
    preparar: async (cena) => ({
      params: { id: cena.mundo.alvos.atualizacao, type: 'estudante' },
      body: { versao: await versaoDoEstudante(cena) },
    }),
  },
  'POST /alteracao-cadastral/s/concluir-alteracao/{id}': {
    quem: 'estudante',
    preparar: async (cena) => {
      await mudar(cena, { estado: 'concluido', concluida_em: cena.servidor.contexto.relogio.agora() });
      return { params: { id: cena.mundo.alvos.atualizacao } };
    },
  },
  'POST /alteracao-cadastral/s/{id}/lembrete/{personType}': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({ params: { id: mundo.alvos.atualizacao, personType: 'fiador' } }),
  },
  'DELETE /alteracao-cadastral/{id}/excluir-alteracao': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({
      params: { id: mundo.alvos.atualizacao },
      query: { motive: 'Preenchi com os dados antigos.' },
    }),
  },
  'POST /alteracao-cadastral/p/parar-troca-de-telefone': {
    quem: 'ninguem',
    preparar: async (cena) => {
      await comCelularNovo(cena);
      return { body: { token: TOKEN } };
    },
  },
  'POST /alteracao-cadastral/{updateId}/documentos': {
    quem: 'estudante',
    comArquivo: true,
    preparar: ({ mundo, pdf }) => ({
      params: { updateId: mundo.alvos.atualizacao },
      campos: {
        documentType: 'RESIDENCIA',
        personType: 'estudante',
        file: { conteudo: pdf, nome: 'conta.pdf' },
      },
    }),
  },
  'DELETE /alteracao-cadastral/{updateId}/documentos/{docId}': {
    quem: 'estudante',
    preparar: ({ mundo: { alvos } }) => ({
      params: { updateId: alvos.atualizacao, docId: alvos.documentoDaAtualizacao },
    }),
  },
};
