/** "Excluir página" on a stored document: the rest stays one document, and the one before is history (spec 2 section 2.3). */
import type { EnvioGuardado as Resposta } from '@credito/api/documento.rotas';
import { isVigente } from '@credito/domain/documento/mudancas';
import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirDocumento } from './exigir-documento.ts';
import { conferirVaga, findGuardado, guardarNaVaga } from './guardar-na-vaga.ts';
import { paginasDesenhadas } from './paginas-do-documento.ts';
import { respostaDoEnvio } from './salvar-documento.ts';
import { resumoDe, trabalharNoArquivo } from './trabalho-com-arquivo.ts';

export async function excluirPagina(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
  pagina: number,
  sinal?: AbortSignal,
): Promise<Resposta> {
  const { documento, vaga, dono } = await exigirDocumento(contexto, contexto.db, sessao, id, 'editar');
  // The document without the page replaces this one once, however often the click arrives.
  const chave = `${sessao.contaId}:sem-pagina:${documento.id}:${pagina}`;
  const repetido = await findGuardado(contexto, dono, chave);
  if (repetido) return respostaDoEnvio(contexto, vaga, repetido);
  if (!isVigente(documento.situacao) || pagina > documento.paginas) throw naoEncontrado();
  conferirVaga(dono, vaga);
  if (documento.paginas === 1)
    throw new ErroDeAplicacao(422, 'O documento só tem esta página: exclua o documento inteiro.');
  const sha256 = resumoDe(documento.sha256, `sem-pagina:${pagina}`);
  const desenhadas = await paginasDesenhadas(contexto.db, documento);
  const restante = await trabalharNoArquivo(contexto, { quem: sessao.contaId, sha256, sinal }, (opcoes) =>
    contexto.gateways.recepcao.juntar(
      [{ id: documento.arquivo_original, formato: 'pdf', semPagina: pagina - 1, desenhadas }],
      opcoes,
    ),
  );
  if (restante.tipo !== 'recebido') throw erroDoArquivo(restante);
  const guardado = await guardarNaVaga(
    contexto,
    sessao,
    vaga,
    {
      chave,
      ...restante,
      nome: documento.nome_arquivo,
      sha256: restante.copia.sha256,
      antivirus: documento.antivirus,
    },
    { substitui: documento.id },
  );
  return respostaDoEnvio(contexto, vaga, guardado);
}
