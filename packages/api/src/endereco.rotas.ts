import * as z from 'zod';
import { definirRota } from './rota.ts';

export const rotaEnderecoDoCep = definirRota({
  metodo: 'GET',
  caminho: '/endereco/{cep}/json',
  resumo: 'Endereço de um CEP; objeto vazio quando não se acha ou a consulta falha',
  area: 'endereço',
  permissao: 'conta',
  params: z.object({ cep: z.string().regex(/^\d{8}$/, 'O CEP precisa ter 8 dígitos.') }),
  resposta: z
    .object({
      cep: z.string(),
      logradouro: z.string(),
      bairro: z.string(),
      localidade: z.string(),
      uf: z.string(),
    })
    .partial(),
});

export const rotasDeEndereco = [rotaEnderecoDoCep] as const;
