import type { Contexto } from '../../../contexto.ts';
import type { ArquivoPdf } from '../../../plugins/responder-pdf.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { nomeDoAditivo, pdfDaAlteracao, preverAditivo } from '../../alteracao/texto-da-alteracao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { exigirAlteracaoDaGestao } from './ver-alteracao.ts';

/** The kept file, or a preview of what a release would keep. Data of people are in it: the look is written down. */
export async function documentoParaAEquipe(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<ArquivoPdf> {
  const completa = await exigirAlteracaoDaGestao(contexto.db, sessao, id);
  const { alteracao } = completa;
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'alteracao.ver',
    alvo: { tipo: 'alteracao', id: String(id) },
    contaId: alteracao.conta_id,
  });
  const guardado = await pdfDaAlteracao(contexto, alteracao);
  if (guardado) return guardado;
  const { pdf } = await preverAditivo(contexto, contexto.db, completa);
  return { nome: nomeDoAditivo(alteracao.numero), pdf };
}
