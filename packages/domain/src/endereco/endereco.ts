/** Address of residence (spec 2 sections 2.5 and 5; cases CEP-01, CEP-02). */
import * as z from 'zod/mini';
import { mesmoNome } from '../pessoa/nome.ts';
import { preencha } from '../texto/falta.ts';
import { textoLivre } from '../texto/texto-livre.ts';

export const MENSAGEM_CEP = 'O CEP precisa ter 8 dígitos.';
export const MENSAGEM_LIMITE = 'Limite de caracteres excedido.';
const MAXIMO_NUMERO = 10;
const MAXIMO_COMPLEMENTO = 50;
const MAXIMO_LOGRADOURO = 120;

export const UFS = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
} as const;
export type Uf = keyof typeof UFS;

export function digitosDoCep(texto: string): string {
  return texto.replace(/\D/g, '');
}

export function formatarCep(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, '$1-$2');
}

/** Eight digits, and not the all-zero placeholder. Letters are refused, not dropped (case CEP-01). */
export function isCep(texto: string): boolean {
  return /^\d{5}-?\d{3}$/.test(texto.trim()) && digitosDoCep(texto) !== '00000000';
}

export interface Logradouro {
  endereco: string;
  bairro: string;
  cidade: string;
  uf: string;
}

/**
 * The fields after a CEP was found. A town with one code answers without street: what was typed for the same town stays
 * (case CEP-02), what belongs to another town does not.
 */
export function enderecoDoCep(antes: Logradouro, achado: Logradouro): Logradouro {
  const mesmaCidade =
    antes.cidade === '' || (mesmoNome(antes.cidade, achado.cidade) && ['', achado.uf].includes(antes.uf));
  return {
    endereco: achado.endereco || (mesmaCidade ? antes.endereco : ''),
    bairro: achado.bairro || (mesmaCidade ? antes.bairro : ''),
    cidade: achado.cidade,
    uf: achado.uf,
  };
}

/** What a field of the address is called, in forms and where it is missing. */
export const ROTULO_DO_ENDERECO = {
  endereco: 'Rua, avenida ou praça',
  numero: 'Número',
  bairro: 'Bairro',
  cidade: 'Cidade',
  uf: 'Estado',
} as const;

const texto = (campo: keyof typeof ROTULO_DO_ENDERECO, maximo: number) =>
  textoLivre({ minimo: 1, maximo, curto: preencha(ROTULO_DO_ENDERECO[campo]), longo: MENSAGEM_LIMITE });

const cepSchema = z.pipe(
  z.string({ error: MENSAGEM_CEP }).check(z.refine(isCep, { error: MENSAGEM_CEP })),
  z.transform(digitosDoCep),
);

export const enderecoSchema = z.object({
  cep: cepSchema,
  endereco: texto('endereco', MAXIMO_LOGRADOURO),
  numero: texto('numero', MAXIMO_NUMERO),
  complemento: z.optional(
    textoLivre({ maximo: MAXIMO_COMPLEMENTO, curto: MENSAGEM_LIMITE, longo: MENSAGEM_LIMITE }),
  ),
  bairro: texto('bairro', MAXIMO_LOGRADOURO),
  cidade: texto('cidade', MAXIMO_LOGRADOURO),
  uf: z.enum(Object.keys(UFS) as [Uf, ...Uf[]], { error: 'Escolha o estado.' }),
});
