import { cpf } from './cpf.ts';
import { data } from './data.ts';
import { dinheiro } from './dinheiro.ts';
import { type Mascara, mascaraDeModelo } from './mascara.ts';
import { telefone } from './telefone.ts';

const cep = mascaraDeModelo('00000-000');

export const mascaras = { cpf, telefone, cep, data, dinheiro } satisfies Record<string, Mascara>;
export type NomeDeMascara = keyof typeof mascaras;
