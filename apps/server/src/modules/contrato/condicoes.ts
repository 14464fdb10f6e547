/** The facts that the table of states asks for, of one contract at one moment. */
import { PASSOS_DA_PROPOSTA } from '@credito/domain/contrato/atos-de-dois';
import { desistenciaAte } from '@credito/domain/contrato/desistencia';
import { ESTADOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import { type FatosDoCancelamento, isRecuperavel, prazoVencido } from '@credito/domain/contrato/prazo';
import { compararTermos } from '@credito/domain/contrato/termo';
import type { CondicoesDoContrato } from '@credito/domain/contrato/transicoes';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { assinaturasValem } from '../assinatura/encerrar-envelope.ts';
import { envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { alteracaoQueBloqueia } from './alteracao-aberta.ts';
import { type ContratoCompleto, findPropostaDoContrato } from './contrato.repository.ts';

export interface QuemAge {
  /** Of the staff; null for the persons of the contract and the system. */
  operadorId: string | null;
  temMotivo: boolean;
}

export async function condicoesDoContrato(
  { gateways, relogio }: Pick<Contexto, 'gateways' | 'relogio'>,
  db: Kysely<DB>,
  { contrato }: Pick<ContratoCompleto, 'contrato'>,
  { operadorId, temMotivo }: QuemAge,
): Promise<CondicoesDoContrato> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const cancelamento = await cancelamentoHoje(db, contrato);
  return {
    via: contrato.via,
    planoAceito: contrato.plano_aceito_em !== null,
    alteracaoAberta: (await alteracaoQueBloqueia(db, contrato.conta_id, relogio.agora())) !== null,
    anteriorEmContratacao: await temAnteriorEmContratacao(db, contrato),
    assinaturaDisponivel: gateways.selo.impedimento(relogio.agora()) === null,
    prazoVencido: contrato.prazo !== null && prazoVencido(contrato.prazo, hoje),
    recuperavel: cancelamento !== null && isRecuperavel(cancelamento, hoje),
    assinaturasValem: await assinaturasValem(db, { tipo: 'contrato', id: contrato.id }, contrato.edicao),
    podeDesistir: (await fimDaDesistencia(db, contrato, hoje)) !== null,
    copiaGuardada: await temCopia(db, contrato),
    outraPessoa: operadorId === null || (await eOutraPessoa(db, contrato, operadorId)),
    temMotivo,
    solicitacaoAprovada: await solicitacaoAprovada(db, contrato.solicitacao_id),
  };
}

/** Null of whatever is not cancelled. */
export function cancelamentoDe(contrato: Selectable<Contrato>): (FatosDoCancelamento & { em: Data }) | null {
  const {
    causa_do_cancelamento: causa,
    cancelado_de: vindoDe,
    prazo,
    recuperado_em,
    situacao_desde,
  } = contrato;
  if (causa === null || vindoDe === null) return null;
  const em = dataEmSaoPaulo(situacao_desde);
  return { causa, vindoDe, prazo: prazo ?? em, jaRecuperado: recuperado_em !== null, em };
}

/** The same, with what became of the course meanwhile. */
export async function cancelamentoHoje(
  db: Kysely<DB>,
  contrato: Selectable<Contrato>,
): Promise<(FatosDoCancelamento & { em: Data }) | null> {
  const cancelamento = cancelamentoDe(contrato);
  return cancelamento && { ...cancelamento, cursoTerminou: await cursoTerminou(db, contrato) };
}

/** Last day of the student's withdrawal; null where there is none. */
export async function fimDaDesistencia(
  db: Kysely<DB>,
  contrato: Selectable<Contrato>,
  hoje: Data,
): Promise<Data | null> {
  const { codigo, assinado_em: assinadoEm, prazo } = contrato;
  const entregueEm = assinadoEm === null ? await entregaDoPapel(db, contrato) : null;
  return desistenciaAte({ codigo, assinadoEm, entregueEm, prazo }, hoje);
}

/** The day on which the institution took the paper of this edition. */
async function entregaDoPapel(db: Kysely<DB>, { id, codigo }: Selectable<Contrato>): Promise<Data | null> {
  if (codigo !== 'RIE' && codigo !== 'EFU') return null;
  const entrega = await db
    .selectFrom('contrato_historico')
    .select('em')
    .where('contrato_id', '=', id)
    .where('acao', '=', 'receberNaIes')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entrega ? dataEmSaoPaulo(entrega.em) : null;
}

/** A contract of an earlier term of the same student between its release and its effect. */
async function temAnteriorEmContratacao(db: Kysely<DB>, contrato: Selectable<Contrato>): Promise<boolean> {
  const outros = await db
    .selectFrom('contrato')
    .select(['ano', 'semestre', 'codigo'])
    .where('conta_id', '=', contrato.conta_id)
    .where('id', '<>', contrato.id)
    .execute();
  return outros.some(
    (outro) => ESTADOS_DO_CONTRATO[outro.codigo].emContratacao && compararTermos(outro, contrato) < 0,
  );
}

/** Of another contract of the same course, which was in effect. */
async function cursoTerminou(db: Kysely<DB>, { conta_id, bolsa_id }: Selectable<Contrato>): Promise<boolean> {
  const outro = await db
    .selectFrom('contrato')
    .select('id')
    .where('conta_id', '=', conta_id)
    .where('bolsa_id', '=', bolsa_id)
    .where('curso_terminou_em', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return outro !== undefined;
}

/** On paper the digitised copy, signed electronically the sealed file. */
async function temCopia(db: Kysely<DB>, { id, edicao, via }: Selectable<Contrato>): Promise<boolean> {
  if (via === 'eletronica') {
    const ultimo = await envelopeDoDono(db, { tipo: 'contrato', id }, { edicao });
    return ultimo?.envelope.estado === 'selado';
  }
  const copia = await db
    .selectFrom('contrato_copia')
    .select('contrato_id')
    .where('contrato_id', '=', id)
    .where('edicao', '=', edicao)
    .executeTakeFirst();
  return copia !== undefined;
}

/** Of an effect both are asked for; of an end, which comes years later, that somebody else has proposed it. */
async function eOutraPessoa(
  db: Kysely<DB>,
  { id, codigo }: Selectable<Contrato>,
  operadorId: string,
): Promise<boolean> {
  const proposta = await findPropostaDoContrato(db, id);
  if (!proposta || proposta.operador_id === operadorId) return false;
  return codigo !== 'APR' || !(await jaAgiu(db, id, operadorId));
}

/** Has generated, released, analysed or kept something of this contract. */
export async function jaAgiu(db: Kysely<DB>, contratoId: number, operadorId: string): Promise<boolean> {
  const { agiu } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('contrato_historico')
            .select('id')
            .where('contrato_id', '=', contratoId)
            .where('operador_id', '=', operadorId)
            // Whoever sent a proposal back may confirm the next one.
            .where('acao', 'not in', PASSOS_DA_PROPOSTA),
        ),
        // Whoever kept the signed copy has worked on it too.
        exists(
          selectFrom('contrato_copia')
            .select('edicao')
            .where('contrato_id', '=', contratoId)
            .where('guardada_por', '=', operadorId),
        ),
      ]).as('agiu'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(agiu);
}

async function solicitacaoAprovada(db: Kysely<DB>, id: number): Promise<boolean> {
  const { sigla } = await db
    .selectFrom('solicitacao')
    .select('sigla')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sigla === 'A';
}
