import { canalSchema } from '@credito/domain/conta/cadastro.plano';
import { senhaNovaSchema } from '@credito/domain/conta/senha';
import { SITUACOES_DO_LINK_DO_EMAIL } from '@credito/domain/mensagem/confirmacao-do-email';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { emailSchema } from '@credito/domain/pessoa/email';
import { nomeSchema } from '@credito/domain/pessoa/nome';
import { celularSchema } from '@credito/domain/pessoa/telefone';
import * as z from 'zod';
import { uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';
import { usuarioSchema } from './sessao.rotas.ts';

export const rotaDadosDoUsuario = definirRota({
  metodo: 'GET',
  caminho: '/usuario/p/dados-usuario',
  resumo: 'Dados da pessoa logada e o que ela pode fazer',
  area: 'conta',
  permissao: 'conta',
  resposta: z.object({ usuario: usuarioSchema }),
});

export const rotaValidarUsuario = definirRota({
  metodo: 'GET',
  caminho: '/usuario/valida',
  resumo: 'Diz se um CPF ou um e-mail ainda pode criar uma conta',
  area: 'conta',
  permissao: 'publica',
  query: z.object({ cpf: z.optional(cpfSchema), email: z.optional(emailSchema) }),
  /** Null: not said; so many were told today that nobody is any more (ADR 0087). */
  resposta: z.object({ disponivel: z.nullable(z.literal(true)) }),
  recusas: [409, 429],
});

export const rotaCadastrarUsuario = definirRota({
  metodo: 'POST',
  caminho: '/v1/portal/usuariosweb/cadastrarUsuario',
  resumo: 'Cria a conta com o celular verificado neste navegador',
  area: 'conta',
  permissao: 'publica',
  efeito: { chave: 'idempotency-key', segredos: ['password', 'confPassword'] },
  body: z.object({
    cpf: cpfSchema,
    nome: nomeSchema,
    nomeUnico: z.boolean().optional().describe('A pessoa confirmou que o documento mostra um nome só.'),
    email: emailSchema,
    confEmail: emailSchema,
    telefone: celularSchema,
    canal: z.optional(canalSchema),
    password: senhaNovaSchema,
    confPassword: z.string().max(1024),
  }),
  resposta: z.object({ id: uuid, cpf: z.string(), nome: z.string(), email: z.string() }),
  recusas: [409, 422, 429],
});

export const rotaConfirmarEmail = definirRota({
  metodo: 'POST',
  caminho: '/usuario/confirmar-email',
  resumo: 'Confirma o e-mail da conta com o link recebido por ele; não entra na conta nem sai dela',
  area: 'conta',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'o e-mail que já está confirmado não muda' },
  body: z.object({ token: z.string().min(1).max(200) }),
  resposta: z.object({ situacao: z.enum(SITUACOES_DO_LINK_DO_EMAIL) }),
  recusas: [410, 429],
});

export const rotaEnviarLinkDoEmail = definirRota({
  metodo: 'POST',
  caminho: '/usuario/p/email/link',
  resumo: 'Envia ao e-mail da conta um link que o confirma',
  area: 'conta',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'em dez minutos sai uma mensagem' },
  body: z.object({ portal: z.enum(['estudante', 'fiador']).default('estudante') }),
  recusas: [429],
});

export const rotaRegistrarNoAtendimento = definirRota({
  metodo: 'POST',
  caminho: '/users/zendesk',
  resumo: 'Registra a pessoa no serviço de atendimento; nunca impede o cadastro',
  area: 'conta',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'há um registro por pessoa no atendimento' },
  body: z.object({ cpf: cpfSchema }),
  recusas: [404],
});

export const rotaVerificarRedirect = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/s/verificar-redirect',
  resumo: 'Diz se a solicitação da pessoa é acompanhada no portal externo de crédito',
  area: 'conta',
  permissao: 'conta',
  resposta: z.object({ redirect: z.boolean(), url: z.string().nullable() }),
});

export const rotasDeConta = [
  rotaVerificarRedirect,
  rotaDadosDoUsuario,
  rotaValidarUsuario,
  rotaCadastrarUsuario,
  rotaConfirmarEmail,
  rotaEnviarLinkDoEmail,
  rotaRegistrarNoAtendimento,
] as const;
