/** "Adicionar páginas": one more file at the end of a document, which stays one document (spec 2 section 2.3). */
import type { EnvioGuardado as Resposta } from '@credito/api/documento.rotas';
import { isVigente } from '@credito/domain/documento/mudancas';
import type { ArquivoPronto, ReceberEntrega } from '../../arquivos/arquivo-recebido.ts';
import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import { nomeDeArquivo } from '../../arquivos/nome-de-arquivo.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { LinhaDeDocumento } from './documento.repository.ts';
import { exigirDocumento } from './exigir-documento.ts';
import { conferirVaga, findGuardado, type Guardado, guardarNaVaga } from './guardar-na-vaga.ts';
import { paginasDe, paginasDesenhadas } from './paginas-do-documento.ts';
import { chaveDoEnvio, receberEnvio, respostaDoEnvio } from './salvar-documento.ts';
import { resumoDe, trabalharNoArquivo } from './trabalho-com-arquivo.ts';
import type { Vaga } from './vaga.ts';

export async function adicionarPaginas(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
  chaveRecebida: string | null,
  receberEntrega: ReceberEntrega,
): Promise<Resposta> {
  const chave = chaveDoEnvio(contexto, sessao, chaveRecebida);
  const acesso = await exigirDocumento(contexto, contexto.db, sessao, id, 'editar');
  const procurar = () => findGuardado(contexto, acesso.dono, chave);
  const repetido = await procurar();
  if (repetido) return respostaDoEnvio(contexto, acesso.vaga, repetido);
  if (!isVigente(acesso.documento.situacao)) throw naoEncontrado();
  conferirVaga(acesso.dono, acesso.vaga);

  const entrega = await receberEntrega();
  return receberEnvio(contexto, sessao, entrega, {
    vaga: acesso.vaga,
    chave,
    procurar,
    guardar: (pronto) => juntar(contexto, sessao, acesso, { chave, pronto, sinal: entrega.sinal }),
  });
}

async function juntar(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { documento, vaga }: { documento: LinhaDeDocumento; vaga: Vaga },
  { chave, pronto, sinal }: { chave: string; pronto: ArquivoPronto; sinal: AbortSignal | undefined },
): Promise<Guardado> {
  const { recepcao } = contexto.gateways;
  try {
    const sha256 = resumoDe(documento.sha256, Buffer.from(pronto.copia.sha256, 'hex'));
    const desenhadas = await paginasDesenhadas(contexto.db, documento);
    const juntado = await trabalharNoArquivo(contexto, { quem: sessao.contaId, sha256, sinal }, (opcoes) =>
      recepcao.juntar(
        [
          {
            id: documento.arquivo_original,
            formato: documento.extensao,
            desenhadas,
          },
          { id: pronto.copia.id, formato: pronto.formato, desenhadas: paginasDe(pronto) },
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
        ...juntado,
        nome: nomeDeArquivo(documento.nome_arquivo),
        sha256: juntado.copia.sha256,
        // As a whole it is only as well scanned as its worst part.
        antivirus: documento.antivirus === 'limpo' ? pronto.antivirus : documento.antivirus,
      },
      { substitui: documento.id },
    );
  } finally {
    await recepcao.descartar(pronto);
  }
}
