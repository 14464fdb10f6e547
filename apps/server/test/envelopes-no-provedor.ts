/** Envelopes of contracts that are signed at a provider of signatures, which is the stand-in of Clicksign. */

import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { criarClicksign } from '../src/gateways/assinatura/clicksign.ts';
import type { CargaDaConsulta } from '../src/modules/assinatura/pedir-consulta.ts';
import { listaDeTarefas } from '../src/tarefas.ts';
import { contratoParaAssinar, envelopeDoContrato } from './envelopes.ts';
import { type ClicksignDeTeste, ouvirComoClicksign } from './gateways/clicksign-de-teste.ts';
import { criarServidorDeTeste, type ServidorDeTeste } from './servidor-de-teste.ts';

export interface ServidorComClicksign extends ServidorDeTeste {
  la: ClicksignDeTeste;
}

export async function criarServidorComClicksign(): Promise<ServidorComClicksign> {
  // Both sides read one clock; it exists once the server does.
  let relogio: ServidorDeTeste['relogio'] | null = null;
  const agora = () => relogio?.agora().getTime() ?? 0;
  const la = await ouvirComoClicksign(agora, afterAll);
  const assinatura = criarClicksign(
    { url: la.url, token: la.token, segredoDoAviso: la.estado.segredo },
    { agora, esperar: async (milissegundos) => relogio?.avancar({ milissegundos }) },
  );
  const servidor = await criarServidorDeTeste({ gateways: { assinatura } });
  relogio = servidor.relogio;
  return { ...servidor, la };
}

/** Sent to be signed by the student, with its signers waiting at the provider. */
export async function contratoNoProvedor(servidor: ServidorComClicksign, numero: number) {
  const { contexto, db, pedir, la } = servidor;
  const contrato = await contratoParaAssinar(servidor, numero);
  const disparado = await pedir({
    metodo: 'POST',
    url: `/api/contrato/${contrato.contratoId}/enviar-clicksign`,
    token: contrato.estudante.token,
  });
  if (disparado.status !== 204) throw new Error(disparado.texto);
  const { envelope, assinantes } = await envelopeDoContrato(servidor, contrato.contratoId);
  const aberto = await contexto.gateways.assinatura.abrir({
    id: envelope.id,
    titulo: envelope.titulo,
    pdf: await contexto.gateways.cofre.ler(envelope.arquivo),
    sha256: envelope.sha256,
    prazo: envelope.prazo,
    assinantes: assinantes.map(({ id, grupo, papel, nome, cpf, nascimento, email }) => ({
      id,
      grupo,
      papel,
      nome,
      cpf,
      nascimento,
      contato: { metodo: 'email', endereco: email ?? `${papel}@ipe.org.br` },
    })),
  });
  if (aberto.tipo !== 'feito') throw new Error(JSON.stringify(aberto));
  await db
    .updateTable('envelope')
    .set({ provedor: 'clicksign', id_externo: aberto.idExterno })
    .where('id', '=', envelope.id)
    .execute();
  for (const { id, idExterno } of aberto.assinantes)
    await db.updateTable('assinante').set({ id_externo: idExterno }).where('id', '=', id).execute();
  const noProvedor = la.estado.envelopes.find(({ id }) => id === aberto.idExterno);
  if (!noProvedor) throw new Error('the envelope is not at the provider');
  return { ...contrato, envelopeId: envelope.id, noProvedor };
}

/** Questions that wait in the queue. */
export async function consultasNaFila({ db }: ServidorDeTeste): Promise<readonly CargaDaConsulta[]> {
  const { rows } = await sql<{ payload: CargaDaConsulta }>`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'consultar-envelope' order by j.id`.execute(db);
  return rows.map(({ payload }) => payload);
}

/** As the workers do, whatever their time. */
export async function fazerConsultas(servidor: ServidorDeTeste): Promise<void> {
  const cargas = await consultasNaFila(servidor);
  await sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks t
    where t.id = task_id and t.identifier = 'consultar-envelope'`.execute(servidor.db);
  for (const carga of cargas)
    await listaDeTarefas(servidor.contexto)['consultar-envelope']?.(carga, {} as JobHelpers);
}
