/**
 * Reading a document, beside the request that sent it: the sender waits a little for the result; a job
 * written with the document reads it later when the process was busy or died.
 */
import { isQueNaoEIdentidade } from '@credito/domain/documento/conferencia';
import { TIPOS_COM_LEITURA_DE_RENDA } from '@credito/domain/documento/renda-lida';
import { TIPOS_COM_LEITURA, type TipoDocumento } from '@credito/domain/documento/tipos';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { findDocumentoById, type LinhaDeDocumento } from './documento.repository.ts';
import type { Dono } from './dono.ts';
import { type DocumentoNoLugar, findNoLugar, regrasDe } from './donos.ts';
import type { LeituraDoDocumento } from './leitura.ts';
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
export function tarefaDeLeitura(id: string, agora: Date) {
  return sql<unknown>`(graphile_worker.add_job(
    ${TAREFA_LER_DOCUMENTO}, json_build_object('id', ${id}::text),
    run_at => greatest(${agora}::timestamptz, now()) + ${ESPERA_DA_TAREFA_MS} * interval '1 millisecond',
    job_key => ${`ler:${id}`}, queue_name => ${FILA_DE_LEITURA}, priority => ${ULTIMA_PRIORIDADE},
    max_attempts => ${TENTATIVAS_DE_LEITURA}
  )).id`;
}

/**
 * Starts the reading; gives the owner as it is after it, or null when the person has waited long enough or somebody else
 * reads. Never rejects.
 */
export async function esperarLeitura(contexto: Contexto, aLer: DocumentoNoLugar): Promise<Dono | null> {
  let relogio: ReturnType<typeof setTimeout> | undefined;
  const limite = new Promise<null>((resolve) => {
    const comIdentidade = TIPOS_COM_LEITURA.includes(aLer.documento.tipo_documento);
    relogio = setTimeout(() => resolve(null), comIdentidade ? ESPERA_PELA_LEITURA_MS : ESPERA_PELA_RENDA_MS);
  });
  // A failure leaves the document pending, and the job tries again.
  const leitura = lerDocumento(contexto, aLer).then(
    ({ dono }) => dono,
    () => null,
  );
  const dono = await Promise.race([leitura, limite]);
  clearTimeout(relogio);
  return dono;
}

/** `adiada`: the reader is too busy now. With the owner as it is then, where it was read here. */
interface Leitura {
  desfecho: 'feita' | 'adiada';
  dono: Dono | null;
}

const FEITA: Leitura = { desfecho: 'feita', dono: null };
const ADIADA: Leitura = { desfecho: 'adiada', dono: null };

export function seLe(tipoDocumento: TipoDocumento): boolean {
  return (
    TIPOS_COM_LEITURA.includes(tipoDocumento) ||
    TIPOS_COM_LEITURA_DE_RENDA.includes(tipoDocumento) ||
    isQueNaoEIdentidade(tipoDocumento)
  );
}

/** Replaced or deleted meanwhile: nobody looks at what would be read. One that is parked may come back. */
function esperaLeitura(documento: LinhaDeDocumento | undefined): boolean {
  const saiu = documento?.situacao === 'substituido' || documento?.situacao === 'excluido';
  return documento?.situacao_leitura === 'pendente' && !saiu;
}

/** A document that is not to be read any more is `feita`. */
export async function lerDocumento(contexto: Contexto, noLugar: DocumentoNoLugar): Promise<Leitura> {
  const { documento } = noLugar;
  if (!esperaLeitura(documento)) return FEITA;
  const { visao, cofre } = contexto.gateways;
  const isRenda = TIPOS_COM_LEITURA_DE_RENDA.includes(documento.tipo_documento);
  const desistir = new AbortController();
  /** Once its turn has come, which may be many documents later. */
  const conteudo = async () => {
    if (esperaLeitura(await findDocumentoById(contexto.db, documento.id)))
      return cofre.ler(documento.arquivo_original);
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
  const aLer = { conteudo, formato: documento.extensao };
  const resposta = await (isRenda ? visao.lerRenda(aLer, opcoes) : visao.lerDocumento(aLer, opcoes));
  if (gasto > 0 && documento.enviado_por) await contarProcessador(contexto, documento.enviado_por, gasto);
  if (resposta.tipo === 'interrompida') return FEITA;
  if (resposta.tipo === 'ocupada') return ADIADA;
  const dono = await registrarLeitura(contexto, noLugar, resposta.tipo === 'lido' ? resposta : null);
  return { ...FEITA, dono };
}

/** The job's way: what does not work out is tried again later, and in the end the person types what could not be read. */
export async function lerPelaTarefa(contexto: Contexto, id: string, ultimaTentativa: boolean): Promise<void> {
  const noLugar = await findNoLugar(contexto, id);
  if (!noLugar) return;
  try {
    if ((await lerDocumento(contexto, noLugar)).desfecho === 'feita') return;
    throw new Error('the reader is busy');
  } catch (erro) {
    if (!ultimaTentativa) throw erro;
    await registrarLeitura(contexto, noLugar, null);
  }
}

async function registrarLeitura(
  contexto: Contexto,
  { documento, lugar }: DocumentoNoLugar,
  lido: LeituraDoDocumento['lido'],
): Promise<Dono | null> {
  const agora = contexto.relogio.agora();
  return contexto.db
    .transaction()
    .execute((trx) => regrasDe(contexto, lugar).guardarLeitura(trx, lugar, { documento, lido, agora }));
}
