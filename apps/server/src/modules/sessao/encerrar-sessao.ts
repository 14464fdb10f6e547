import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { resumo } from '../../plugins/sessao.ts';

/** Ends the session that the browser shows by its cookie or by its token; the two always go together. */
export async function encerrarSessaoDoAparelho(
  contexto: Contexto,
  { renovacao, token }: { renovacao: string | null; token: string | null },
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db
    .updateTable('sessao')
    .set({ encerrada_em: agora })
    .where('tipo', 'in', ['conta', 'suporte'])
    .where('encerrada_em', 'is', null)
    .where((eb) =>
      eb.or([
        ...(renovacao
          ? [
              eb('renovacao_hash', '=', resumo(renovacao)),
              eb('renovacao_anterior_hash', '=', resumo(renovacao)),
            ]
          : []),
        ...(token ? [eb('token_hash', '=', resumo(token))] : []),
      ]),
    )
    .execute();
}

/** Ends the person's sessions on all devices, or on all but this one. */
export async function encerrarSessoesDaConta(
  db: Kysely<DB>,
  contaId: string,
  agora: Date,
  exceto: string | null = null,
): Promise<void> {
  let consulta = db
    .updateTable('sessao')
    .set({ encerrada_em: agora })
    .where('conta_id', '=', contaId)
    .where('encerrada_em', 'is', null);
  if (exceto) consulta = consulta.where('id', '!=', exceto);
  await consulta.execute();
}
