/** The bytes of a document for the analyst: every opening is written down (decisions, "Back office"). */
import { tipoMimePorFormato } from '@credito/domain/documento/formatos';
import type { Selectable } from 'kysely';
import type { Documento } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { arquivoDaPagina } from '../../documento/paginas-do-documento.ts';
import { podeVer } from '../acesso.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { usarCota } from '../cota/usar-cota.ts';
import { documentosAVista } from '../documentos-a-vista.ts';

async function exigirDocumento({ db }: Contexto, sessao: SessaoDeGestao, id: string) {
  const linha = await documentosAVista(db)
    .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
    .select([
      'documento.id',
      'participante.solicitacao_id',
      'documento.extensao',
      'documento.paginas',
      'documento.sha256',
      'documento.arquivo_original',
      'documento.arquivo_visao',
      'participante.conta_id',
      'solicitacao.instituicao_id',
      'solicitacao.concluida_em',
    ])
    .where('documento.id', '=', id)
    .executeTakeFirst();
  if (!linha || !podeVer(sessao, linha)) throw naoEncontrado();
  await exigirSemConflito(db, sessao.operadorId, linha.solicitacao_id);
  return linha;
}

type DocumentoVisto = Awaited<ReturnType<typeof exigirDocumento>>;

/** Counted and written down before anything is shown. */
async function registrar(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  documento: DocumentoVisto,
  pagina: number | null,
): Promise<void> {
  await usarCota(contexto, sessao, 'documento', documento.id);
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'documento.ver',
    alvo: { tipo: 'documento', id: documento.id },
    contaId: documento.conta_id,
    dados: { solicitacao: documento.solicitacao_id, ...(pagina === null ? {} : { pagina }) },
  });
}

export async function abrirArquivo(contexto: Contexto, sessao: SessaoDeGestao, id: string) {
  const documento = await exigirDocumento(contexto, sessao, id);
  await registrar(contexto, sessao, documento, null);
  const { fluxo, bytes } = await contexto.gateways.cofre.abrir(documento.arquivo_original);
  return { fluxo, bytes, tipo: tipoDe(documento), extensao: documento.extensao };
}

export async function abrirPagina(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  pagina: number,
  sinal: AbortSignal,
) {
  const documento = await exigirDocumento(contexto, sessao, id);
  if (pagina > documento.paginas) throw naoEncontrado();
  await registrar(contexto, sessao, documento, pagina);
  const { cofre } = contexto.gateways;
  if (documento.extensao !== 'pdf') {
    const conteudo = await cofre.ler(documento.arquivo_original);
    return { conteudo, tipo: tipoDe(documento) };
  }
  const quem = { quem: sessao.operadorId, sinal };
  const arquivo = await arquivoDaPagina(contexto, documento, pagina, 'leitura', quem);
  return { conteudo: await cofre.ler(arquivo), tipo: 'image/jpeg' };
}

function tipoDe({ extensao }: Pick<Selectable<Documento>, 'extensao'>): string {
  return tipoMimePorFormato[extensao];
}
