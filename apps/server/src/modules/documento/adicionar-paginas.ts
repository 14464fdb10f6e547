/** "Adicionar páginas": one more file at the end of a document, which stays one document (spec 2 section 2.3). */
import type { EnvioGuardado as Resposta } from '@credito/api/documento.rotas';
import { SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { DocumentoRecebido } from '../../arquivos/recepcao.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findDocumentoByChave, type LinhaDeDocumento } from './documento.repository.ts';
import { exigirDocumento } from './exigir-documento.ts';
import { conferirVaga, guardarNaVaga, type Vaga } from './guardar-na-vaga.ts';
import { nomeDeArquivo } from './nome-de-arquivo.ts';
import { chaveDoEnvio, type ReceberCorpo, receberEnvio, respostaDoEnvio } from './salvar-documento.ts';
import { resumoDe, trabalharNoArquivo } from './trabalho-com-arquivo.ts';

export async function adicionarPaginas(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
  chaveRecebida: string | null,
  receberCorpo: ReceberCorpo,
): Promise<Resposta> {
  const chave = chaveDoEnvio(contexto, sessao, chaveRecebida);
  const acesso = await exigirDocumento(contexto.db, sessao, id, 'editar');
  const procurar = async () => (await findDocumentoByChave(contexto.db, chave)) ?? null;
  const repetido = await procurar();
  if (repetido) return respostaDoEnvio(contexto, repetido, acesso.vaga);
  if (!(SITUACOES_VIGENTES as readonly string[]).includes(acesso.documento.situacao)) throw naoEncontrado();
  conferirVaga(acesso, acesso.vaga);

  return receberEnvio(contexto, sessao, await receberCorpo(), {
    vaga: acesso.vaga,
    chave,
    procurar,
    guardar: ({ sinal }, recebido) => juntar(contexto, sessao, acesso, { chave, recebido, sinal }),
  });
}

async function juntar(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { documento, vaga }: { documento: LinhaDeDocumento; vaga: Vaga },
  { chave, recebido, sinal }: { chave: string; recebido: DocumentoRecebido; sinal: AbortSignal | undefined },
): Promise<LinhaDeDocumento> {
  const { recepcao } = contexto.gateways;
  try {
    const sha256 = resumoDe(documento.sha256, Buffer.from(recebido.copia.sha256, 'hex'));
    const juntado = await trabalharNoArquivo(contexto, { quem: sessao.contaId, sha256, sinal }, (opcoes) =>
      recepcao.juntar(
        [
          { id: documento.arquivo_original, formato: documento.extensao as 'pdf' | 'jpg' | 'png' },
          { id: recebido.copia.id, formato: recebido.formato },
        ],
        opcoes,
      ),
    );
    if (juntado.tipo !== 'recebido') throw erroDoArquivo(juntado);
    return await guardarNaVaga(
      contexto,
      sessao,
      vaga,
      {
        chave,
        nome: nomeDeArquivo(documento.nome_arquivo),
        sha256: juntado.copia.sha256,
        recebido: {
          ...juntado,
          // As a whole it is only as well scanned as its worst part.
          antivirus:
            documento.antivirus === 'limpo' ? recebido.antivirus : (documento.antivirus as 'indisponivel'),
        },
      },
      { substitui: documento.id },
    );
  } finally {
    await recepcao.descartar(recebido);
  }
}
