/** The kinds of setting: what each accepts, and how a refusal says it. */
import { isIP } from 'node:net';
import { digitosDoCpf, isCpf } from '@credito/domain/pessoa/cpf';
import * as z from 'zod';
import { enderecoLocal } from './endereco-local.ts';

export const inteiro = (de: number, ate: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((valor) => valor >= de && valor <= ate)
    .meta({ esperado: `a whole number from ${de} to ${ate}` });

export const url = (esquemas: readonly string[]) =>
  z
    .string()
    .refine((texto) => URL.canParse(texto) && esquemas.includes(new URL(texto).protocol.slice(0, -1)))
    .meta({
      esperado: `an address that starts with ${esquemas.map((esquema) => `${esquema}://`).join(' or ')}`,
    });

export const texto = (esperado: string, formato = /\S/) => z.string().regex(formato).meta({ esperado });

export const pagina = url(['https', 'http']);
export const segredo = texto('a text');
export const segredoDeAviso = texto('at least 16 characters without spaces', /^\S{16,}$/);
export const chaveDeVapid = texto(
  'a key in base64url, as made by "npx web-push generate-vapid-keys"',
  /^[\w-]{40,}$/,
);

export const simOuNao = z
  .enum(['true', 'false', '1', '0'])
  .transform((valor) => valor === 'true' || valor === '1')
  .meta({ esperado: 'true or false' });

export const telefone = texto('a phone number as people read it, such as 0800 123 4567', /^[\d ()+-]{8,20}$/);
export const DOMINIO = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * Nothing of people, no password of ours and no script for their pages goes over a network in the clear. What runs on
 * this machine, for trials, is reached as it is.
 */
export const servico = z
  .string()
  .refine((texto) => {
    if (!URL.canParse(texto)) return false;
    const { protocol, hostname } = new URL(texto);
    return protocol === 'https:' || (protocol === 'http:' && enderecoLocal(hostname));
  })
  .meta({ esperado: 'an address that starts with https:// (http:// only on this machine)' });

export const lista = (valido: (item: string) => boolean, esperado: string) =>
  z
    .string()
    .transform((valor) => valor.split(',').map((item) => item.trim().toLowerCase()))
    .refine((itens) => itens.every(valido))
    .meta({ esperado });

function enderecoOuRede(item: string): boolean {
  const [endereco = '', prefixo, ...resto] = item.split('/');
  const bits = isIP(endereco) === 6 ? 128 : 32;
  const prefixoValido = prefixo === undefined || (/^\d{1,3}$/.test(prefixo) && Number(prefixo) <= bits);
  return isIP(endereco) !== 0 && prefixoValido && resto.length === 0;
}

export const proxies = z
  .string()
  .transform((valor) => {
    if (valor === 'false') return false;
    return /^\d$/.test(valor) ? Number(valor) : valor.split(',').map((item) => item.trim());
  })
  .refine((valor) => !Array.isArray(valor) || valor.every(enderecoOuRede))
  .meta({
    esperado: 'false, the number of proxies in front (1 to 9), or their addresses separated by commas',
  });

export const chave = z
  .base64()
  .transform((valor) => Buffer.from(valor, 'base64'))
  .refine((bytes) => bytes.length === 32)
  .meta({ esperado: '32 bytes in base64 (make one with: openssl rand -base64 32)' });

export const cpf = z
  .string()
  .transform(digitosDoCpf)
  .refine(isCpf)
  .meta({ esperado: 'a CPF with valid check digits' });

export const pessoas = z
  .string()
  .transform((valor) =>
    valor.split(';').map((pessoa) => {
      const [nome = '', numero = ''] = pessoa.split(',').map((parte) => parte.trim());
      return { nome, cpf: digitosDoCpf(numero) };
    }),
  )
  .refine((lidas) => lidas.every(({ nome, cpf: numero }) => nome !== '' && isCpf(numero)))
  .meta({ esperado: 'names with their CPF, such as "Maria Souza,52998224725;João Lima,11144477735"' });

export const clamd = z
  .string()
  .regex(/^tcp:\/\/[^/:@\s]+:\d{1,5}$/)
  .transform((valor) => new URL(valor))
  .transform(({ hostname, port }) => ({ host: hostname, porta: Number(port) }))
  .meta({ esperado: 'an address like tcp://127.0.0.1:3310' });
