import { aindaDevida, assuntoDaMensagem } from '@credito/domain/mensagem/ainda-devida';
import { parteTerminada } from '@credito/domain/participante/transicoes';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';

const DO_FIADOR: readonly ReturnType<typeof assuntoDaMensagem>[] = ['fiador', 'conclusao', 'regime'];

/** Why a message was not sent: what it speaks of is over. */
export const NAO_MAIS_DEVIDA = 'no longer due';

type Linha = Pick<Selectable<Mensagem>, 'modelo' | 'evento' | 'solicitacao_id'>;

/** Asked when it is about to leave; the key of the event names the thing that it is about. */
export async function naoMaisDevida(trx: Transaction<DB>, mensagem: Linha): Promise<boolean> {
  const assunto = assuntoDaMensagem(mensagem.modelo);
  if (assunto === null) return false;
  const id = mensagem.evento.split(':')[1] ?? '';
  const solicitacao = mensagem.solicitacao_id
    ? await trx
        .selectFrom('solicitacao')
        .select('sigla')
        .where('id', '=', mensagem.solicitacao_id)
        .executeTakeFirst()
    : undefined;
  const fatos = {
    sigla: solicitacao?.sigla ?? null,
    conviteVale: false,
    conviteDeContrato: false,
    fiadorEsta: false,
    regimeEspera: false,
    conclusaoFalta: false,
    contrato: null,
    assinaturaFalta: assunto === 'link' && (await assinaturaFalta(trx, id)),
    atualizacaoFalta: assunto === 'atualizacao' && (await atualizacaoFalta(trx, mensagem.evento)),
  };
  if (DO_FIADOR.includes(assunto)) Object.assign(fatos, await fatosDoFiador(trx, id));
  if (assunto === 'convite') Object.assign(fatos, await fatosDoConvite(trx, id));
  if (assunto === 'assinatura') Object.assign(fatos, { contrato: await codigoDoContrato(trx, id) });
  return !aindaDevida(mensagem.modelo, fatos);
}

/** Of the sending of a link: the envelope takes signatures, and this one is missing. */
async function assinaturaFalta(trx: Transaction<DB>, id: string): Promise<boolean> {
  const convite = await trx
    .selectFrom('convite_de_assinatura')
    .innerJoin('assinante', 'assinante.id', 'convite_de_assinatura.assinante_id')
    .innerJoin('envelope', 'envelope.id', 'assinante.envelope_id')
    .select('convite_de_assinatura.id')
    .where(sql`convite_de_assinatura.id::text`, '=', id)
    .where('envelope.estado', '=', 'em-assinatura')
    .where('assinante.estado', 'in', ['convidado', 'viu', 'autenticando', 'devolvido'])
    .executeTakeFirst();
  return convite !== undefined;
}

/** Their keys name the account and the period: of whoever has not begun there is no update. */
const AO_ESTUDANTE: readonly string[] = [
  'atualizacao-lembrete',
  'atualizacao-tardia',
  'atualizacao-prorrogada',
];

/** Of a reminder to a student: nothing of the period is sent. Of a message to a guarantor: their part is missing. */
async function atualizacaoFalta(trx: Transaction<DB>, evento: string): Promise<boolean> {
  const [nome = '', de = '', qual = ''] = evento.split(':');
  const aoEstudante = AO_ESTUDANTE.includes(nome);
  const achada = await trx
    .selectFrom('atualizacao')
    .innerJoin('atualizacao_pessoa as parte', 'parte.atualizacao_id', 'atualizacao.id')
    .select('atualizacao.id')
    .$if(aoEstudante, (consulta) =>
      consulta
        .where(sql`atualizacao.conta_id::text`, '=', de)
        .where(sql`atualizacao.periodo_id::text`, '=', qual)
        .where('parte.tipo_pessoa', '=', 'estudante')
        .where(
          sql<boolean>`atualizacao.estado not in ('reiniciada', 'vencida')
            and (atualizacao.estado <> 'atualizacao-iniciada' or parte.situacao <> 'aguardando')`,
        ),
    )
    .$if(!aoEstudante, (consulta) =>
      consulta
        .where(sql`atualizacao.id::text`, '=', de)
        .where(sql`parte.tipo_pessoa::text`, '=', qual)
        .where('atualizacao.estado', '=', 'atualizacao-iniciada')
        .where('parte.situacao', '=', 'aguardando'),
    )
    .limit(1)
    .executeTakeFirst();
  return aoEstudante ? achada === undefined : achada !== undefined;
}

async function fatosDoConvite(trx: Transaction<DB>, id: string) {
  const convite = await trx
    .selectFrom('convite_fiador')
    // One of an alteration names no person of a request.
    .leftJoin('participante', 'participante.id', 'convite_fiador.participante_id')
    .select('convite_fiador.alteracao_id')
    .where(sql`convite_fiador.id::text`, '=', id)
    .where('convite_fiador.revogado_em', 'is', null)
    .where('convite_fiador.recusado_em', 'is', null)
    .where('participante.removido_em', 'is', null)
    .executeTakeFirst();
  return { conviteVale: convite !== undefined, conviteDeContrato: (convite?.alteracao_id ?? null) !== null };
}

async function fatosDoFiador(trx: Transaction<DB>, id: string) {
  const fiador = await trx
    .selectFrom('participante')
    .select(['regime_respondido_em', 'status_preenchimento'])
    .where(sql`id::text`, '=', id)
    .where('removido_em', 'is', null)
    .executeTakeFirst();
  return {
    fiadorEsta: fiador !== undefined,
    regimeEspera: fiador?.regime_respondido_em === null,
    conclusaoFalta: fiador !== undefined && !parteTerminada(fiador.status_preenchimento),
  };
}

async function codigoDoContrato(trx: Transaction<DB>, id: string) {
  const contrato = await trx
    .selectFrom('contrato')
    .select('codigo')
    .where(sql`id::text`, '=', id)
    .executeTakeFirst();
  return contrato?.codigo ?? null;
}
