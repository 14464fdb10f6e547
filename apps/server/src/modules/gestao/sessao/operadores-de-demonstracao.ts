import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import { DOMINIO_DA_DEMONSTRACAO } from '../../../config/configuracao.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import { codigoDe, decifrarChave } from './totp.ts';

/** Stands in for the application on their phones. Outside the demonstration the address does not exist. */
export async function operadoresDeDemonstracao(contexto: Contexto) {
  if (!contexto.configuracao.demonstracao) throw naoEncontrado();
  const linhas = await contexto.db
    .selectFrom('operador')
    .select(['id', 'nome', 'email', 'papel', 'totp_segredo'])
    .where('email', 'like', `%@${DOMINIO_DA_DEMONSTRACAO}`)
    .where('ativo', '=', true)
    .orderBy('criado_em')
    .orderBy('email')
    .execute();
  const agora = contexto.relogio.agora();
  return {
    operadores: linhas.flatMap(({ id, nome, email, papel, totp_segredo }) =>
      totp_segredo
        ? [
            {
              nome,
              email,
              papel: papel as PapelDeOperador,
              codigo: codigoDe(decifrarChave(contexto, id, totp_segredo), agora),
            },
          ]
        : [],
    ),
  };
}
