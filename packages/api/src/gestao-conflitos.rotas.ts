import { MAXIMO_DO_MOTIVO_DO_CONFLITO } from '@credito/domain/acesso/conflito';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { idSolicitacao, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

export const rotaDeclararConflito = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/{id}/conflito',
  resumo: 'Declara um conflito com a solicitação, que deixa de aparecer para quem declarou',
  area: 'gestao: mesa',
  permissao: 'gestao:ver-solicitacao',
  efeito: { chave: 'natural', por: 'o conflito já declarado continua o mesmo' },
  params: z.object({ id: idSolicitacao }),
  body: z.object({ motivo: z._default(textoLivre({ maximo: MAXIMO_DO_MOTIVO_DO_CONFLITO }), '') }),
  recusas: [404],
});

const conflitoDeclaradoSchema = z.object({
  id: uuid,
  operador: z.string(),
  protocolo: z.string(),
  /** Empty when the person gave none. */
  motivo: z.string(),
  declaradoEm: momento,
});
export type ConflitoDeclarado = z.infer<typeof conflitoDeclaradoSchema>;

export const rotaConflitos = definirRota({
  metodo: 'GET',
  caminho: '/gestao/conflitos',
  resumo: 'Conflitos declarados pela equipe, do mais novo para o mais antigo',
  area: 'gestao: equipe',
  permissao: 'gestao:administrar-operadores',
  resposta: z.object({ conflitos: z.array(conflitoDeclaradoSchema) }),
});

export const rotaRetirarConflito = definirRota({
  metodo: 'DELETE',
  caminho: '/gestao/conflitos/{id}',
  resumo: 'Retira o conflito que outra pessoa declarou',
  area: 'gestao: equipe',
  permissao: 'gestao:administrar-operadores',
  efeito: { chave: 'natural', por: 'o conflito já retirado não muda' },
  params: z.object({ id: uuid }),
  recusas: [404, 409],
});

export const rotasDosConflitos = [rotaDeclararConflito, rotaConflitos, rotaRetirarConflito] as const;
