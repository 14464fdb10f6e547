/** What has served its time is not kept: codes, verified phones, counters, links, repeated calls, dead sessions. */
import type { Contexto } from '../../contexto.ts';
import { apagarEnviosParados } from '../envio/apagar-envio.ts';

export const TAREFA_APAGAR_VENCIDOS = 'apagar-vencidos';

const DIA_MS = 24 * 3_600_000;
/** Limits look back one day; a little more is kept so that a late clock never opens one. */
const DIAS_DE_LIMITES = 2;
const DIAS_DE_CHAVES = 7;
/** The person may recognise a recent session in the profile. */
const DIAS_DE_SESSOES = 90;

export async function apagarVencidos(contexto: Contexto): Promise<void> {
  const { db, relogio } = contexto;
  const antesDe = (dias: number) => new Date(relogio.agora().getTime() - dias * DIA_MS);
  await db.deleteFrom('codigo_verificacao').where('criado_em', '<', antesDe(DIAS_DE_LIMITES)).execute();
  await db.deleteFrom('telefone_verificado').where('verificado_em', '<', antesDe(DIAS_DE_LIMITES)).execute();
  await db.deleteFrom('limite').where('janela', '<', antesDe(DIAS_DE_LIMITES)).execute();
  await db.deleteFrom('recuperacao_senha').where('expira_em', '<', antesDe(DIAS_DE_LIMITES)).execute();
  await db.deleteFrom('idempotencia').where('criada_em', '<', antesDe(DIAS_DE_CHAVES)).execute();
  await db
    .deleteFrom('sessao')
    .where((eb) =>
      eb.or([
        eb('expira_em', '<', antesDe(DIAS_DE_SESSOES)),
        eb('encerrada_em', '<', antesDe(DIAS_DE_SESSOES)),
      ]),
    )
    .execute();
  await apagarEnviosParados(contexto);
}
