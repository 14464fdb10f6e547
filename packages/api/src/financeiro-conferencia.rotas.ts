/** Whether a slip or a Pix code is ours, for anybody who has received one. */
import * as z from 'zod';
import { data } from './esquemas.ts';
import { definirRota } from './rota.ts';

const RESULTADOS_DA_CONFERENCIA = ['nosso', 'nao-e-nosso', 'invalido'] as const;

export const rotaConferirCobranca = definirRota({
  metodo: 'POST',
  caminho: '/financeiro/conferir',
  resumo: 'Diz se a linha de um boleto ou um código Pix é de uma cobrança nossa',
  area: 'financeiro',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  body: z.object({ codigo: z.string().trim().min(1).max(600) }),
  resposta: z.object({
    resultado: z.enum(RESULTADOS_DA_CONFERENCIA),
    mensagem: z.string(),
    beneficiario: z
      .object({ nome: z.string(), cnpj: z.string().nullable() })
      .nullable()
      .describe('Quem recebe o dinheiro, quando se pode dizer.'),
    vencimento: data.nullable(),
    valorCentavos: z.int().nullable(),
    situacao: z.string().nullable(),
  }),
  recusas: [429],
});

export const rotasDaConferencia = [rotaConferirCobranca] as const;
