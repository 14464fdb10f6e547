import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { resumo } from '../../plugins/sessao.ts';
import { encerrarSessoes } from './encerrar-sessoes.ts';

/** Ends the session that the browser shows by its cookie or by its token; the two always go together. */
export async function encerrarSessaoDoAparelho(
  { db, relogio }: Contexto,
  { renovacao, token }: { renovacao: string | null; token: string | null },
): Promise<void> {
  await encerrarSessoes(db, { agora: relogio.agora(), como: 'saida' }, (eb) =>
    eb.and([
      eb('tipo', 'in', ['conta', 'suporte']),
      eb.or([
        ...(renovacao
          ? [
              eb('renovacao_hash', '=', resumo(renovacao)),
              eb('renovacao_anterior_hash', '=', resumo(renovacao)),
            ]
          : []),
        ...(token ? [eb('token_hash', '=', resumo(token))] : []),
      ]),
    ]),
  );
}

/** Ends the person's sessions on all devices, or on all but this one. */
export async function encerrarSessoesDaConta(
  db: Kysely<DB>,
  contaId: string,
  agora: Date,
  exceto: string | null = null,
): Promise<void> {
  await encerrarSessoes(db, { agora, como: 'pela-pessoa' }, (eb) =>
    eb.and([eb('conta_id', '=', contaId), ...(exceto ? [eb('id', '!=', exceto)] : [])]),
  );
}
