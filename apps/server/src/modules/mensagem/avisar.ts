/** One event told to one person: by e-mail, on the phone and on the devices, as the person wants it. */
import type { Canal, CanalDoCelular } from '@credito/domain/mensagem/canais';
import { fichaDoModelo } from '@credito/domain/mensagem/modelos';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { curtaDoEmail } from './compor.ts';
import { enfileirarMensagens, type MensagemNova } from './enfileirar.ts';
import type { Modelo } from './modelos.ts';
import { cabeNoOrcamento } from './orcamento.ts';

export interface Destinatario {
  contaId: string | null;
  email: string;
  telefone: string;
  canal: CanalDoCelular;
}

export interface AvisoNovo {
  /** The event and the person: told once, however often this is called. */
  chave: string;
  pessoa: Destinatario;
  solicitacaoId: number | null;
  agora: Date;
  email: Modelo;
  /** Absent: progress and reminders are announced by their subject, everything else goes by e-mail only. */
  celular?: Modelo;
  naoAntesDe?: Date;
}

export function avisar(contexto: Contexto, trx: Transaction<DB>, aviso: AvisoNovo): Promise<void> {
  return avisarTodos(contexto, trx, [aviso]);
}

/** Many people at once, in as many statements as one. */
export async function avisarTodos(
  contexto: Contexto,
  trx: Transaction<DB>,
  avisos: readonly AvisoNovo[],
): Promise<void> {
  const novas: MensagemNova[] = [];
  const cabe = new Map<Canal, boolean>();
  for (const { chave, pessoa, email, celular, ...comum } of avisos) {
    const base = { ...comum, contaId: pessoa.contaId, evento: chave };
    novas.push({
      ...base,
      chaveUnica: `${chave}:email`,
      canal: 'email',
      destino: pessoa.email,
      modelo: email,
    });
    const curta = celular ?? (seAnuncia(email) ? curtaDoEmail(email) : null);
    if (!curta) continue;
    const { canal } = pessoa;
    if (!cabe.has(canal)) cabe.set(canal, await cabeNoOrcamento(contexto, trx, canal));
    // Where it does not fit, the e-mail says it already.
    if (cabe.get(canal))
      novas.push({ ...base, chaveUnica: `${chave}:celular`, canal, destino: pessoa.telefone, modelo: curta });
  }
  await enfileirarMensagens(trx, contexto.aleatorio, novas);
}

function seAnuncia({ nome }: Modelo): boolean {
  const { tipo } = fichaDoModelo(nome);
  return tipo === 'andamento' || tipo === 'lembrete';
}

/** The account's own contacts. */
export async function destinatarioDaConta(db: Kysely<DB>, contaId: string): Promise<Destinatario> {
  const pessoa = (await destinatariosDasContas(db, [contaId])).get(contaId);
  if (!pessoa) throw new Error('nobody has this account');
  return pessoa;
}

export async function destinatariosDasContas(
  db: Kysely<DB>,
  contas: readonly string[],
): Promise<ReadonlyMap<string, Destinatario>> {
  const linhas = await db
    .selectFrom('conta')
    .select(['id', 'email', 'telefone', 'canal_preferido'])
    .where('id', '=', sql<string>`any(${contas}::uuid[])`)
    .execute();
  return new Map(
    linhas.map(({ id, email, telefone, canal_preferido }) => [
      id,
      { contaId: id, email, telefone, canal: canal_preferido },
    ]),
  );
}

/** The account's own contacts when there is one: the student may have typed another person's wrongly. */
export async function destinatarioDoParticipante(
  db: Kysely<DB>,
  { conta_id, email, telefone }: Pick<Selectable<Participante>, 'conta_id' | 'email' | 'telefone'>,
): Promise<Destinatario> {
  return conta_id ? destinatarioDaConta(db, conta_id) : { contaId: null, email, telefone, canal: 'sms' };
}
