/** Address, marital status and spouse, by the names of spec 3 sections 2.8 and 2.9: corrections and updates ask for the same. */
import * as z from 'zod';

const CAMPOS = [
  'cepEndereco',
  'endereco',
  'numeroEndereco',
  'complementoEndereco',
  'bairroEndereco',
  'cidadeEndereco',
  'ufEndereco',
  'estadoCivilPessoa',
  'uniaoEstavelPessoa',
  'regimeDeBens',
  'nomeConjuge',
  'emailConjuge',
  'cpfConjuge',
] as const;

/** As it is sent: empty and absent mean the same. */
export const campoDoCadastro = z.string().max(200).nullish();

export const camposDoCadastro = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(CAMPOS.map((campo) => [campo, schema])) as Readonly<Record<(typeof CAMPOS)[number], S>>;
