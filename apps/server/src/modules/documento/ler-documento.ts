/**
 * Reading a document, beside the request that sent it: the sender waits a little for the result; a job
 * written with the document reads it later when the process was busy or died.
 */
import { type Conferencia, conferirIdentidade } from '@credito/domain/documento/conferencia';
import type { Vision } from '@credito/domain/documento/leitura-tipos';
import { type RendaLida, TIPOS_COM_LEITURA_DE_RENDA } from '@credito/domain/documento/renda-lida';
import { TIPOS_COM_LEITURA, type TipoDocumento } from '@credito/domain/documento/tipos';
import { identidadeDeclarada, preencherVazios } from '@credito/domain/participante/preenchimento';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import { carregarSolicitacao, respostasDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { findDocumentoById, type LinhaDeDocumento } from './documento.repository.ts';
import { contarProcessador } from './trabalho-com-arquivo.ts';

export const TAREFA_LER_DOCUMENTO = 'ler-documento';
const TENTATIVAS_DE_LEITURA = 4;

/** How long the answer to an upload waits for its reading; the portal gives up after 60 s. */
const ESPERA_PELA_LEITURA_MS = 12_000;
/** Nothing on the next screen hangs on a proof of income: its check may come a little after its card. */
const ESPERA_PELA_RENDA_MS = 3_000;
/** The job is the safety net of the reading that starts at once. */
const ESPERA_DA_TAREFA_MS = 60_000;

/** One after the other and after everything else: a pile of readings must not keep messages from leaving. */
const FILA_DE_LEITURA = 'leitura';
const ULTIMA_PRIORIDADE = 100;

/** The demonstration tells what happened days ago: its readings wait their turn all the same. */
export async function enfileirarLeitura(trx: Transaction<DB>, id: string, agora: Date): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${TAREFA_LER_DOCUMENTO}, json_build_object('id', ${id}::text),
    run_at => greatest(${agora}::timestamptz, now()) + ${ESPERA_DA_TAREFA_MS} * interval '1 millisecond',
    job_key => ${`ler:${id}`}, queue_name => ${FILA_DE_LEITURA}, priority => ${ULTIMA_PRIORIDADE},
    max_attempts => ${TENTATIVAS_DE_LEITURA}
  )`.execute(trx);
}

/** Starts the reading and resolves when it is done or when the person has waited long enough. Never rejects. */
export async function esperarLeitura(contexto: Contexto, id: string, tipo: TipoDocumento): Promise<void> {
  let relogio: ReturnType<typeof setTimeout> | undefined;
  const limite = new Promise<void>((resolve) => {
    const espera = TIPOS_COM_LEITURA.includes(tipo) ? ESPERA_PELA_LEITURA_MS : ESPERA_PELA_RENDA_MS;
    relogio = setTimeout(resolve, espera);
  });
  // A failure leaves the document pending, and the job tries again.
  const leitura = lerDocumento(contexto, id).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([leitura, limite]);
  clearTimeout(relogio);
}

export type Leitura = 'feita' | 'adiada';

type OQueSeLeu = { vision: Vision } | { renda: RendaLida };

export function seLe(tipoDocumento: TipoDocumento): boolean {
  return TIPOS_COM_LEITURA.includes(tipoDocumento) || TIPOS_COM_LEITURA_DE_RENDA.includes(tipoDocumento);
}

/** Replaced or deleted meanwhile: nobody looks at what would be read. One that is parked may come back. */
async function findPorLer({ db }: Contexto, id: string): Promise<LinhaDeDocumento | null> {
  const documento = await findDocumentoById(db, id);
  const saiu = documento?.situacao === 'substituido' || documento?.situacao === 'excluido';
  return documento?.situacao_leitura === 'pendente' && !saiu ? documento : null;
}

/** `adiada`: the reader is too busy now. A document that is not to be read any more is `feita`. */
export async function lerDocumento(contexto: Contexto, id: string): Promise<Leitura> {
  const documento = await findPorLer(contexto, id);
  if (!documento) return 'feita';
  const { visao, cofre } = contexto.gateways;
  const isRenda = TIPOS_COM_LEITURA_DE_RENDA.includes(documento.tipo_documento);
  const desistir = new AbortController();
  /** Once its turn has come, which may be many documents later. */
  const conteudo = async () => {
    if (await findPorLer(contexto, id)) return cofre.ler(documento.arquivo_original);
    desistir.abort();
    return new Uint8Array();
  };
  let gasto = 0;
  const opcoes = {
    // Readings of one person wait for each other, not those of others for them.
    quem: documento.enviado_por ?? undefined,
    sinal: desistir.signal,
    aoGastar: (cpuMs: number) => {
      gasto += Math.ceil(cpuMs);
    },
  };
  const aLer = { conteudo, formato: documento.extensao as 'pdf' | 'jpg' | 'png' };
  const resposta = await (isRenda ? visao.lerRenda(aLer, opcoes) : visao.lerDocumento(aLer, opcoes));
  if (gasto > 0 && documento.enviado_por) await contarProcessador(contexto, documento.enviado_por, gasto);
  if (resposta.tipo === 'interrompida') return 'feita';
  if (resposta.tipo === 'ocupada') return 'adiada';
  await registrarLeitura(contexto, documento, resposta.tipo === 'lido' ? resposta : null);
  return 'feita';
}

/** The job's way: a busy reader is asked again later, and in the end the person types what could not be read. */
export async function lerPelaTarefa(contexto: Contexto, id: string, ultimaTentativa: boolean): Promise<void> {
  if ((await lerDocumento(contexto, id)) === 'feita') return;
  if (!ultimaTentativa) throw new Error('the reader is busy');
  const documento = await findDocumentoById(contexto.db, id);
  if (documento) await registrarLeitura(contexto, documento, null);
}

async function registrarLeitura(
  contexto: Contexto,
  documento: LinhaDeDocumento,
  lido: OQueSeLeu | null,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const { solicitacao_id: solicitacaoId } = await trx
      .selectFrom('participante')
      .select('solicitacao_id')
      .where('id', '=', documento.dono_id)
      .executeTakeFirstOrThrow();
    const completa = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
    if (!completa) return;
    const vision = lido && 'vision' in lido ? lido.vision : null;
    // Proofs of income are checked together, whenever one of them or an answer changes.
    const guardada = await trx
      .updateTable('documento')
      .set({
        situacao_leitura: lido ? 'lida' : 'falhou',
        leitura: vision && JSON.stringify(vision),
        leitura_de_renda: lido && 'renda' in lido ? JSON.stringify(lido.renda) : null,
        conferencias: JSON.stringify(vision ? conferir(completa, documento, vision, agora) : []),
      })
      .where('id', '=', documento.id)
      .where('situacao_leitura', '=', 'pendente')
      .returningAll()
      .executeTakeFirst();
    if (!guardada) return;
    const participantes = vision ? await preencherRespostas(trx, completa, documento, vision) : [];
    await atualizarSolicitacao(trx, comGravadas(completa, { participantes, documentos: [guardada] }), {
      papel: 'sistema',
      ator: { tipo: 'sistema', id: null },
      agora,
    });
  });
}

/** What an analyst would look at first, with what was declared before the reading filled anything in. */
function conferir(
  completa: SolicitacaoCompleta,
  documento: LinhaDeDocumento,
  vision: Vision,
  agora: Date,
): readonly Conferencia[] {
  const participante = completa.participantes.find(({ id }) => id === documento.dono_id);
  const declarado = participante
    ? identidadeDeclarada(documento.tipo_documento, respostasDe(participante))
    : {};
  const conferencias = conferirIdentidade(
    vision,
    { nome: declarado.nome ?? '', cpf: declarado.cpf ?? '' },
    dataEmSaoPaulo(agora),
  );
  return conferencias.filter(
    ({ regra }) => (regra !== 'nome' && regra !== 'cpf') || declarado[regra] !== undefined,
  );
}

/**
 * What was read fills the empty answers, on the server so that another device sees it. The version stays: nobody
 * who is typing meanwhile is told that their data changed, and what they save wins. Gives the rows that changed.
 */
async function preencherRespostas(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  documento: LinhaDeDocumento,
  vision: Vision,
): Promise<Selectable<Participante>[]> {
  const vigente = completa.documentos.some(({ id }) => id === documento.id);
  const participante = completa.participantes.find(({ id }) => id === documento.dono_id);
  if (!vigente || !participante || ESTADOS[completa.solicitacao.sigla].natureza !== 'editavel') return [];
  const { dataNascimento, ...respostas } = preencherVazios(
    respostasDe(participante),
    documento.tipo_documento,
    vision,
  );
  if (dataNascimento === undefined && Object.keys(respostas).length === 0) return [];
  return trx
    .updateTable('participante')
    .set({
      ...(dataNascimento === undefined ? {} : { data_nascimento: dataNascimento }),
      respostas: sql`respostas || ${JSON.stringify(respostas)}::jsonb`,
    })
    .where('id', '=', participante.id)
    .returningAll()
    .execute();
}
