/** Taking contracts that wait for the team, and giving them back (ADR 0204). */
import { CODIGOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import * as z from 'zod';
import { idContrato } from './contrato.rotas.ts';
import { atribuicaoSchema } from './gestao-fila.rotas.ts';
import { definirRota } from './rota.ts';

const params = z.object({ id: idContrato });

const daEquipe = { area: 'gestao: contratos', permissao: 'gestao:gerar-contratos' } as const;

export const rotaProximoContrato = definirRota({
  ...daEquipe,
  metodo: 'POST',
  caminho: '/gestao/contratos/proximo',
  resumo: 'Assume o contrato de uma situação que espera a equipe há mais tempo e que ninguém assumiu',
  efeito: { chave: 'idempotency-key' },
  body: z.object({ codigo: z.enum(CODIGOS_DO_CONTRATO) }),
  resposta: z.object({ id: z.int().nullable() }),
});

export const rotaAssumirContrato = definirRota({
  ...daEquipe,
  metodo: 'PUT',
  caminho: '/gestao/contratos/{id}/atribuicao',
  resumo: 'Assume o contrato, ou prolonga o tempo de quem já o assumiu',
  efeito: { chave: 'natural', por: 'o contrato já assumido continua com a mesma pessoa' },
  params,
  resposta: atribuicaoSchema,
  recusas: [404, 409],
});

export const rotaLiberarContrato = definirRota({
  ...daEquipe,
  metodo: 'DELETE',
  caminho: '/gestao/contratos/{id}/atribuicao',
  resumo: 'Devolve o contrato à fila',
  efeito: { chave: 'natural', por: 'o contrato já devolvido continua livre' },
  params,
  recusas: [404],
});

export const rotasDaAtribuicaoDeContratos = [
  rotaProximoContrato,
  rotaAssumirContrato,
  rotaLiberarContrato,
] as const;
