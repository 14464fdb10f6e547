/** Presses of students and guarantors, and of whoever is not logged in yet. */

import { tokenDoEmail } from '../../src/modules/conta/confirmar-email.ts';
import { emitirDesafio } from '../../src/modules/gestao/sessao/desafio.ts';
import { guardarEntrada } from '../../src/modules/social/guardar-entrada.ts';
import { resumo } from '../../src/plugins/sessao.ts';
import { corpoDoCadastro } from '../contas.ts';
import { pessoaNumero } from '../fiadores.ts';
import {
  agora,
  CODIGO,
  comCodigo,
  comSegundoFator,
  comSenha,
  daqui,
  NAVEGADOR,
  novaSessao,
} from './cenas.ts';
import { APARELHO, comAcessoDeSuporte, comAparelho, contatoDe } from './conta-em-cena.ts';
import type { GestoDe, QueMuda } from './gesto.ts';

export type DaConta = Extract<
  QueMuda,
  | `${string} /autenticacao/${string}`
  | `${string} /v1/site/${string}`
  | `${string} /v1/auth/${string}`
  | `${string} /v1/portal/usuariosweb/${string}`
  | `${string} /usuario/${string}`
  | `${string} /users/${string}`
  | `${string} /portal/acao/${string}`
  | `${string} /notificacoes-push/${string}`
>;

const NOVA = pessoaNumero(78);
const OUTRA_SENHA = 'Jequitibá-2027!';

export const GESTOS_DA_CONTA: { readonly [K in DaConta]: GestoDe<K> } = {
  'POST /autenticacao/autenticar': {
    quem: 'ninguem',
    preparar: async (cena) => {
      await comSenha(cena);
      return { body: { cpf: cena.mundo.alvos.cpf, password: cena.senha.texto } };
    },
  },
  'POST /v1/site/auth/refresh_token': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const sessao = await novaSessao(cena, { tipo: 'conta', contaId: cena.mundo.alvos.conta });
      return { body: null, cookies: { renovacao: sessao.renovacao } };
    },
  },
  'POST /v1/site/auth/logout': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const sessao = await novaSessao(cena, { tipo: 'conta', contaId: cena.mundo.alvos.conta });
      return { cookies: { renovacao: sessao.renovacao } };
    },
  },
  'POST /autenticacao/recuperar-senha': {
    quem: 'ninguem',
    preparar: ({ mundo }) => ({ body: { cpf: mundo.alvos.cpf, portal: 'estudante' } }),
  },
  'POST /autenticacao/redefinir-senha': {
    quem: 'ninguem',
    preparar: async (cena) => {
      await cena.servidor.db
        .insertInto('recuperacao_senha')
        .values({
          token_hash: resumo('link'),
          conta_id: cena.mundo.alvos.conta,
          criada_em: agora(cena),
          expira_em: daqui(cena, 30),
        })
        .execute();
      return { body: { token: 'link', password: OUTRA_SENHA, confPassword: OUTRA_SENHA } };
    },
  },
  'POST /v1/auth/auth/social': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { email } = await contatoDe(cena);
      await cena.servidor.db
        .updateTable('conta')
        .set({ email_verificado_em: agora(cena) })
        .where('id', '=', cena.mundo.alvos.conta)
        .execute();
      const bilhete = await guardarEntrada(cena.servidor.contexto, NAVEGADOR, 'google', {
        emissor: 'https://emissor.example',
        sujeito: '1',
        nome: 'Ana',
        email,
        emailVerificado: true,
      });
      return {
        body: { type: 'google-plus', access_token: bilhete, origem: 'portal' },
        cookies: { entrada: NAVEGADOR },
      };
    },
  },
  'POST /v1/auth/auth/socialsupport': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { id, codigo } = await comSegundoFator(cena, 'agente');
      const desafio = emitirDesafio(cena.servidor.contexto.segredo, id, cena.senha.hash, agora(cena));
      return {
        body: {
          access_token: desafio,
          type: 'equipe-plus',
          origem: 'portal',
          contaId: cena.mundo.alvos.conta,
          codigo,
          motivo: 'Ajuda por telefone',
        },
      };
    },
  },
  'POST /v1/site/usuarioweb/autenticarUsuario': {
    quem: 'ninguem',
    preparar: async (cena) => ({ body: { supportAuthToken: await comAcessoDeSuporte(cena) } }),
  },
  'POST /v1/auth/auth/logoutsupport': {
    quem: 'suporte',
    preparar: ({ mundo }) => ({ query: { cpf: mundo.alvos.cpf } }),
  },
  'POST /portal/acao/salvarAcaoEstudante': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({ body: { usuarioWebId: mundo.alvos.conta, acao: 'Abriu a tela' } }),
  },
  'POST /v1/portal/usuariosweb/cadastrarUsuario': {
    quem: 'ninguem',
    preparar: async (cena) => {
      await cena.servidor.db
        .insertInto('telefone_verificado')
        .values({
          cpf: NOVA.cpf,
          telefone: NOVA.telefone,
          navegador_hash: resumo(NAVEGADOR),
          verificado_em: agora(cena),
        })
        .execute();
      return { body: corpoDoCadastro(NOVA) as never, cookies: { navegador: NAVEGADOR } };
    },
  },
  'POST /usuario/confirmar-email': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { email } = await contatoDe(cena);
      const conta = { id: cena.mundo.alvos.conta, email };
      return { body: { token: tokenDoEmail(cena.servidor.contexto.segredo, conta, agora(cena)) } };
    },
  },
  'POST /usuario/p/email/link': {
    quem: 'estudante',
    preparar: () => ({ body: { portal: 'estudante' } }),
  },
  'POST /users/zendesk': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({ body: { cpf: mundo.alvos.cpf } }) as never,
  },
  'PUT /usuario/p/nome-exibicao': {
    quem: 'estudante',
    preparar: () => ({ body: { nomeExibicao: 'Bia' } }),
  },
  'POST /usuario/p/email': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comSenha(cena);
      return { body: { email: 'novo@exemplo.com.br', password: cena.senha.texto } };
    },
  },
  'POST /usuario/p/telefone': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comSenha(cena);
      return { body: { phone: '+5511987650099', canal: 'sms', password: cena.senha.texto } };
    },
  },
  'POST /usuario/p/confirmar-contato': {
    quem: 'estudante',
    preparar: async (cena) => {
      const { cpf } = await contatoDe(cena);
      await comCodigo(cena, {
        finalidade: 'perfil-email',
        cpf,
        destino: 'novo@exemplo.com.br',
        canal: 'email',
      });
      return { body: { tipo: 'email', code: CODIGO } };
    },
  },
  'PUT /usuario/p/senha': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comSenha(cena);
      return {
        body: { passwordAtual: cena.senha.texto, password: OUTRA_SENHA, confPassword: OUTRA_SENHA },
      };
    },
  },
  'DELETE /usuario/p/sessoes/{id}': {
    quem: 'estudante',
    preparar: async (cena) => {
      const { sessaoId } = await novaSessao(cena, { tipo: 'conta', contaId: cena.mundo.alvos.conta });
      return { params: { id: sessaoId } };
    },
  },
  'DELETE /usuario/p/sessoes': {
    quem: 'estudante',
    preparar: async (cena) => {
      await novaSessao(cena, { tipo: 'conta', contaId: cena.mundo.alvos.conta });
      return {};
    },
  },
  'PUT /usuario/p/preferencias': {
    quem: 'estudante',
    preparar: () => ({
      body: { canalPreferido: 'whatsapp', escolhas: [{ tipo: 'lembrete', via: 'email', recebe: false }] },
    }),
  },
  'POST /notificacoes-push/s/user/sync': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comAparelho(cena);
      return { body: { oneSignalId: APARELHO } };
    },
  },
  'DELETE /notificacoes-push/s/user/{oneSignalId}': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comAparelho(cena);
      return { params: { oneSignalId: APARELHO } };
    },
  },
  'POST /usuario/codigo-verificacao': {
    quem: 'ninguem',
    preparar: () => ({
      query: { sms: 'true' },
      body: { cpf: NOVA.cpf, name: NOVA.nome, phone: `+55${NOVA.telefone}` },
      cookies: { navegador: NAVEGADOR },
    }),
  },
  'POST /usuario/validar-codigo': {
    quem: 'ninguem',
    preparar: async (cena) => {
      await comCodigo(cena, {
        finalidade: 'cadastro',
        cpf: NOVA.cpf,
        destino: NOVA.telefone,
        canal: 'sms',
        navegador: NAVEGADOR,
      });
      return {
        body: { phone: `+55${NOVA.telefone}`, code: CODIGO },
        cookies: { navegador: NAVEGADOR },
      };
    },
  },
  'POST /usuario/entrega-do-codigo': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: () => ({ body: { phone: `+55${NOVA.telefone}` } }),
  },
  'POST /usuario/telefone-verificado': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: () => ({ body: { cpf: NOVA.cpf, phone: `+55${NOVA.telefone}` } }),
  },
};
