/** The documents service of the update (spec 3 section 7), on the one mechanism of documents (ADR 0118). */
import type { Readable } from 'node:stream';
import { type DocumentoDaAtualizacao, partesDoEnvioSchema } from '@credito/api/atualizacao-documentos.rotas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { EnvioMultipart } from '../../plugins/envio-multipart.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { obterVisao, registrarOlharDoSuporte } from '../documento/abrir-documento.ts';
import { entregaDe } from '../documento/entrega-do-pedido.ts';
import { exigirDocumento } from '../documento/exigir-documento.ts';
import { salvarDocumento } from '../documento/salvar-documento.ts';
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

/** The parts of the form say whose document it is and where it belongs; the file waits in the vault meanwhile. */
export async function enviarDocumentoDaAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  updateId: number,
  envio: EnvioMultipart,
  { chave, sinal }: { chave: string | null; sinal: AbortSignal },
): Promise<DocumentoDaAtualizacao[]> {
  let entregue = false;
  try {
    const { documentType, personType, documentId, typeIndex } = lerPartes(envio.campos);
    const resposta = await salvarDocumento(
      contexto,
      sessao,
      {
        vaga: {
          dono: { tipo: 'atualizacao_pessoa', atualizacaoId: updateId, tipoPessoa: personType },
          tipoDocumento: documentType,
          indice: typeIndex,
          tipoRenda: null,
        },
        chave,
        apagarAnteriores: false,
        substitui: documentId,
      },
      () => {
        entregue = true;
        return entregaDe(contexto, envio, { sessao, sinal });
      },
    );
    return (resposta[documentType] ?? []).map((registro) => ({ ...registro, indice: registro.index }));
  } finally {
    // Refused before anybody looked at the file.
    if (!entregue && envio.arquivo) await contexto.gateways.cofre.apagar(envio.arquivo.copia.id);
  }
}

function lerPartes(campos: EnvioMultipart['campos']): {
  documentType: TipoDocumento;
  personType: TipoPessoa;
  documentId?: string | undefined;
  typeIndex: number;
} {
  const lidas = partesDoEnvioSchema.safeParse(
    Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== '')),
  );
  if (lidas.success) return lidas.data;
  throw regraDoDominio(
    lidas.error.issues.slice(0, 1).map(({ path }) => ({
      campo: String(path[0] ?? 'file'),
      mensagem: 'Confira o tipo do documento e a pessoa a quem ele pertence.',
    })),
  );
}
