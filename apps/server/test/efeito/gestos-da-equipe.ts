/** Presses of the staff about themselves: who comes in, and how. */
import { createHmac } from 'node:crypto';
import { emitirDesafio } from '../../src/modules/gestao/sessao/desafio.ts';
import { chaveDe, codigoDe } from '../../src/modules/gestao/sessao/totp.ts';
import { resumo } from '../../src/plugins/sessao.ts';
import { agora, comSegundoFator, daqui, novaSessao, operadorDe } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';

export type DaEquipe = Extract<
  QueMuda,
  `${string} /gestao/${'autenticacao' | 'primeiro-acesso' | 'eu' | 'sessoes' | 'operadores'}${string}`
>;

/** Another one each time: tries are counted for each, in batches that may be written after a trial has taken back its rows. */
async function comConvite(cena: Cena): Promise<{ convite: string; codigo: string }> {
  const id = await operadorDe(cena, 'analista');
  const { aleatorio, segredo } = cena.servidor.contexto;
  const convite = aleatorio.bytes(32).toString('base64url');
  await cena.servidor.db
    .updateTable('operador')
    .set({ convite_hash: resumo(convite), convite_expira_em: daqui(cena, 60) })
    .where('id', '=', id)
    .execute();
  const chave = chaveDe(createHmac('sha256', segredo).update(`totp-do-convite:${convite}`).digest());
  return { convite, codigo: codigoDe(chave, agora(cena)) };
}

export const GESTOS_DA_EQUIPE: { readonly [K in DaEquipe]: GestoDe<K> } = {
  'POST /gestao/autenticacao/autenticar': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: () => ({ body: { email: 'ninguem@exemplo.org.br', senha: 'Uma-senha-qualquer-1' } }),
  },
  'POST /gestao/autenticacao/confirmar': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { id, codigo } = await comSegundoFator(cena, 'administrador');
      const { segredo } = cena.servidor.contexto;
      return { body: { desafio: emitirDesafio(segredo, id, cena.senha.hash, agora(cena)), codigo } };
    },
  },
  'POST /gestao/autenticacao/renovar': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const sessao = await novaSessao(cena, { tipo: 'gestao', operadorId: cena.mundo.alvos.operador });
      return { cookies: { gestao_renovacao: sessao.renovacao } };
    },
  },
  'POST /gestao/autenticacao/sair': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const sessao = await novaSessao(cena, { tipo: 'gestao', operadorId: cena.mundo.alvos.operador });
      return { cookies: { gestao_renovacao: sessao.renovacao } };
    },
  },
  'POST /gestao/primeiro-acesso/abrir': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: async (cena) => {
      const { convite } = await comConvite(cena);
      return { body: { convite } };
    },
  },
  'POST /gestao/primeiro-acesso/concluir': {
    quem: 'ninguem',
    preparar: async (cena) => ({
      body: { ...(await comConvite(cena)), cpf: '39053344705', senha: cena.senha.texto },
    }),
  },
  'PUT /gestao/eu/cpf': {
    quem: 'analista',
    preparar: async (cena) => {
      await cena.servidor.db
        .updateTable('operador')
        .set({ cpf: null })
        .where('id', '=', cena.mundo.alvos.operador)
        .execute();
      return { body: { cpf: '39053344705' } };
    },
  },
  'POST /gestao/eu/codigos-de-recuperacao': {
    quem: 'analista',
    preparar: async (cena) => {
      await comSegundoFator(cena, 'analista');
      return { body: { senha: cena.senha.texto } };
    },
  },
  'DELETE /gestao/sessoes/{id}': {
    quem: 'analista',
    preparar: async (cena) => {
      const { sessaoId } = await novaSessao(cena, { tipo: 'gestao', operadorId: cena.mundo.alvos.operador });
      return { params: { id: sessaoId } };
    },
  },
  'POST /gestao/operadores': {
    quem: 'administrador',
    preparar: () => ({
      body: { nome: 'Bia Rocha Melo', email: 'bia@exemplo.org.br', papel: 'analista', instituicaoId: null },
    }),
  },
  'PUT /gestao/operadores/{id}': {
    quem: 'administrador',
    preparar: ({ mundo }) => ({
      params: { id: mundo.alvos.operador },
      body: { papel: 'analista', instituicaoId: null, ativo: false },
    }),
  },
  'POST /gestao/operadores/{id}/convite': {
    quem: 'administrador',
    preparar: ({ mundo }) => ({ params: { id: mundo.alvos.operador } }),
  },
  'DELETE /gestao/operadores/{id}/sessoes': {
    quem: 'administrador',
    preparar: ({ mundo }) => ({ params: { id: mundo.alvos.operador } }),
  },
};
