/** One event told to one person: by e-mail, on the phone and on the devices, as the person wants it. */
import type { CanalDoCelular } from '@credito/domain/mensagem/canais';
import { fichaDoModelo } from '@credito/domain/mensagem/modelos';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { curtaDoEmail } from './compor.ts';
import { enfileirarMensagem } from './enfileirar.ts';
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

export async function avisar(
  contexto: Contexto,
  trx: Transaction<DB>,
  { chave, pessoa, email, celular, ...comum }: AvisoNovo,
): Promise<void> {
  const { aleatorio } = contexto;
  const base = { ...comum, contaId: pessoa.contaId, evento: chave };
  await enfileirarMensagem(trx, aleatorio, {
    ...base,
    chaveUnica: `${chave}:email`,
    canal: 'email',
    destino: pessoa.email,
    modelo: email,
  });
  const curta = celular ?? (seAnuncia(email) ? curtaDoEmail(email) : null);
  // The e-mail says it already.
  if (curta && (await cabeNoOrcamento(contexto, trx, pessoa.canal)))
    await enfileirarMensagem(trx, aleatorio, {
      ...base,
      chaveUnica: `${chave}:celular`,
      canal: pessoa.canal,
      destino: pessoa.telefone,
      modelo: curta,
    });
}

function seAnuncia({ nome }: Modelo): boolean {
  const { tipo } = fichaDoModelo(nome);
  return tipo === 'andamento' || tipo === 'lembrete';
}

/** The account's own contacts. */
export async function destinatarioDaConta(db: Kysely<DB>, contaId: string): Promise<Destinatario> {
  const conta = await db
    .selectFrom('conta')
    .select(['email', 'telefone', 'canal_preferido'])
    .where('id', '=', contaId)
    .executeTakeFirstOrThrow();
  return {
    contaId,
    email: conta.email,
    telefone: conta.telefone,
    canal: conta.canal_preferido === 'whatsapp' ? 'whatsapp' : 'sms',
  };
}

/** The account's own contacts when there is one: the student may have typed another person's wrongly. */
export async function destinatarioDoParticipante(
  db: Kysely<DB>,
  { conta_id, email, telefone }: Pick<Selectable<Participante>, 'conta_id' | 'email' | 'telefone'>,
): Promise<Destinatario> {
  return conta_id ? destinatarioDaConta(db, conta_id) : { contaId: null, email, telefone, canal: 'sms' };
}
