/** The student, and every guarantor who ever heard of the request. */
import { foraDoSilencio } from '@credito/domain/fiador/lembretes';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import {
  emailDoCancelamentoAoEstudante,
  emailDoCancelamentoAoFiador,
  mensagemCurtaDoCancelamentoAoFiador,
} from './mensagens.ts';

export async function avisarDoCancelamento(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<void> {
  const { configuracao, aleatorio } = contexto;
  const { id, protocolo, conta_id: contaId } = completa.solicitacao;
  const conta = await trx
    .selectFrom('conta')
    .select('email')
    .where('id', '=', contaId)
    .executeTakeFirstOrThrow();
  await enfileirarMensagem(trx, aleatorio, {
    chaveUnica: `solicitacao-cancelada:${id}`,
    contaId,
    solicitacaoId: id,
    canal: 'email',
    destino: conta.email,
    modelo: emailDoCancelamentoAoEstudante(configuracao, { protocolo, em: agora }),
    agora,
  });
  for (const fiador of await fiadoresAvisados(trx, completa))
    await avisarFiador(contexto, trx, completa, fiador, agora);
}

/** Whoever was never told of the invitation has nothing to hear. */
async function fiadoresAvisados(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
): Promise<ReadonlyArray<Selectable<Participante>>> {
  const fiadores = completa.participantes.filter(({ tipo_pessoa }) => tipo_pessoa !== 'estudante');
  if (fiadores.length === 0) return [];
  const enviados = await trx
    .selectFrom('convite_fiador')
    .select('participante_id')
    .where(
      'participante_id',
      'in',
      fiadores.map((fiador) => fiador.id),
    )
    .where('enviado_em', 'is not', null)
    .execute();
  const convidados = new Set(enviados.map(({ participante_id }) => participante_id));
  return fiadores.filter((fiador) => fiador.conta_id !== null || convidados.has(fiador.id));
}

async function avisarFiador(
  { aleatorio, configuracao }: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: Selectable<Participante>,
  agora: Date,
): Promise<void> {
  const conta = fiador.conta_id
    ? await trx
        .selectFrom('conta')
        .select(['email', 'telefone', 'canal_preferido'])
        .where('id', '=', fiador.conta_id)
        .executeTakeFirst()
    : undefined;
  const chave = `solicitacao-cancelada:${completa.solicitacao.id}:${fiador.id}`;
  const comum = { contaId: fiador.conta_id, solicitacaoId: completa.solicitacao.id, agora };
  const nomes = {
    estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    fiador: fiador.nome,
    aceitou: completa.aceites.has(fiador.id),
  };
  await enfileirarMensagem(trx, aleatorio, {
    ...comum,
    chaveUnica: `${chave}:email`,
    canal: 'email',
    destino: conta?.email ?? fiador.email,
    modelo: emailDoCancelamentoAoFiador(configuracao, nomes),
  });
  await enfileirarMensagem(trx, aleatorio, {
    ...comum,
    chaveUnica: `${chave}:curta`,
    canal: conta?.canal_preferido === 'whatsapp' ? 'whatsapp' : 'sms',
    destino: conta?.telefone ?? fiador.telefone,
    modelo: mensagemCurtaDoCancelamentoAoFiador(configuracao, nomes),
    naoAntesDe: foraDoSilencio(agora),
  });
}
