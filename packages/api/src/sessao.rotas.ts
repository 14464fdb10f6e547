import { AREAS_DO_PORTAL } from '@credito/domain/conta/areas';
import { senhaDeLoginSchema, senhaNovaSchema } from '@credito/domain/conta/senha';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import * as z from 'zod';
import { siglaSimNao, simNao, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

/** The logged user (spec 1 section 3; spec 3 section 3). `podeIniciarSoliciacao` is misspelt by the spec and only here. */
export const usuarioSchema = z
  .object({
    id: uuid,
    pessoaId: uuid,
    nome: z.string(),
    nomeExibicao: z.string(),
    email: z.string(),
    cpf: z.string(),
    telefone: z.string(),
    telefoneVerificado: z.boolean(),
    emailVerificado: z.boolean(),
    temSenha: z.boolean(),
    linkRegulamento: z.string().nullable(),
    podeIniciarSoliciacao: z.boolean(),
    possuiContratosNaoLiquidados: z.boolean(),
    temContratos: z.boolean().describe('Também quitados: quem pagou tudo ainda acha os recibos.'),
    possuiProcessoAtivo: z.boolean(),
    emSolicitacao: siglaSimNao,
    emContratacao: siglaSimNao,
    emRestituicao: siglaSimNao,
    emNegociacao: siglaSimNao,
    elegivelAtualizacaoCadastral: siglaSimNao,
    formado: z.boolean(),
    semFiador: simNao.nullable(),
    siglaStatusCadastro: z.string().nullable(),
    dataFormatura: z.string().nullable(),
    dataIngressoCurso: z.string().nullable(),
    areasDesativadas: z.array(z.enum(AREAS_DO_PORTAL)).describe('O que fica de fora do portal desta pessoa.'),
    suporte: z
      .object({ nome: z.string(), email: z.string(), motivo: z.string(), ate: z.string() })
      .nullable(),
  })
  .meta({ id: 'Usuario' });
export type Usuario = z.output<typeof usuarioSchema>;

export const rotaAutenticar = definirRota({
  metodo: 'POST',
  caminho: '/autenticacao/autenticar',
  resumo: 'Entra com CPF e senha; o token vem no cabeçalho `token`',
  area: 'sessão',
  permissao: 'publica',
  efeito: { chave: 'idempotency-key', naLinha: true },
  body: z.object({ cpf: cpfSchema, password: senhaDeLoginSchema }),
  resposta: z.object({ usuario: usuarioSchema }),
  recusas: [429, 503],
});

export const rotaRenovarToken = definirRota({
  metodo: 'POST',
  caminho: '/v1/site/auth/refresh_token',
  resumo: 'Renova a sessão do cookie; o token novo vem no cabeçalho `token`',
  area: 'sessão',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'a mesma renovação devolve a mesma sucessora' },
  body: z.object({ token: z.string().max(200).nullish() }).nullish(),
  resposta: z.object({ contaId: uuid }),
  recusas: [429],
});

export const rotaSair = definirRota({
  metodo: 'POST',
  caminho: '/v1/site/auth/logout',
  resumo: 'Encerra a sessão neste aparelho',
  area: 'sessão',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'a sessão termina uma vez' },
});

export const rotaRecuperarSenha = definirRota({
  metodo: 'POST',
  caminho: '/autenticacao/recuperar-senha',
  resumo: 'Envia o link de nova senha ao e-mail da conta; responde igual quando a conta não existe',
  area: 'sessão',
  permissao: 'publica',
  efeito: { chave: 'idempotency-key' },
  body: z.object({ cpf: cpfSchema, portal: z.enum(['estudante', 'fiador']).default('estudante') }),
  recusas: [429],
});

export const rotaRedefinirSenha = definirRota({
  metodo: 'POST',
  caminho: '/autenticacao/redefinir-senha',
  resumo: 'Troca a senha com o link recebido por e-mail',
  area: 'sessão',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'cada link serve uma vez' },
  body: z.object({
    token: z.string().min(1).max(200),
    password: senhaNovaSchema,
    confPassword: z.string().max(1024),
  }),
  recusas: [410, 422, 429],
});

export const rotasDeSessao = [
  rotaAutenticar,
  rotaRenovarToken,
  rotaSair,
  rotaRecuperarSenha,
  rotaRedefinirSenha,
] as const;
