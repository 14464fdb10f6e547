/** What the night has left: each contract cancelled, written down and told of exactly once. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../apps/server/src/banco/esquema.gerado.ts';
import { verificarCadeias } from '../../apps/server/src/modules/auditoria/verificar-cadeias.ts';
import { PRIMEIRO } from './povoar-contratos.ts';

/** One line for each thing that is not as it must be. */
export async function conferirNoite(db: Kysely<DB>): Promise<readonly string[]> {
  const { rows } = await sql<Record<string, number>>`
    with esperado as (
      select contrato.id, 2 * count(parte.id) as mensagens
      from contrato left join contrato_parte parte on parte.contrato_id = contrato.id and parte.conta_id is not null
      where contrato.id >= ${PRIMEIRO}
      group by contrato.id
    ), mudado as (
      select contrato_id as id, count(*) as vezes from contrato_historico where acao = 'vencer' group by contrato_id
    ), elo as (
      select alvo_id::bigint as id, count(*) as vezes from auditoria where acao = 'contrato.vencer' group by alvo_id
    ), dito as (
      select split_part(chave_unica, ':', 2)::bigint as id, count(*) as vezes, count(job.id) as trabalhos
      from mensagem left join graphile_worker._private_jobs job on job.key = mensagem.id::text
      where modelo in ('contrato-vencido', 'contrato-cancelado-fiador')
      group by 1
    )
    select
      count(*) filter (where contrato.codigo <> 'CAN' or contrato.causa_do_cancelamento <> 'prazo') as "not cancelled",
      count(*) filter (where mudado.vezes is distinct from 1) as "not once in the history",
      count(*) filter (where elo.vezes is distinct from 1) as "not once in the trail",
      count(*) filter (where dito.vezes is distinct from esperado.mensagens) as "not told once",
      count(*) filter (where dito.trabalhos is distinct from esperado.mensagens) as "not one delivery a message"
    from esperado
    join contrato using (id)
    left join mudado using (id)
    left join elo using (id)
    left join dito using (id)`.execute(db);
  const erros = Object.entries(rows[0] ?? {}).flatMap(([oQue, vezes]) =>
    vezes === 0 ? [] : [`${vezes} contracts ${oQue}`],
  );
  const trilha = await verificarCadeias(db);
  return trilha.integra ? erros : [...erros, `the trail is broken: ${trilha.fluxo} ${trilha.motivo}`];
}
