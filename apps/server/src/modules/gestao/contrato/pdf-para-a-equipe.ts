import type { Contexto } from '../../../contexto.ts';
import type { ArquivoPdf } from '../../../plugins/responder-pdf.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { lerPdf, nomeDoArquivo, preverTexto, textoGuardado } from '../../contrato/guardar-texto.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { exigirContratoDaGestao } from './ver-contrato.ts';

/** The kept file, or a preview of what a release would keep. Addresses of people are in it: the look is written down. */
export async function pdfParaAEquipe(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<ArquivoPdf> {
  const completo = await exigirContratoDaGestao(contexto.db, sessao, id);
  const { contrato } = completo;
  await exigirSemConflito(contexto.db, sessao.operadorId, contrato.solicitacao_id);
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'contrato.ver',
    alvo: { tipo: 'contrato', id: String(id) },
    contaId: contrato.conta_id,
  });
  const guardado = await textoGuardado(contexto.db, completo);
  if (guardado) return lerPdf(contexto, completo, guardado);
  return { nome: nomeDoArquivo(contrato), pdf: (await preverTexto(contexto, completo)).pdf };
}
