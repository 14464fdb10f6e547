/** What was answered of a request that does not exist yet, kept in the account. */
import * as z from 'zod';
import { momento } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'solicitação';
const CAMINHO = '/solicitacao/rascunho';

const respostas = z.record(
  z.string().max(60),
  z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
);
const rascunho = z.object({ respostas, chave: z.uuid() });

export const rotaLerRascunho = definirRota({
  metodo: 'GET',
  caminho: CAMINHO,
  resumo: 'O que a pessoa respondeu de uma solicitação que ainda não foi criada',
  area: AREA,
  permissao: 'conta',
  resposta: z.object({ rascunho: rascunho.extend({ atualizadoEm: momento }).nullable() }),
});

export const rotaGuardarRascunho = definirRota({
  metodo: 'PUT',
  caminho: CAMINHO,
  resumo: 'Guarda na conta o que foi respondido até agora; só os campos do assistente ficam',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'há um rascunho por conta; o último que chega fica' },
  body: rascunho,
});

export const rotaApagarRascunho = definirRota({
  metodo: 'DELETE',
  caminho: CAMINHO,
  resumo: 'Esquece o que foi respondido e não foi enviado',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'o que já foi esquecido continua esquecido' },
});

export const rotasDoRascunho = [rotaLerRascunho, rotaGuardarRascunho, rotaApagarRascunho] as const;
