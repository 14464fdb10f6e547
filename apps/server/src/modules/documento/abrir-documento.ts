/** The file of a document for whoever may see it: whole, or one page as a picture. */
import type { Readable } from 'node:stream';
import type { FormatoGuardado } from '@credito/domain/documento/formatos';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { registrarVisualizacao } from '../auditoria/auditoria.ts';
import { type AcessoADocumento, exigirDocumento } from './exigir-documento.ts';
import { arquivoDaPagina, type DocumentoComPaginas, type QuemOlha } from './paginas-do-documento.ts';

export async function obterConteudo(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
): Promise<{ documento: string; extensao: FormatoGuardado }> {
  const acesso = await exigirDocumento(contexto, contexto.db, sessao, id, 'ver');
  await registrarOlharDoSuporte(contexto, sessao, acesso);
  const conteudo = await contexto.gateways.cofre.ler(acesso.documento.arquivo_original);
  return {
    documento: conteudo.toString('base64'),
    extensao: acesso.documento.extensao,
  };
}

export async function obterVisao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
  pagina: number,
  sinal: AbortSignal,
): Promise<Readable> {
  const acesso = await exigirDocumento(contexto, contexto.db, sessao, id, 'ver');
  await registrarOlharDoSuporte(contexto, sessao, acesso);
  return abrirPagina(contexto, acesso.documento, pagina, { quem: sessao.contaId, sinal });
}

/** A page (1-based) as a JPEG within 1024x768, as it was drawn at the reception. 404 beyond the last page. */
export async function abrirPagina(
  contexto: Contexto,
  documento: DocumentoComPaginas,
  pagina: number,
  quem: QuemOlha,
): Promise<Readable> {
  const arquivo = await arquivoDaPagina(contexto, documento, pagina, 'visao', quem);
  return (await contexto.gateways.cofre.abrir(arquivo)).fluxo;
}

/** Staff leave a trace in what they read (decisions, "Back office"); the people themselves do not. */
export async function registrarOlharDoSuporte(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { documento, dono }: AcessoADocumento,
): Promise<void> {
  if (sessao.tipo !== 'suporte' || sessao.operadorId === null) return;
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'suporte', id: sessao.operadorId },
    acao: 'documento.ver',
    alvo: { tipo: 'documento', id: documento.id },
    contaId: dono.contaId,
    dados: { tipoDocumento: documento.tipo_documento },
  });
}
