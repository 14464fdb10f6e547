/** After midnight in São Paulo: what nobody signed until the end of its last day is cancelled, and its people are told. */
import { DIAS_DA_REPROVADA } from '@credito/domain/alteracao/estados';
import { fluxosDaAlteracaoCom } from '@credito/domain/alteracao/transicoes';
import { dataEmSaoPaulo, fimDoDia, somarDias } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { carregarAlteracao } from './alteracao.repository.ts';
import { avisarDaAlteracao } from './avisar-da-alteracao.ts';
import { mudarAlteracao } from './mudar-alteracao.ts';

export const TAREFA_VENCER_ALTERACOES = 'vencer-alteracoes';

/** One in a transaction, so that one that fails stops no other; the next night finds it again. Answers how many there were. */
export async function vencerAlteracoes(contexto: Contexto): Promise<number> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const falhas: unknown[] = [];
  let vencidas = 0;
  for (const { id, acao } of [
    ...(await semAssinatura(contexto, hoje)),
    ...(await reprovadas(contexto, hoje)),
  ]) {
    try {
      if (await encerrar(contexto, id, acao)) vencidas += 1;
    } catch (erro) {
      falhas.push(erro);
    }
  }
  if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} alterations could not be ended`);
  return vencidas;
}

interface AEncerrar {
  id: number;
  acao: 'vencer' | 'encerrar';
}

async function semAssinatura({ db }: Contexto, hoje: string): Promise<AEncerrar[]> {
  const linhas = await db
    .selectFrom('alteracao')
    .select('id')
    .where('prazo', '<', hoje)
    .where('fluxo', 'in', fluxosDaAlteracaoCom('vencer'))
    // Everybody has signed: the seal follows, and no deadline takes that away.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('envelope')
            .select('envelope.id')
            .whereRef('envelope.alteracao_id', '=', 'alteracao.id')
            .where('envelope.estado', '=', 'assinado'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return linhas.map(({ id }) => ({ id, acao: 'vencer' }));
}

/** Refused, and corrected by nobody in time. */
async function reprovadas({ db }: Contexto, hoje: string): Promise<AEncerrar[]> {
  const linhas = await db
    .selectFrom('alteracao')
    .select('id')
    .where('fluxo', '=', 'REP')
    .where('situacao_desde', '<', fimDoDia(somarDias(hoje, -DIAS_DA_REPROVADA - 1)))
    .orderBy('id')
    .execute();
  return linhas.map(({ id }) => ({ id, acao: 'encerrar' }));
}

/** False where somebody changed it meanwhile. */
async function encerrar(contexto: Contexto, id: number, acao: AEncerrar['acao']): Promise<boolean> {
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await carregarAlteracao(trx, id, { travar: true });
    if (!completa || !fluxosDaAlteracaoCom(acao).includes(completa.alteracao.fluxo)) return false;
    await mudarAlteracao(contexto, trx, completa.alteracao, {
      acao,
      papel: 'sistema',
      ator: { tipo: 'sistema', id: null },
    });
    await avisarDaAlteracao(contexto, trx, id, acao);
    return true;
  });
}
