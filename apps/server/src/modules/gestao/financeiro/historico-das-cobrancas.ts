/** What happened to charges, from the row on: states, versions at the provider, amounts, and why one was taken back. */
import type { ContratoNaGestaoFinanceira } from '@credito/api/gestao-financeiro.rotas';
import { isAcaoDaCobranca, TITULO_NA_COBRANCA } from '@credito/domain/cobranca/transicoes';
import type { Kysely, Selectable } from 'kysely';
import type { Cobranca, DB } from '../../../banco/esquema.gerado.ts';
import { decisoesSobre } from '../../auditoria/auditoria.ts';

type Historico = ContratoNaGestaoFinanceira['cobrancas'][number]['historico'];

/** Facts of a link of the audit trail, as they were written beside each change. */
interface Fatos {
  centavos?: number;
  revisao?: number;
  motivo?: string;
}

export async function historicoDasCobrancas(
  db: Kysely<DB>,
  cobrancas: readonly Selectable<Cobranca>[],
): Promise<ReadonlyMap<string, Historico>> {
  const decisoes = await decisoesSobre(
    db,
    'cobranca',
    cobrancas.map(({ id }) => id),
  );
  return new Map(
    cobrancas.map(({ id, criada_em, valor_centavos }): [string, Historico] => [
      id,
      [
        {
          em: criada_em.toISOString(),
          titulo: 'Criada',
          centavos: valor_centavos,
          revisao: null,
          motivo: null,
        },
        ...(decisoes.get(id) ?? []).flatMap(({ em, acao, dados }): Historico => {
          const qual = acao.replace(/^cobranca\./, '');
          if (!isAcaoDaCobranca(qual)) return [];
          const { centavos = null, revisao = null, motivo = null } = dados as Fatos;
          return [{ em: em.toISOString(), titulo: TITULO_NA_COBRANCA[qual], centavos, revisao, motivo }];
        }),
      ],
    ]),
  );
}
