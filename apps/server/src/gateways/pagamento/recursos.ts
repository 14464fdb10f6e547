/** What of the provider's answers we read: API Pix 2.9.0 of the Banco Central, and the face of boletos (ADR 0152). */
import * as z from 'zod';

/** "1168.00", never read through a float. */
const valor = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((texto) => Number(texto.replace('.', '')));

export const escreverValor = (centavos: number): string =>
  `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;

export const emTexto = (ppm: number): string => escreverValor(Math.round(ppm / 100));

const momento = z.iso.datetime({ offset: true }).transform((texto) => new Date(texto));

const pixSchema = z.object({
  endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
  txid: z.string().optional(),
  valor,
  horario: momento,
});

/** `status` is not read: a paid charge may stay ATIVA for hours. */
export const cobvSchema = z.object({
  revisao: z.int().min(0),
  pixCopiaECola: z.string().min(1).max(512),
  pix: z.array(pixSchema).default([]),
});

const paginacao = z.object({ quantidadeDePaginas: z.int().min(0) });

export const paginaDePixSchema = z.object({
  parametros: z.object({ paginacao }),
  pix: z.array(pixSchema).default([]),
});

const pagamentoDeBoletoSchema = z.object({
  id: z.string().min(1).max(64),
  txid: z.string().optional(),
  valor,
  horario: momento,
});

export const boletoSchema = z.object({
  linhaDigitavel: z.string().regex(/^\d{47}$/),
  codigoBarras: z.string().regex(/^\d{44}$/),
  pagamentos: z.array(pagamentoDeBoletoSchema).default([]),
});

export const paginaDeBoletosSchema = z.object({
  parametros: z.object({ paginacao }),
  pagamentos: z.array(pagamentoDeBoletoSchema).default([]),
});

export const devolucaoSchema = z.object({
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: z.string().optional(),
});

/** Pix and boletos are told alike; whatever else stands in a notice is not looked at. */
export const avisoSchema = z.object({
  pix: z.array(z.object({ txid: z.string().regex(/^[a-zA-Z0-9]{26,35}$/) })).max(10_000),
});
