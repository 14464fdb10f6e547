/** What an institution was paid, as it reads it itself (credito, section 10). */
import { MARCAS_DO_USO } from '@credito/domain/repasse/repasse';
import * as z from 'zod';
import { data } from './esquemas.ts';
import { definirRota } from './rota.ts';

const daInstituicao = {
  area: 'gestao: repasses',
  permissao: 'gestao:contratos-da-instituicao',
} as const;

const centavos = z.int();
const ano = z.coerce.number().int().min(2000).max(2100);

const mensalidadeSchema = z.object({
  id: z.string(),
  contratoId: z.int(),
  numero: z.string(),
  estudante: z.string(),
  em: data.describe('O mês da mensalidade.'),
  repassadoEm: data.describe('O dia em que o repasse foi confirmado.'),
  situacao: z.enum(MARCAS_DO_USO),
  rotulo: z.string(),
  centavos,
});
export type MensalidadeDaInstituicao = z.infer<typeof mensalidadeSchema>;

export const rotaRepassesDaInstituicao = definirRota({
  ...daInstituicao,
  metodo: 'GET',
  caminho: '/gestao/instituicao/repasses',
  resumo:
    'As mensalidades dos repasses confirmados da própria instituição em um ano, do mais novo ao mais antigo',
  query: z.object({
    ano,
    /** `proxima` of the page before. */
    depoisDe: z
      .string()
      .regex(/^\d{1,15}\.\d{1,15}\.\d{1,4}$/)
      .optional(),
  }),
  resposta: z.object({
    itens: z.array(mensalidadeSchema),
    proxima: z.string().nullable(),
    pagoCentavos: centavos.describe('A soma do que foi pago no ano.'),
  }),
});

export const rotaArquivoDosRepassesDaInstituicao = definirRota({
  ...daInstituicao,
  metodo: 'GET',
  caminho: '/gestao/instituicao/repasses/arquivo',
  resumo: 'O mesmo em CSV, com o número do contrato no lugar do nome do estudante',
  query: z.object({ ano }),
  binario: 'text/csv',
});

export const rotasDosRepassesDaInstituicao = [
  rotaRepassesDaInstituicao,
  rotaArquivoDosRepassesDaInstituicao,
] as const;
