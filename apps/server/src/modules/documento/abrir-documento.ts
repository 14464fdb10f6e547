/** The file of a document for whoever may see it: whole, or one page as a picture. */
import { Readable } from 'node:stream';
import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { registrarVisualizacao } from '../auditoria/auditoria.ts';
import type { LinhaDeDocumento } from './documento.repository.ts';
import { type AcessoADocumento, exigirDocumento } from './exigir-documento.ts';

export async function obterConteudo(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
): Promise<{ documento: string; extensao: 'pdf' | 'jpg' | 'png' }> {
  const acesso = await exigirDocumento(contexto.db, sessao, id, 'ver');
  await registrarOlharDoSuporte(contexto, sessao, acesso);
  const conteudo = await contexto.gateways.cofre.ler(acesso.documento.arquivo_original);
  return {
    documento: conteudo.toString('base64'),
    extensao: acesso.documento.extensao as 'pdf' | 'jpg' | 'png',
  };
}

export async function obterVisao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
  pagina: number,
): Promise<Readable> {
  const acesso = await exigirDocumento(contexto.db, sessao, id, 'ver');
  await registrarOlharDoSuporte(contexto, sessao, acesso);
  return abrirPagina(contexto, acesso.documento, pagina);
}

/** A page (1-based) as a JPEG within 1024x768; the first was made at the reception. 404 beyond the last page. */
async function abrirPagina(
  { gateways }: Contexto,
  documento: Pick<LinhaDeDocumento, 'paginas' | 'arquivo_original' | 'arquivo_visao'>,
  pagina: number,
): Promise<Readable> {
  if (pagina < 1 || pagina > documento.paginas) throw naoEncontrado();
  if (pagina === 1) return (await gateways.cofre.abrir(documento.arquivo_visao)).fluxo;
  const conteudo = await gateways.cofre.ler(documento.arquivo_original);
  const vista = await gateways.oficina.verPagina(conteudo, pagina - 1);
  if (vista.tipo !== 'pagina') throw erroDoArquivo(vista);
  return Readable.from([vista.jpeg], { objectMode: false });
}

/** Staff leave a trace in what they read (decisions, "Back office"); the people themselves do not. */
async function registrarOlharDoSuporte(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { documento, completa }: AcessoADocumento,
): Promise<void> {
  if (sessao.tipo !== 'suporte' || sessao.operadorId === null) return;
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'suporte', id: sessao.operadorId },
    acao: 'documento.ver',
    alvo: { tipo: 'documento', id: documento.id },
    contaId: completa.solicitacao.conta_id,
    dados: { tipoDocumento: documento.tipo_documento },
  });
}
