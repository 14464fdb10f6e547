/** What is asked for: by the student, by the desk, or by a negotiation. One shape for each kind. */
import * as z from 'zod/mini';
import { ESTADOS_CIVIS } from '../participante/estado-civil.ts';
import { REGIMES_DE_BENS } from '../participante/regime-de-bens.ts';
import { cpfSchema } from '../pessoa/cpf-schema.ts';
import { emailSchema } from '../pessoa/email.ts';
import { celularSchema } from '../pessoa/telefone.ts';
import { type Data, isData } from '../tempo/data.ts';
import { preencha } from '../texto/falta.ts';
import { textoLivre } from '../texto/texto-livre.ts';
import { type CampoDaAlteracao, PAPEIS_COM_DADOS } from './especies.ts';

const data = z.string().check(z.refine(isData, { error: 'Informe uma data que exista.' }));
const linha = (maximo: number) =>
  textoLivre({ minimo: 2, maximo, curto: 'Escreva por extenso, com ao menos duas letras.' });
const MAXIMO_DE_PARCELAS = 120;
const DE_1_A_120 = `Escolha de 1 a ${MAXIMO_DE_PARCELAS} parcelas.`;
const DE_1_A_100 = 'Escolha de 1 a 100.';

const enderecoSchema = z.object({
  logradouro: linha(120),
  numero: textoLivre({ minimo: 1, maximo: 20, curto: preencha('Número') }),
  complemento: z.nullable(textoLivre({ maximo: 60 })),
  bairro: linha(80),
  cidade: linha(80),
  uf: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'Escolha o estado.' })),
  cep: z.string().check(z.regex(/^\d{8}$/, { error: 'O CEP tem 8 números.' })),
});

/** Whoever would guarantee from then on, with the spouse where the law asks for one. */
const novoFiadorSchema = z.object({
  nome: linha(120),
  cpf: cpfSchema,
  email: emailSchema,
  telefone: celularSchema,
  nascimento: data,
  estadoCivil: z.enum(ESTADOS_CIVIS),
  regime: z.nullable(z.enum(REGIMES_DE_BENS)),
  uniaoEstavel: z.boolean(),
  endereco: enderecoSchema,
  conjuge: z.nullable(
    z.object({ nome: linha(120), cpf: cpfSchema, email: emailSchema, telefone: z.nullable(celularSchema) }),
  ),
});
export type NovoFiador = z.infer<typeof novoFiadorSchema>;

export const pedidoDeAlteracaoSchema = z.discriminatedUnion('especie', [
  z.object({
    especie: z.literal('reparcelamento'),
    parcelas: z
      .int({ error: 'Escreva um número inteiro.' })
      .check(z.gte(1, { error: DE_1_A_120 }), z.lte(MAXIMO_DE_PARCELAS, { error: DE_1_A_120 })),
    primeiroVencimento: data,
  }),
  z.object({
    especie: z.literal('suspensao'),
    semestres: z.int().check(z.gte(1), z.lte(4)),
    /** First month without lessons; what was asked for before it was asked says none. */
    desde: z.optional(data),
  }),
  z.object({ especie: z.literal('prorrogacao'), semestres: z.int().check(z.gte(1), z.lte(2)) }),
  z.object({ especie: z.literal('antecipacao'), primeiroVencimento: data }),
  z.object({ especie: z.literal('encerramento'), ultimoMes: data }),
  z.object({
    especie: z.literal('transferencia'),
    instituicao: linha(120),
    curso: linha(120),
    /** First fee that the other course asks for. */
    desde: data,
    mensalidadeCentavos: z.int().check(z.gte(1), z.lte(10_000_000)),
    percentual: z
      .int({ error: 'Escreva um número inteiro.' })
      .check(z.gte(1, { error: DE_1_A_100 }), z.lte(100, { error: DE_1_A_100 })),
  }),
  z.object({ especie: z.literal('fiador'), papel: z.enum(['fiador', 'fiador2']), novo: novoFiadorSchema }),
  z.object({
    especie: z.literal('dados'),
    papel: z.enum(PAPEIS_COM_DADOS),
    nome: linha(120),
    endereco: enderecoSchema,
  }),
]);
/** As somebody types it in. */
export type PedidoDigitado = z.infer<typeof pedidoDeAlteracaoSchema>;

/** What was agreed about late instalments: nobody types it in again. */
interface PedidoDaNegociacao {
  especie: 'negociacao';
  /** Day of the proposal: what was late then, with its charges until then, is what is divided. */
  em: Data;
  entradaCentavos: number;
  prazo: number;
  primeiroVencimento: Data;
}

export type PedidoDeAlteracao = PedidoDigitado | PedidoDaNegociacao;
export type PedidoDa<E extends PedidoDeAlteracao['especie']> = Extract<PedidoDeAlteracao, { especie: E }>;

/** Beside the field whose answer does not fit. */
export interface RecusaDoCampo {
  campo: string;
  mensagem: string;
}

/** What it takes hold of. */
export function camposDoPedido(pedido: PedidoDeAlteracao): readonly CampoDaAlteracao[] {
  switch (pedido.especie) {
    case 'transferencia':
      return ['plano', 'curso'];
    case 'fiador':
      return [pedido.papel, `dados-${pedido.papel}`];
    case 'dados':
      return [`dados-${pedido.papel}`];
    default:
      return ['plano'];
  }
}
