/** The support service learns about an account by a job: its failure never blocks anybody (spec 1 section 4). */
import { telefoneInternacional } from '@credito/domain/pessoa/telefone';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { findContaById } from './conta.repository.ts';

export const TAREFA_REGISTRAR_NO_ATENDIMENTO = 'registrar-no-atendimento';

export async function agendarRegistroNoAtendimento(db: Kysely<DB>, contaId: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${TAREFA_REGISTRAR_NO_ATENDIMENTO}, json_build_object('contaId', ${contaId}::text),
    job_key => ${`${TAREFA_REGISTRAR_NO_ATENDIMENTO}:${contaId}`}, max_attempts => 8
  )`.execute(db);
}

/** The person may only register themselves: another CPF is as good as missing. */
export async function pedirRegistroNoAtendimento(
  contexto: Contexto,
  contaId: string,
  cpf: string,
): Promise<void> {
  const conta = await findContaById(contexto.db, contaId);
  if (conta?.cpf !== cpf) throw naoEncontrado();
  await agendarRegistroNoAtendimento(contexto.db, contaId);
}

export async function registrarNoAtendimento(contexto: Contexto, contaId: string): Promise<void> {
  const conta = await findContaById(contexto.db, contaId);
  if (!conta) return;
  const entrega = await contexto.gateways.omnichannel.registrarUsuario({
    cpf: conta.cpf,
    nome: conta.nome,
    email: conta.email,
    telefone: telefoneInternacional(conta.telefone),
  });
  if (entrega.tipo === 'adiada') throw new Error(entrega.motivo);
}
