import { PAPEIS_DE_OPERADOR } from '@credito/domain/acesso/permissoes';
import { emailSchema } from '@credito/domain/pessoa/email';
import { nomeSchema } from '@credito/domain/pessoa/nome';
import * as z from 'zod';
import { momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: equipe';
const permissao = 'gestao:administrar-operadores';

const lotacao = {
  papel: z.enum(PAPEIS_DE_OPERADOR, { error: 'Escolha o papel.' }),
  /** Only for the role of an institution, and then required. */
  instituicaoId: z.int().positive().nullable(),
};

const membroDaEquipeSchema = z.object({
  id: uuid,
  nome: z.string(),
  email: z.string(),
  /** Masked; null until the person has said it. */
  cpf: z.string().nullable(),
  papel: z.enum(PAPEIS_DE_OPERADOR),
  instituicao: z.object({ id: z.int(), nome: z.string() }).nullable(),
  ativo: z.boolean(),
  /** `convidado` until the first access is finished. */
  situacao: z.enum(['convidado', 'convite-vencido', 'ativo', 'inativo']),
  sessoesAbertas: z.int(),
  ultimoAcesso: momento.nullable(),
});

export const rotaEquipe = definirRota({
  metodo: 'GET',
  caminho: '/gestao/operadores',
  resumo: 'Pessoas com acesso à gestão',
  area: AREA,
  permissao,
  resposta: z.object({
    operadores: z.array(membroDaEquipeSchema),
    instituicoes: z.array(z.object({ id: z.int(), nome: z.string() })),
  }),
});

export const rotaConvidarOperador = definirRota({
  metodo: 'POST',
  caminho: '/gestao/operadores',
  resumo: 'Convida uma pessoa por e-mail',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  body: z.object({ nome: nomeSchema, email: emailSchema, ...lotacao }),
  resposta: membroDaEquipeSchema,
  recusas: [409, 422],
});

export const rotaAlterarOperador = definirRota({
  metodo: 'PUT',
  caminho: '/gestao/operadores/{id}',
  resumo: 'Muda o papel ou desativa o acesso; as sessões abertas terminam',
  area: AREA,
  permissao,
  efeito: { chave: 'natural', por: 'o acesso que já está assim não muda' },
  params: z.object({ id: uuid }),
  body: z.object({ ...lotacao, ativo: z.boolean() }),
  resposta: membroDaEquipeSchema,
  recusas: [404, 409, 422],
});

export const rotaReconvidarOperador = definirRota({
  metodo: 'POST',
  caminho: '/gestao/operadores/{id}/convite',
  resumo: 'Envia um convite novo; senha, aplicativo e CPF anteriores deixam de valer',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  params: z.object({ id: uuid }),
  resposta: membroDaEquipeSchema,
  recusas: [404, 409],
});

export const rotaEncerrarSessoesDoOperador = definirRota({
  metodo: 'DELETE',
  caminho: '/gestao/operadores/{id}/sessoes',
  resumo: 'Encerra todas as sessões de uma pessoa da equipe',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  params: z.object({ id: uuid }),
  recusas: [404],
});

export const rotasDaEquipe = [
  rotaEquipe,
  rotaConvidarOperador,
  rotaAlterarOperador,
  rotaReconvidarOperador,
  rotaEncerrarSessoesDoOperador,
] as const;
