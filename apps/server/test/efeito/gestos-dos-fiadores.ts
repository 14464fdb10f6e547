/** Presses about guarantors: by the student, and by the guarantors themselves. */
import { corpoDoAceite, corpoDoConvite, pessoaNumero, preencherPeloFiador } from '../fiadores.ts';
import { agora, convidado, vinculado } from './cenas.ts';
import type { GestoDe, QueMuda } from './gesto.ts';

export type DosFiadores = Extract<
  QueMuda,
  | `${string} /solicitacao/fiador${string}`
  | `${string} /fiador/${string}`
  | `${string} /solicitacaoCredito/preencherDadosBasicosFiador`
  | `${string} /solicitacaoCredito/{id}/excluir${string}`
  | `${string} /solicitacao/alterar-status-preenchimento/${string}`
>;

const CONVITE = corpoDoConvite(pessoaNumero(79)) as never;

export const GESTOS_DOS_FIADORES: { readonly [K in DosFiadores]: GestoDe<K> } = {
  'POST /solicitacao/fiador': { quem: 'outroEstudante', preparar: () => ({ body: CONVITE }) },
  'POST /solicitacao/fiador/email-cadastro': {
    quem: 'outroEstudante',
    preparar: async (cena) => ({ body: { codFiador: (await convidado(cena)).codFiador } }),
  },
  'POST /solicitacaoCredito/preencherDadosBasicosFiador': {
    quem: 'outroEstudante',
    preparar: async (cena) => {
      const { pessoa } = await convidado(cena, preencherPeloFiador);
      return { body: { ...corpoDoConvite(pessoa), parentescoFiador: 'AVO' } as never };
    },
  },
  'POST /solicitacao/fiador/{id}/codigo-aceite': {
    quem: 'outroEstudante',
    preparar: async (cena) => ({
      params: { id: (await convidado(cena)).pessoaId },
      body: { novo: true },
    }),
  },
  'POST /solicitacao/fiador/{id}/lembrete': {
    quem: 'outroEstudante',
    preparar: async (cena) => {
      const { pessoaId: id, codFiador } = await convidado(cena);
      await cena.servidor.pedir({
        metodo: 'POST',
        url: '/api/solicitacao/fiador/email-cadastro',
        token: cena.mundo.tokens.outroEstudante ?? '',
        body: { codFiador },
      });
      return { params: { id } };
    },
  },
  'PUT /solicitacaoCredito/{id}/excluirFiador/{which}': {
    quem: 'estudante',
    preparar: ({ mundo: { alvos } }) => ({
      params: { id: alvos.solicitacao, which: 'fiador' },
      body: { marca: alvos.marca },
    }),
  },
  'PUT /solicitacaoCredito/{id}/excluirTodosFiadores': {
    quem: 'estudante',
    preparar: ({ mundo: { alvos } }) => ({
      params: { id: alvos.solicitacao },
      body: { marcas: { fiador: alvos.marca, fiador2: alvos.marca2 } },
    }),
  },
  'PUT /solicitacao/alterar-status-preenchimento/tipo-pessoa/{type}': {
    quem: 'outroEstudante',
    preparar: async (cena) => {
      const { pessoaId: id, marca } = await convidado(cena);
      const { solicitacao_id } = await cena.servidor.db
        .selectFrom('participante')
        .select('solicitacao_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        params: { type: 'fiador2' },
        body: { idSolicitacao: solicitacao_id, statusPreenchimento: 'PREENCHIDO_PELO_ESTUDANTE', marca },
      };
    },
  },
  'POST /fiador/convite/dados': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: async (cena) => {
      const { pessoa, codFiador } = await vinculado(cena);
      return { body: { codFiador, cpf: pessoa.cpf } };
    },
  },
  'POST /fiador/convite/vincular': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { conta, codFiador, pessoaId: id } = await vinculado(cena);
      await cena.servidor.db
        .updateTable('participante')
        .set({ conta_id: null, ultimo_acesso: null })
        .where('id', '=', id)
        .execute();
      return { body: { codFiador }, token: conta.token };
    },
  },
  'POST /fiador/garantias/{id}/codigo': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { conta, garantiaId } = await vinculado(cena);
      return { params: { id: garantiaId }, body: { canal: 'sms' }, token: conta.token };
    },
  },
  'POST /fiador/garantias/{id}/aceite': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { conta, garantiaId } = await vinculado(cena);
      return {
        params: { id: garantiaId },
        body: await corpoDoAceite(cena.servidor, conta, garantiaId),
        token: conta.token,
      };
    },
  },
  'POST /fiador/garantias/{id}/recusa': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { conta, garantiaId } = await vinculado(cena);
      return { params: { id: garantiaId }, body: { motivo: 'nao-quero' }, token: conta.token };
    },
  },
  'PUT /fiador/garantias/{id}/regime-de-bens': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { servidor, mundo } = cena;
      await servidor.db
        .updateTable('participante')
        .set({ regime_pedido_em: agora(cena) })
        .where('id', '=', mundo.alvos.fiador)
        .execute();
      return { params: { id: mundo.alvos.fiador }, body: { regimeDeBens: 'NAO_SEI' } };
    },
  },
};
