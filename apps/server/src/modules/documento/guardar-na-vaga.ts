/** Puts a received file in force in its slot: one transaction, locked on the request. */
import {
  type DocumentoEmVigor,
  recusaDaSubstituicao,
  recusaDoEnvio,
  VAGA_VAZIA,
} from '@credito/domain/documento/mudancas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { CodigoDeRenda } from '@credito/domain/renda/tipos-de-renda';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Transaction } from 'kysely';
import type { ArquivoPronto } from '../../arquivos/arquivo-recebido.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, ErroDeAplicacao } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { anotarMudanca } from '../pendencia/correcao.repository.ts';
import type { AcessoAParte } from '../solicitacao/acesso.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import {
  findAutor,
  findDocumentoByChave,
  findDocumentoById,
  type LinhaDeDocumento,
  mudarSituacaoDe,
} from './documento.repository.ts';
import { erroDaMudanca } from './erro-da-mudanca.ts';
import { exigirParteDoDocumento } from './exigir-parte-do-documento.ts';
import { enfileirarLeitura, seLe } from './ler-documento.ts';
import { guardarPaginas } from './paginas-do-documento.ts';

export interface Vaga {
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
  tipoDocumento: TipoDocumento;
  indice: number;
  tipoRenda: CodigoDeRenda | null;
  /** Who was in the place when the file was chosen; somebody else there now takes nothing of it. */
  participanteId?: string | undefined;
}

/** Under the key of the sending, which makes one document. */
type ArquivoComChave = ArquivoPronto & { chave: string };

export interface OpcoesDaVaga {
  /** The other files of the same type leave as well (spec 2 section 7, deleteOldDocuments). */
  apagarAnteriores?: boolean;
  /** The file that the new one was made from; another one in force now means that somebody was faster. */
  substitui?: string;
  /** What the sender saw in the slot when a file was chosen that comes only now. */
  visto?: string | undefined;
}

/** The file that is in force afterwards: the new one, or the one that the same sending made before. */
export async function guardarNaVaga(
  contexto: Contexto,
  sessao: SessaoDeConta,
  vaga: Vaga,
  arquivo: ArquivoComChave,
  opcoes: OpcoesDaVaga = {},
): Promise<LinhaDeDocumento> {
  let guardado: LinhaDeDocumento;
  try {
    guardado = await contexto.db
      .transaction()
      .execute((trx) => guardar(contexto, trx, sessao, vaga, arquivo, opcoes));
  } catch (erro) {
    // A connection lost at the commit leaves its outcome open: the file goes only when no row points at it.
    if (!(await findDocumentoByChave(contexto.db, arquivo.chave))) await descartar(contexto, arquivo);
    throw erro;
  }
  if (guardado.arquivo_original !== arquivo.copia.id) await descartar(contexto, arquivo);
  return guardado;
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
): Promise<LinhaDeDocumento> {
  const agora = contexto.relogio.agora();
  const acesso = await exigirParteDoDocumento(
    trx,
    sessao,
    vaga.solicitacaoId,
    vaga.tipoPessoa,
    [vaga.tipoDocumento],
    { travar: true },
  );
  const repetido = await envioRepetido(trx, acesso, vaga, arquivo.chave);
  if (repetido) return repetido;
  const atual = conferirVaga(acesso, vaga);
  if (opcoes.substitui !== undefined && atual?.id !== opcoes.substitui)
    throw dadosDesatualizados('Este documento mudou em outra tela. Veja como ele está agora.');
  conferirSubstituido(atual, opcoes.visto);
  const mesmoArquivo = atual?.situacao === 'enviado' && atual.sha256.toString('hex') === arquivo.sha256;
  if (atual && mesmoArquivo) return atual;

  const sai = [...(atual ? [atual] : []), ...(opcoes.apagarAnteriores ? outrosDoTipo(acesso, vaga) : [])];
  const sairam = await mudarSituacaoDe(
    trx,
    sai.map(({ id }) => id),
    'substituir',
    agora,
  );
  const documento = await trx
    .with('dono', (db) =>
      db
        .insertInto('dono_de_documento')
        .values({ id: acesso.participante.id, participante_id: acesso.participante.id })
        .onConflict((ja) => ja.column('id').doNothing()),
    )
    .insertInto('documento')
    .values({
      id: contexto.aleatorio.uuid(),
      dono_id: acesso.participante.id,
      tipo_documento: vaga.tipoDocumento,
      indice: vaga.indice,
      tipo_renda: vaga.tipoRenda,
      situacao: 'enviado',
      resposta_a: atual?.situacao === 'rejeitado' ? atual.id : (atual?.resposta_a ?? null),
      chave_de_envio: arquivo.chave,
      nome_arquivo: arquivo.nome,
      extensao: arquivo.formato,
      tamanho_bytes: arquivo.copia.bytes,
      paginas: arquivo.paginas,
      sha256: Buffer.from(arquivo.sha256, 'hex'),
      arquivo_original: arquivo.copia.id,
      arquivo_visao: arquivo.vista.id,
      antivirus: arquivo.antivirus,
      situacao_leitura: seLe(vaga.tipoDocumento) ? 'pendente' : 'nao-se-aplica',
      enviado_por: sessao.contaId,
      enviado_em: agora,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await guardarPaginas(trx, documento.id, arquivo.desenhos);
  if (seLe(vaga.tipoDocumento)) await enfileirarLeitura(trx, documento.id, agora);
  const autor = await findAutor(trx, sessao.contaId);
  await trx
    .insertInto('acao_estudante')
    .values({
      conta_id: sessao.contaId,
      acao: 'UPLOAD_DOCUMENTO',
      observacao: `Upload do documento ${vaga.tipoDocumento} de ${vaga.tipoPessoa}`,
      autor_nome: autor.nome,
      autor_email: autor.email,
      em: agora,
    })
    .execute();
  const gravada = comGravadas(acesso.completa, { documentos: [...sairam, documento] });
  const anotada = await anotarMudanca(contexto, trx, gravada, acesso.participante.id, agora);
  await atualizarSolicitacao(trx, anotada, {
    papel: acesso.leitor,
    ator: { tipo: 'conta', id: sessao.contaId },
    agora,
  });
  return documento;
}

/** A repeated sending changes nothing, also when another file has taken its place meanwhile. */
export async function envioRepetido(
  db: Parameters<typeof findDocumentoByChave>[0],
  acesso: AcessoAParte,
  vaga: Vaga,
  chave: string,
): Promise<LinhaDeDocumento | null> {
  const anterior = await findDocumentoByChave(db, chave);
  if (!anterior) return null;
  const outroLugar =
    anterior.dono_id !== acesso.participante.id ||
    anterior.tipo_documento !== vaga.tipoDocumento ||
    anterior.indice !== vaga.indice;
  if (outroLugar) throw conflito('Esta chave de envio já foi usada com outro documento.');
  const vigente = documentoNaVaga(acesso, vaga);
  return vigente ?? (await findDocumentoById(db, anterior.id)) ?? null;
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
export function conferirVaga(acesso: AcessoAParte, vaga: Vaga): LinhaDeDocumento | null {
  if (vaga.participanteId !== undefined && vaga.participanteId !== acesso.participante.id)
    throw dadosDesatualizados();
  const atual = documentoNaVaga(acesso, vaga);
  const recusa = recusaDoEnvio({
    tipoPessoa: vaga.tipoPessoa,
    tipoDocumento: vaga.tipoDocumento,
    indice: vaga.indice,
    natureza: ESTADOS[acesso.completa.solicitacao.sigla].natureza,
    atual: atual && emVigor(atual),
  });
  if (recusa) throw erroDaMudanca(recusa);
  return atual;
}

function documentoNaVaga({ completa, participante }: AcessoAParte, vaga: Vaga): LinhaDeDocumento | null {
  return (
    completa.documentos.find(
      (documento) =>
        documento.dono_id === participante.id &&
        documento.tipo_documento === vaga.tipoDocumento &&
        documento.indice === vaga.indice,
    ) ?? null
  );
}

function outrosDoTipo({ completa, participante }: AcessoAParte, vaga: Vaga): LinhaDeDocumento[] {
  const { natureza } = ESTADOS[completa.solicitacao.sigla];
  return completa.documentos.filter(
    (documento) =>
      documento.dono_id === participante.id &&
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
