/** The signed paper as the desk scanned it: one file or several, PDF or pictures, which become one PDF in the order they come. */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { LIMITE_DE_PAGINAS } from '@credito/domain/documento/formatos';
import type { FastifyRequest } from 'fastify';
import type { ArquivoRecebido } from '../../../arquivos/arquivo-recebido.ts';
import { erroDoArquivo } from '../../../arquivos/erro-do-arquivo.ts';
import type { Recepcao } from '../../../arquivos/recepcao.ts';
import type { Contexto } from '../../../contexto.ts';
import { ErroDeAplicacao } from '../../../erros.ts';
import { receberArquivos } from '../../../plugins/envio-multipart.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { paginasDe } from '../../documento/paginas-do-documento.ts';
import { resumoDe, trabalharNoArquivo } from '../../documento/trabalho-com-arquivo.ts';
import { type CopiaGuardada, exigirVezDaCopia, guardarCopia } from './guardar-copia.ts';
import { exigirContratoDaGestao } from './ver-contrato.ts';

type Recebido = Extract<Awaited<ReturnType<Recepcao['receber']>>, { tipo: 'recebido' }>;

export async function receberCopia(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  request: FastifyRequest,
): Promise<ContratoDaGestao> {
  const { cofre } = contexto.gateways;
  const completo = await exigirContratoDaGestao(contexto.db, sessao, id);
  await exigirVezDaCopia(contexto, contexto.db, sessao, completo);
  const { arquivos } = await receberArquivos(request, contexto.gateways, LIMITE_DE_PAGINAS);
  try {
    const copia = await prepararCopia(contexto, sessao, arquivos);
    try {
      return await guardarCopia(contexto, sessao, id, copia);
    } catch (erro) {
      await cofre.apagar(copia.arquivo);
      throw erro;
    }
  } finally {
    for (const { copia } of arquivos) await cofre.apagar(copia.id);
  }
}

async function prepararCopia(
  contexto: Contexto,
  { operadorId: quem }: SessaoDeGestao,
  arquivos: readonly ArquivoRecebido[],
): Promise<CopiaGuardada> {
  const { recepcao } = contexto.gateways;
  const [primeiro, ...outros] = arquivos;
  if (!primeiro) throw new ErroDeAplicacao(422, 'Escolha os arquivos do contrato digitalizado.');
  const partes: Recebido[] = [];
  try {
    for (const { sha256, copia } of arquivos) {
      const recebido = await trabalharNoArquivo(contexto, { quem, sha256 }, (opcoes) =>
        recepcao.receber(copia.id, opcoes),
      );
      if (recebido.tipo !== 'recebido') throw erroDoArquivo(recebido);
      partes.push(recebido);
    }
    const sha256 =
      outros.length === 0
        ? primeiro.sha256
        : resumoDe(...arquivos.map((arquivo) => Buffer.from(arquivo.sha256, 'hex')));
    const juntado = await emUmPdf(contexto, { quem, sha256 }, partes);
    // Whoever compares signatures opens the PDF itself.
    await recepcao.descartar({ vista: juntado.vista, desenhos: juntado.desenhos });
    const { id: arquivo, bytes } = juntado.copia;
    return { arquivo, sha256, bytes, paginas: juntado.paginas };
  } finally {
    for (const parte of partes) await recepcao.descartar(parte);
  }
}

type Juntado = Pick<Recebido, 'copia' | 'vista' | 'desenhos' | 'paginas'>;

/** A single PDF is what it is: it is taken out of the parts, which are thrown away. */
async function emUmPdf(
  contexto: Contexto,
  trabalho: { quem: string; sha256: string },
  partes: Recebido[],
): Promise<Juntado> {
  const [unica] = partes;
  if (unica && partes.length === 1 && unica.formato === 'pdf') {
    partes.pop();
    return unica;
  }
  const juntado = await trabalharNoArquivo(contexto, trabalho, (opcoes) =>
    contexto.gateways.recepcao.juntar(
      partes.map((parte) => ({
        id: parte.copia.id,
        formato: parte.formato,
        desenhadas: paginasDe(parte),
      })),
      opcoes,
    ),
  );
  if (juntado.tipo !== 'recebido') throw erroDoArquivo(juntado);
  return juntado;
}
