/** What an envelope belongs to, as the desk meets it: who may see it, and what its acts mean for the document behind it. */
import type { TipoDeDonoDoEnvelope } from '@credito/domain/assinatura/palavras';
import type { Data } from '@credito/domain/tempo/data';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { avisarDaAlteracao } from '../../alteracao/avisar-da-alteracao.ts';
import {
  mudarAlteracao,
  mudarPrazoDaAlteracao,
  recusarNaAlteracao,
} from '../../alteracao/mudar-alteracao.ts';
import { exigirPrazo } from '../../contrato/exigir-prazo.ts';
import { mudarContrato, recusar } from '../../contrato/mudar-contrato.ts';
import { mudarPrazoDoContrato } from '../../contrato/prazo-movido.ts';
import { atorNaAlteracao, exigirAlteracaoDaGestao } from '../alteracao/ver-alteracao.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { atorDaAcao } from '../contrato/ator-da-acao.ts';
import { avisarDoAto } from '../contrato/avisar-do-ato.ts';
import { exigirContratoDaGestao } from '../contrato/ver-contrato.ts';

interface DonoNaGestao {
  /** Foreign and missing answer alike; whoever is part of it is refused (ADR 0095). `travar`: before its envelope. */
  exigir(db: Kysely<DB>, sessao: SessaoDeGestao, id: number, opcoes: { travar?: boolean }): Promise<void>;
  contaId(db: Kysely<DB>, id: number): Promise<string>;
  /** Throws 422 where the document may not have this day. */
  moverPrazo(contexto: Contexto, trx: Transaction<DB>, id: number, prazo: Data): Promise<void>;
  /** The envelope ends with what it belongs to. */
  cancelar(
    contexto: Contexto,
    trx: Transaction<DB>,
    sessao: SessaoDeGestao,
    id: number,
    motivo: string,
  ): Promise<void>;
}

export const DONOS_NA_GESTAO: Readonly<Record<TipoDeDonoDoEnvelope, DonoNaGestao>> = {
  contrato: {
    async exigir(db, sessao, id, opcoes) {
      const { contrato } = await exigirContratoDaGestao(db, sessao, id, opcoes);
      await exigirSemConflito(db, sessao.operadorId, contrato.solicitacao_id);
    },

    async contaId(db, id) {
      const { conta_id } = await db
        .selectFrom('contrato')
        .select('conta_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return conta_id;
    },

    async moverPrazo(contexto, trx, id, prazo) {
      await mudarPrazoDoContrato(trx, id, exigirPrazo(contexto, prazo));
    },

    async cancelar(contexto, trx, sessao, id, motivo) {
      const completo = await exigirContratoDaGestao(trx, sessao, id, { travar: true });
      const papel = atorDaAcao(completo.contrato.codigo, 'cancelar', sessao.papel);
      if (papel === null) throw recusar('estado-nao-permite');
      await mudarContrato(contexto, trx, completo, {
        acao: 'cancelar',
        papel,
        ator: { tipo: 'operador', id: sessao.operadorId },
        motivos: [{ codigo: null, texto: 'Assinatura cancelada', explicacao: motivo }],
      });
      await avisarDoAto(contexto, trx, id, 'cancelar');
    },
  },

  alteracao: {
    async exigir(db, sessao, id, opcoes) {
      await exigirAlteracaoDaGestao(db, sessao, id, opcoes);
    },

    async contaId(db, id) {
      const { conta_id } = await db
        .selectFrom('alteracao')
        .select('conta_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return conta_id;
    },

    async moverPrazo(contexto, trx, id, prazo) {
      await mudarPrazoDaAlteracao(trx, id, exigirPrazo(contexto, prazo));
    },

    async cancelar(contexto, trx, sessao, id, motivo) {
      const { alteracao } = await exigirAlteracaoDaGestao(trx, sessao, id, { travar: true });
      const papel = atorNaAlteracao(alteracao.fluxo, 'cancelar', sessao.papel);
      if (!papel) throw recusarNaAlteracao('estado-nao-permite');
      await mudarAlteracao(contexto, trx, alteracao, {
        acao: 'cancelar',
        papel,
        ator: { tipo: 'operador', id: sessao.operadorId },
        motivo,
      });
      await avisarDaAlteracao(contexto, trx, id, 'cancelar');
    },
  },
};
