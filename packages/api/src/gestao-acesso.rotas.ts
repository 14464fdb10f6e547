import { PAPEIS_DE_OPERADOR, PERMISSOES_DE_GESTAO } from '@credito/domain/acesso/permissoes';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { emailSchema } from '@credito/domain/pessoa/email';
import * as z from 'zod';
import { momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

/** Long enough for any password; more is refused before it costs time. */
const senha = z
  .string()
  .min(1, 'Digite a senha.')
  .max(128, 'A senha informada possui mais de 128 caracteres.');
const codigoTotp = z.string().regex(/^\d{6}$/, 'O código tem 6 dígitos.');
const segredoOpaco = z.string().min(20).max(400);

const operadorSchema = z.object({
  id: uuid,
  nome: z.string(),
  email: z.string(),
  papel: z.enum(PAPEIS_DE_OPERADOR),
  instituicao: z.string().nullable(),
  permissoes: z.array(z.enum(PERMISSOES_DE_GESTAO)),
  /** Warns when only few are left. */
  codigosDeRecuperacao: z.int(),
  /** Asked before anything else of who has not said it yet. */
  faltaCpf: z.boolean(),
});
export type Operador = z.infer<typeof operadorSchema>;

const AREA = 'gestao: acesso';

export const rotaAutenticarOperador = definirRota({
  metodo: 'POST',
  caminho: '/gestao/autenticacao/autenticar',
  resumo: 'Primeira etapa do acesso: e-mail e senha',
  area: AREA,
  permissao: 'publica',
  efeito: {
    chave: 'natural',
    por: 'não grava nada além da contagem de tentativas: o desafio que devolve vale sozinho',
  },
  body: z.object({ email: emailSchema, senha }),
  /** Proof of the first step, good for a few minutes and for nothing else. */
  resposta: z.object({ desafio: z.string() }),
  recusas: [429],
});

export const rotaConfirmarOperador = definirRota({
  metodo: 'POST',
  caminho: '/gestao/autenticacao/confirmar',
  resumo: 'Segunda etapa do acesso: código do aplicativo ou código de recuperação',
  area: AREA,
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'cada código, do aplicativo ou de recuperação, abre uma sessão só' },
  body: z.object({
    desafio: segredoOpaco,
    /** Six digits of the application, or one recovery code. */
    codigo: z.string().trim().min(6, 'Informe o código.').max(20, 'Confira o código.'),
  }),
  resposta: operadorSchema,
  recusas: [429],
});

export const rotaRenovarSessaoDaGestao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/autenticacao/renovar',
  resumo: 'Renova a sessão pelo cookie',
  area: AREA,
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'a mesma renovação devolve a mesma sucessora' },
  resposta: operadorSchema,
});

export const rotaSairDaGestao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/autenticacao/sair',
  resumo: 'Encerra a sessão do cookie',
  area: AREA,
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'a sessão termina uma vez' },
});

export const rotaAbrirConvite = definirRota({
  metodo: 'POST',
  caminho: '/gestao/primeiro-acesso/abrir',
  resumo: 'O que o convite diz e a chave do aplicativo de códigos',
  area: AREA,
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'só lê o convite' },
  body: z.object({ convite: segredoOpaco }),
  resposta: z.object({
    nome: z.string(),
    email: z.string(),
    papel: z.enum(PAPEIS_DE_OPERADOR),
    /** For those who type it into the application. */
    chave: z.string(),
    /** The same as a drawing, an SVG document. */
    qrCode: z.string(),
  }),
  recusas: [404, 429],
});

export const rotaConcluirPrimeiroAcesso = definirRota({
  metodo: 'POST',
  caminho: '/gestao/primeiro-acesso/concluir',
  resumo: 'Cria a senha, liga o aplicativo de códigos e abre a sessão',
  area: AREA,
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'cada convite serve uma vez' },
  body: z.object({ convite: segredoOpaco, cpf: cpfSchema, senha, codigo: codigoTotp }),
  /** The recovery codes are shown this once. */
  resposta: z.object({ operador: operadorSchema, codigosDeRecuperacao: z.array(z.string()) }),
  recusas: [404, 409, 422, 429],
});

export const rotaOperadorAtual = definirRota({
  metodo: 'GET',
  caminho: '/gestao/eu',
  resumo: 'Quem está usando a gestão',
  area: AREA,
  permissao: 'gestao',
  resposta: operadorSchema,
});

export const rotaInformarCpfDoOperador = definirRota({
  metodo: 'PUT',
  caminho: '/gestao/eu/cpf',
  resumo: 'Guarda o CPF de quem ainda não o informou; uma vez informado, não muda por aqui',
  area: AREA,
  permissao: 'gestao',
  efeito: { chave: 'natural', por: 'o CPF se informa uma vez só' },
  body: z.object({ cpf: cpfSchema }),
  resposta: operadorSchema,
  recusas: [409, 429],
});

export const rotaNovosCodigosDeRecuperacao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/eu/codigos-de-recuperacao',
  resumo: 'Troca os códigos de recuperação',
  area: AREA,
  permissao: 'gestao',
  efeito: { chave: 'idempotency-key', segredos: ['senha'] },
  body: z.object({ senha }),
  resposta: z.object({ codigosDeRecuperacao: z.array(z.string()) }),
  recusas: [409, 422, 429],
});

export const rotaSessoesDaGestao = definirRota({
  metodo: 'GET',
  caminho: '/gestao/sessoes',
  resumo: 'Sessões abertas de quem está usando a gestão',
  area: AREA,
  permissao: 'gestao',
  resposta: z.object({
    sessoes: z.array(
      z.object({
        id: uuid,
        atual: z.boolean(),
        aparelho: z.string(),
        enderecoIp: z.string().nullable(),
        criadaEm: momento,
        usadaEm: momento,
      }),
    ),
  }),
});

export const rotaEncerrarSessaoDaGestao = definirRota({
  metodo: 'DELETE',
  caminho: '/gestao/sessoes/{id}',
  resumo: 'Encerra uma sessão própria',
  area: AREA,
  permissao: 'gestao',
  efeito: { chave: 'natural', por: 'a sessão termina uma vez' },
  params: z.object({ id: uuid }),
  recusas: [404],
});

export const rotaOperadoresDaDemonstracao = definirRota({
  metodo: 'GET',
  caminho: '/demonstracao/operadores',
  resumo:
    'Senhas e códigos da equipe de demonstração; só existe no modo de demonstração, para quem está na máquina',
  area: 'demonstração',
  permissao: 'publica',
  resposta: z.object({
    operadores: z.array(
      z.object({
        nome: z.string(),
        email: z.string(),
        papel: z.enum(PAPEIS_DE_OPERADOR),
        instituicao: z.string().nullable(),
        /** The one of the README; empty for somebody who was invited and chose another. */
        senha: z.string(),
        codigo: z.string(),
      }),
    ),
  }),
  recusas: [404],
});

export const rotasDeAcessoDaGestao = [
  rotaAutenticarOperador,
  rotaConfirmarOperador,
  rotaRenovarSessaoDaGestao,
  rotaSairDaGestao,
  rotaAbrirConvite,
  rotaConcluirPrimeiroAcesso,
  rotaOperadorAtual,
  rotaInformarCpfDoOperador,
  rotaNovosCodigosDeRecuperacao,
  rotaSessoesDaGestao,
  rotaEncerrarSessaoDaGestao,
  rotaOperadoresDaDemonstracao,
] as const;
