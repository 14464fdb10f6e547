/** What happens to charges by themselves: kept for who works on them, with its link in the audit trail. */
import type { AcaoDaCobranca } from '@credito/domain/cobranca/transicoes';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { registrarDecisoes } from '../auditoria/auditoria.ts';

interface AcontecimentoDaCobranca {
  cobrancaId: string;
  acao: AcaoDaCobranca;
  /** What the provider was asked for, or what came in. */
  centavos?: number;
  /** Its version at the provider. */
  revisao?: number;
  /** Why it was taken back. */
  motivo?: string | null;
  /** Facts for the audit trail alone, without personal data. */
  dados?: Record<string, unknown>;
}

/** Written in the transaction of the change, many in as many statements as one. */
export async function registrarNasCobrancas(
  trx: Transaction<DB>,
  em: Date,
  acontecimentos: readonly AcontecimentoDaCobranca[],
): Promise<void> {
  await sql`
    insert into cobranca_historico (cobranca_id, em, acao, centavos, revisao, motivo)
    select id, ${em}, acao, centavos, revisao, motivo
    from unnest(${acontecimentos.map(({ cobrancaId }) => cobrancaId)}::uuid[],
      ${acontecimentos.map(({ acao }) => acao)}::text[],
      ${acontecimentos.map(({ centavos = null }) => centavos)}::bigint[],
      ${acontecimentos.map(({ revisao = null }) => revisao)}::integer[],
      ${acontecimentos.map(({ motivo = null }) => motivo)}::text[])
      with ordinality novo (id, acao, centavos, revisao, motivo, ordem)
    order by ordem`.execute(trx);
  await registrarDecisoes(
    trx,
    acontecimentos.map(({ cobrancaId, acao, dados, ...fatos }) => ({
      em,
      ator: { tipo: 'sistema', id: null },
      acao: `cobranca.${acao}`,
      alvo: { tipo: 'cobranca', id: cobrancaId },
      contaId: null,
      dados: { ...dados, ...fatos },
    })),
  );
}
