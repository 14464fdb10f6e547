/** The documents service of the update (spec 3 section 7), on the one mechanism of documents (ADR 0118). */
import type { Readable } from 'node:stream';
import type { DocumentoDaAtualizacao } from '@credito/api/atualizacao-documentos.rotas';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { EnvioMultipart } from '../../plugins/envio-multipart.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { obterVisao, registrarOlharDoSuporte } from '../documento/abrir-documento.ts';
import { enviarPeloFormulario } from '../documento/enviar-pelo-formulario.ts';
import { exigirDocumento } from '../documento/exigir-documento.ts';
import { exigirAtualizacao, isPropria } from '../parte-da-atualizacao/acesso.ts';
import { documentosDasPessoas } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { documentosApresentados } from './apresentar-pessoas.ts';

export async function listarDocumentosDaAtualizacao(
  { db }: Contexto,
  sessao: SessaoDeConta,
  updateId: number,
): Promise<DocumentoDaAtualizacao[]> {
  const completa = await exigirAtualizacao(db, sessao, updateId);
  const minhas = completa.pessoas.filter((pessoa) => isPropria(pessoa, sessao));
  const documentos = await documentosDasPessoas(db, minhas);
  return minhas.flatMap((pessoa) => documentosApresentados(completa, pessoa, documentos));
}

interface ArquivoAberto {
  tipo: string;
  conteudo: Uint8Array | Readable;
}

const TIPO_DO_ARQUIVO: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** As it was sent, or one page as a picture; a picture that was asked for as a PDF is not there. */
export async function abrirDocumentoDaAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { updateId, docId }: { updateId: number; docId: string },
  { formato, pagina }: { formato?: 'pdf' | 'png' | undefined; pagina: number },
  sinal: AbortSignal,
): Promise<ArquivoAberto> {
  const acesso = await exigirDocumento(contexto, contexto.db, sessao, docId, 'ver', {
    dentro: { atualizacaoId: updateId },
  });
  const { documento } = acesso;
  if (formato === 'png')
    return { tipo: 'image/jpeg', conteudo: await obterVisao(contexto, sessao, docId, pagina, sinal) };
  if (formato === 'pdf' && documento.extensao !== 'pdf') throw naoEncontrado();
  await registrarOlharDoSuporte(contexto, sessao, acesso);
  return {
    tipo: TIPO_DO_ARQUIVO[documento.extensao] ?? 'application/octet-stream',
    conteudo: await contexto.gateways.cofre.ler(documento.arquivo_original),
  };
}

export async function enviarDocumentoDaAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  updateId: number,
  envio: EnvioMultipart,
  opcoes: { chave: string | null; sinal: AbortSignal },
): Promise<DocumentoDaAtualizacao[]> {
  const registros = await enviarPeloFormulario(
    contexto,
    sessao,
    (tipoPessoa) => ({ tipo: 'atualizacao_pessoa', atualizacaoId: updateId, tipoPessoa }),
    envio,
    opcoes,
  );
  return registros.map((registro) => ({ ...registro, indice: registro.index }));
}
