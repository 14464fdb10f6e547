/** The only way a contract changes its state: one transaction, guarded by the previous state, written down. */
import type { CodigoDoContrato, MotivoGuardado } from '@credito/domain/contrato/estados';
import type { CausaDoCancelamento } from '@credito/domain/contrato/prazo';
import {
  type AcaoDoContrato,
  type AtorDoContrato,
  MENSAGENS_DO_CONTRATO,
  type RecusaDoContrato,
  transitarContrato,
} from '@credito/domain/contrato/transicoes';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { ErroDeAplicacao } from '../../erros.ts';
import { encerrarEnvelope, reabrirEnvelope } from '../assinatura/encerrar-envelope.ts';
import { LIVRE } from '../atribuicao/atribuicao.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { momentoDaMudanca, operadorDe, recusaDaMudanca, registrarMudancas } from '../transicao/mudanca.ts';
import { condicoesDoContrato } from './condicoes.ts';
import { apagarProposta, type ContratoCompleto } from './contrato.repository.ts';

export interface PedidoDeMudanca {
  acao: AcaoDoContrato;
  papel: AtorDoContrato;
  ator: Ator;
  motivos?: readonly MotivoGuardado[];
  /** What changes with the state, beside it. */
  mais?: Updateable<Contrato>;
}

export interface MudancaFeita {
  de: CodigoDoContrato;
  para: CodigoDoContrato;
  em: Date;
  versao: number;
}

/** What was typed is wrong; every other refusal says that the contract or the person stands in the way. */
const DO_QUE_FOI_DIGITADO: readonly RecusaDoContrato[] = ['motivo-obrigatorio'];

const CAUSAS: Partial<Record<AcaoDoContrato, CausaDoCancelamento>> = {
  vencer: 'prazo',
  recusarAssinatura: 'recusa',
  desistir: 'desistencia',
  cancelar: 'provedor',
  encerrar: 'curso',
};

/** `completo` must have been loaded with `travar` in the same transaction. Nothing is written where it throws. */
export async function mudarContrato(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: Pick<ContratoCompleto, 'contrato'>,
  { acao, papel, ator, motivos = [], mais = {} }: PedidoDeMudanca,
): Promise<MudancaFeita> {
  const { contrato } = completo;
  const condicoes = await condicoesDoContrato(contexto, trx, completo, {
    operadorId: operadorDe(ator),
    temMotivo: motivos.length > 0,
  });
  const resultado = transitarContrato(contrato.codigo, acao, papel, condicoes);
  if (!resultado.ok) throw recusar(resultado.recusa);
  const para = resultado.destino.codigo;
  const [em = contexto.relogio.agora()] = await gravarMudancas(contexto, trx, [contrato], {
    acao,
    papel,
    ator,
    motivos,
    mais,
    para,
  });
  // What was proposed about the state that it leaves is confirmed by this, or without an object.
  await apagarProposta(trx, contrato.id);
  await acompanharEnvelope(contexto, trx, contrato, { acao, ator, para, prazo: mais.prazo });
  return { de: contrato.codigo, para, em, versao: contrato.versao + 1 };
}

/** The envelope goes where its contract goes, except where the contract follows the envelope. */
async function acompanharEnvelope(
  contexto: Contexto,
  trx: Transaction<DB>,
  { id, edicao, via }: Selectable<Contrato>,
  {
    acao,
    ator,
    para,
    prazo,
  }: Pick<PedidoDeMudanca, 'acao' | 'ator'> & { para: CodigoDoContrato; prazo?: unknown },
): Promise<void> {
  if (via !== 'eletronica') return;
  const dono = { tipo: 'contrato', id } as const;
  if (acao === 'desistir' || acao === 'cancelar' || acao === 'encerrar')
    await encerrarEnvelope(contexto, trx, dono, { acao: 'cancelar', ator });
  if (acao === 'recuperar' && para === 'DPR' && typeof prazo === 'string')
    await reabrirEnvelope(contexto, trx, dono, { edicao, prazo, motivo: 'contrato recuperado', ator });
}

/**
 * Writes a change that the table of states has allowed, of one contract or of many at once, in as many statements.
 * Answers when each of them changed.
 */
export async function gravarMudancas(
  contexto: Contexto,
  trx: Transaction<DB>,
  contratos: readonly Selectable<Contrato>[],
  { acao, papel, ator, motivos = [], mais = {}, para }: PedidoDeMudanca & { para: CodigoDoContrato },
): Promise<readonly Date[]> {
  const agora = contexto.relogio.agora();
  const ids = contratos.map(({ id }) => id);
  const momentos = contratos.map(({ situacao_desde }) => momentoDaMudanca(agora, situacao_desde));
  const cancelado = para === 'CAN';
  await trx
    .updateTable('contrato')
    .from(
      sql<{ id: number; em: Date }>`unnest(${ids}::bigint[], ${momentos}::timestamptz[])`.as<'mudado'>(
        sql`mudado (id, em)`,
      ),
    )
    .set((eb) => ({
      codigo: para,
      situacao_desde: eb.ref('mudado.em'),
      versao: eb('contrato.versao', '+', 1),
      causa_do_cancelamento: cancelado ? (CAUSAS[acao] ?? 'provedor') : null,
      cancelado_de: cancelado ? eb.ref('contrato.codigo') : null,
      ...LIVRE,
      ...mais,
    }))
    .whereRef('contrato.id', '=', 'mudado.id')
    .execute();
  await sql`
    insert into contrato_historico
      (contrato_id, em, acao, ator, operador_id, versao, codigo_anterior, codigo, motivos)
    select mudado.id, mudado.em, ${acao}, ${papel}, ${operadorDe(ator)}, mudado.versao, mudado.de, ${para},
      ${JSON.stringify(motivos)}
    from unnest(${ids}::bigint[], ${momentos}::timestamptz[], ${contratos.map(({ versao }) => versao)}::integer[],
      ${contratos.map(({ codigo }) => codigo)}::text[]) mudado (id, em, versao, de)`.execute(trx);
  await registrarMudancas(
    trx,
    { coisa: 'contrato', acao, ator },
    contratos.map(({ id, codigo: de, conta_id: contaId }, i) => ({
      id,
      contaId,
      em: momentos[i] ?? agora,
      de,
      para,
    })),
  );
  return momentos;
}

export function recusar(recusa: RecusaDoContrato): ErroDeAplicacao {
  return recusaDaMudanca(recusa, MENSAGENS_DO_CONTRATO[recusa], DO_QUE_FOI_DIGITADO);
}
