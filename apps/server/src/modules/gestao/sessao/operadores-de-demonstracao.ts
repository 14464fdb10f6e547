import { OPERADORES_DE_DEMONSTRACAO } from '../../../../db/seed/operadores.ts';
import { DOMINIO_DA_DEMONSTRACAO } from '../../../config/marcas-da-demonstracao.ts';
import type { Contexto } from '../../../contexto.ts';
import { codigoQueAindaVale, decifrarChave } from './totp.ts';

/** Stands in for the application on the phones of people who are made up, and for their memory. */
export async function operadoresDeDemonstracao(contexto: Contexto) {
  const linhas = await contexto.db
    .selectFrom('operador')
    .leftJoin('instituicao', 'instituicao.id', 'operador.instituicao_id')
    .select([
      'operador.id',
      'operador.nome',
      'operador.email',
      'operador.papel',
      'operador.totp_segredo',
      'operador.totp_ultimo_passo',
      'instituicao.sigla as instituicao',
    ])
    .where('operador.email', 'like', `%@${DOMINIO_DA_DEMONSTRACAO}`)
    .where('operador.ativo', '=', true)
    .orderBy('operador.criado_em')
    .orderBy('operador.email')
    .execute();
  const agora = contexto.relogio.agora();
  const senhas = new Map(OPERADORES_DE_DEMONSTRACAO.map(({ email, senha }) => [email, senha]));
  return {
    operadores: linhas.flatMap(({ id, nome, email, papel, instituicao, totp_segredo, totp_ultimo_passo }) =>
      totp_segredo
        ? [
            {
              nome,
              email,
              papel,
              instituicao,
              senha: senhas.get(email) ?? '',
              codigo: codigoQueAindaVale(decifrarChave(contexto, id, totp_segredo), agora, totp_ultimo_passo),
            },
          ]
        : [],
    ),
  };
}
