/** Whether a CPF or an e-mail may stand in one's own part, before it is saved. */
import { errosDoEmail } from '@credito/domain/atualizacao/erros';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirBloco } from '../parte-da-atualizacao/acesso.ts';
import { contextoDaPessoa } from './fatos-da-pessoa.ts';
import { exigirEmailLivre } from './gravar-pessoa.ts';

interface Onde {
  updateId: number;
  personType: TipoPessoa;
}

const MENSAGEM_CPF_PROPRIO = 'O CPF do cônjuge não pode ser o seu.';
const VALIDO = { valido: true } as const;

/** Of the spouse: nobody is married to themselves. */
export async function validarCpf(
  { db }: Contexto,
  sessao: SessaoDeConta,
  { updateId, personType, cpf }: Onde & { cpf: string },
): Promise<{ valido: true }> {
  const { pessoa } = await exigirBloco(db, sessao, updateId, personType);
  if (cpf === pessoa.cpf) throw conflito(MENSAGEM_CPF_PROPRIO);
  return VALIDO;
}

export async function validarEmail(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  { updateId, personType, email, campo }: Onde & { email: string; campo: 'email' | 'emailConjuge' },
): Promise<{ valido: true }> {
  const { completa, pessoa } = await exigirBloco(db, sessao, updateId, personType);
  const fatos = contextoDaPessoa(completa, pessoa, [], dataEmSaoPaulo(relogio.agora()));
  // A spouse may be the guarantor, in two roles: what the form's own rules say when it is saved.
  if (campo === 'emailConjuge') return VALIDO;
  const [repetido] = errosDoEmail(email, fatos);
  if (repetido) throw conflito(repetido.mensagem);
  await exigirEmailLivre(db, pessoa, email);
  return VALIDO;
}
