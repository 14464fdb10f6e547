/** Puts a received file in force in its slot: one transaction, locked on its owner. */
import {
  type DocumentoEmVigor,
  recusaDaSubstituicao,
  recusaDoEnvio,
  VAGA_VAZIA,
} from '@credito/domain/documento/mudancas';
import type { Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, ErroDeAplicacao } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findDocumentoByChave, type LinhaDeDocumento, mudarSituacaoDe } from './documento.repository.ts';
import type { Dono } from './dono.ts';
import { regrasDe } from './donos.ts';
import { erroDaMudanca } from './erro-da-mudanca.ts';
import { inserirDocumento } from './inserir-documento.ts';
import { guardarPaginas } from './paginas-do-documento.ts';
import type { ArquivoComChave, Vaga } from './vaga.ts';

export interface OpcoesDaVaga {
  /** The other files of the same type leave as well (spec 2 section 7, deleteOldDocuments). */
  apagarAnteriores?: boolean;
  /** The file that the new one was made from; another one in force now means that somebody was faster. */
  substitui?: string;
  /** What the sender saw in the slot when a file was chosen that comes only now. */
  visto?: string | undefined;
}

export interface Guardado {
  /** The file that is in force afterwards: the new one, or the one that the same sending made before. */
  documento: LinhaDeDocumento;
  dono: Dono;
}

export async function guardarNaVaga(
  contexto: Contexto,
  sessao: SessaoDeConta,
  vaga: Vaga,
  arquivo: ArquivoComChave,
  opcoes: OpcoesDaVaga = {},
): Promise<Guardado> {
  let guardado: Guardado;
  try {
    guardado = await contexto.db
      .transaction()
      .execute((trx) => guardar(contexto, trx, sessao, vaga, arquivo, opcoes));
  } catch (erro) {
    // A connection lost at the commit leaves its outcome open: the file goes only when no row points at it.
    const feito = await findDocumentoByChave(contexto.db, arquivo.chave);
    if (feito?.arquivo_original !== arquivo.copia.id) await descartar(contexto, arquivo);
    // The key had made a document before, which is not in force any more.
    if (!isChaveRepetida(erro)) throw erro;
    const pedido = { modo: 'editar', tipos: [vaga.tipoDocumento] } as const;
    const dono = await regrasDe(contexto, vaga.dono).exigir(contexto.db, sessao, vaga.dono, pedido);
    const repetido = await envioRepetido(contexto, dono, vaga, arquivo.chave);
    if (!repetido) throw erro;
    return repetido;
  }
  if (guardado.documento.arquivo_original !== arquivo.copia.id) await descartar(contexto, arquivo);
  return guardado;
}

function isChaveRepetida(erro: unknown): boolean {
  return erro instanceof pg.DatabaseError && erro.constraint === 'documento_chave_de_envio_key';
}

async function descartar({ gateways }: Contexto, arquivo: ArquivoComChave): Promise<void> {
  await gateways.recepcao.descartar(arquivo);
}

async function guardar(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  vaga: Vaga,
  arquivo: ArquivoComChave,
  opcoes: OpcoesDaVaga,
): Promise<Guardado> {
  const agora = contexto.relogio.agora();
  const tipos = [vaga.tipoDocumento];
  const dono = await regrasDe(contexto, vaga.dono).exigir(trx, sessao, vaga.dono, {
    modo: 'editar',
    tipos,
    travar: true,
  });
  const repetido = envioEmVigor(dono, vaga, arquivo.chave);
  if (repetido) return { documento: repetido, dono };
  const atual = conferirVaga(dono, vaga);
  if (opcoes.substitui !== undefined && atual?.id !== opcoes.substitui)
    throw dadosDesatualizados('Este documento mudou em outra tela. Veja como ele está agora.');
  conferirSubstituido(atual, opcoes.visto);
  const mesmoArquivo = atual?.situacao === 'enviado' && atual.sha256.toString('hex') === arquivo.sha256;
  if (atual && mesmoArquivo) return { documento: atual, dono };
  if (atual && (await isORecusado(trx, atual, arquivo.sha256))) throw erroDaMudanca('e-o-mesmo-recusado');

  const sai = [...(atual ? [atual] : []), ...(opcoes.apagarAnteriores ? outrosDoTipo(dono, vaga) : [])];
  const sairam = await mudarSituacaoDe(
    trx,
    sai.map(({ id }) => id),
    'substituir',
    agora,
  );
  const documento = await inserirDocumento(contexto, trx, sessao, { dono, vaga, arquivo, atual, agora });
  await guardarPaginas(trx, documento.id, arquivo.desenhos);
  return { documento, dono: await dono.depoisDeMudar(contexto, trx, [...sairam, documento], agora) };
}

/** What an earlier call with the key has made, and the owner as it is since. */
export async function findGuardado({ db }: Contexto, dono: Dono, chave: string): Promise<Guardado | null> {
  const documento = await findDocumentoByChave(db, chave);
  return documento ? { documento, dono: await dono.reler(db) } : null;
}

/** A repeated sending changes nothing, also when another file has taken its place meanwhile. */
export async function envioRepetido(
  contexto: Contexto,
  dono: Dono,
  vaga: Vaga,
  chave: string,
): Promise<Guardado | null> {
  const feito = await findGuardado(contexto, dono, chave);
  if (!feito) return null;
  conferirLugar(feito.documento, dono, vaga);
  return { ...feito, documento: documentoNaVaga(feito.dono, vaga) ?? feito.documento };
}

/** The same of a sending whose file is still in force, without asking the database. */
export function envioEmVigor(dono: Dono, vaga: Vaga, chave: string): LinhaDeDocumento | null {
  const anterior = dono.documentos.find(({ chave_de_envio }) => chave_de_envio === chave);
  if (anterior) conferirLugar(anterior, dono, vaga);
  return anterior ?? null;
}

function conferirLugar(anterior: LinhaDeDocumento, dono: Dono, vaga: Vaga): void {
  const outroLugar =
    anterior.dono_id !== dono.id ||
    anterior.tipo_documento !== vaga.tipoDocumento ||
    anterior.indice !== vaga.indice;
  if (outroLugar) throw conflito('Esta chave de envio já foi usada com outro documento.');
}

/** A file that waited on a device asks before it takes the place of one that its person has not seen (devices 1). */
export function conferirSubstituido(atual: LinhaDeDocumento | null, visto: string | undefined): void {
  if (visto === undefined || visto === (atual?.id ?? VAGA_VAZIA)) return;
  throw new ErroDeAplicacao(409, 'VAGA_MUDOU', {
    nome: 'vaga-mudou',
    detalhe: 'Outro arquivo foi enviado aqui depois deste. Veja como está agora.',
  });
}

/** What is in force in the slot, when a file may be sent to it; throws the refusal otherwise. */
export function conferirVaga(dono: Dono, vaga: Vaga): LinhaDeDocumento | null {
  const atual = documentoNaVaga(dono, vaga);
  const recusa = recusaDoEnvio({
    tipoPessoa: dono.proprietario,
    tipoDocumento: vaga.tipoDocumento,
    indice: vaga.indice,
    natureza: dono.natureza,
    atual: atual && emVigor(atual),
  });
  if (recusa) throw erroDaMudanca(recusa);
  return atual;
}

/** Byte for byte what the analyst refused in this slot: nothing new would come before them. */
async function isORecusado(
  trx: Transaction<DB>,
  { id, situacao, resposta_a }: LinhaDeDocumento,
  sha256: string,
): Promise<boolean> {
  const recusado = situacao === 'rejeitado' ? id : resposta_a;
  if (recusado === null) return false;
  const igual = await trx
    .selectFrom('documento')
    .select('id')
    .where('id', '=', recusado)
    .where('sha256', '=', Buffer.from(sha256, 'hex'))
    .executeTakeFirst();
  return igual !== undefined;
}

function documentoNaVaga({ documentos }: Dono, { tipoDocumento, indice }: Vaga): LinhaDeDocumento | null {
  return (
    documentos.find(
      (documento) => documento.tipo_documento === tipoDocumento && documento.indice === indice,
    ) ?? null
  );
}

function outrosDoTipo({ documentos, natureza }: Dono, vaga: Vaga): LinhaDeDocumento[] {
  return documentos.filter(
    (documento) =>
      documento.tipo_documento === vaga.tipoDocumento &&
      documento.indice !== vaga.indice &&
      recusaDaSubstituicao(emVigor(documento), natureza) === null,
  );
}

export function emVigor(documento: LinhaDeDocumento): DocumentoEmVigor {
  return {
    tipoDocumento: documento.tipo_documento,
    situacao: documento.situacao as DocumentoEmVigor['situacao'],
    respondeRejeitado: documento.resposta_a !== null,
  };
}
