/** Apart from the rule: the login's first load has the rule without a schema library. */
import * as z from 'zod/mini';
import {
  digitosDoCpf,
  isCpf,
  isCpfDeAmostra,
  MENSAGEM_CPF_CURTO,
  MENSAGEM_CPF_ERRADO,
  MENSAGEM_CPF_NAO_PERMITIDO,
} from './cpf.ts';

/** Accepts masked or plain text and yields the 11 digits. A number is a type error, never a look-up. */
export const cpfSchema = z.pipe(
  z.pipe(z.string({ error: MENSAGEM_CPF_ERRADO }), z.transform(digitosDoCpf)),
  z.string().check(
    z.refine((cpf) => cpf.length === 11, { error: MENSAGEM_CPF_CURTO, abort: true }),
    z.refine(isCpf, { error: MENSAGEM_CPF_ERRADO, abort: true }),
    z.refine((cpf) => !isCpfDeAmostra(cpf), { error: MENSAGEM_CPF_NAO_PERMITIDO }),
  ),
);
