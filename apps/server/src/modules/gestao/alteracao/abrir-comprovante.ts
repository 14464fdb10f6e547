import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { carregarRenda } from '../../alteracao/renda-do-novo-fiador.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { arquivoDaPagina } from '../../documento/paginas-do-documento.ts';
import { usarCota } from '../cota/usar-cota.ts';
import { exigirAlteracaoDaGestao } from './ver-alteracao.ts';

/** A page of a proof of income: every opening is counted and written down. */
export async function abrirComprovante(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { id, docId }: { id: number; docId: string },
  pagina: number,
  sinal: AbortSignal,
): Promise<Uint8Array> {
  const completa = await exigirAlteracaoDaGestao(contexto.db, sessao, id);
  const daRenda = await carregarRenda(contexto.db, completa);
  const documento = daRenda?.documentos.find((um) => um.id === docId);
  if (!daRenda || daRenda.renda.aberta || !documento || pagina > documento.paginas) throw naoEncontrado();
  await usarCota(contexto, sessao, 'documento', docId);
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'documento.ver',
    alvo: { tipo: 'documento', id: docId },
    contaId: daRenda.renda.conta_id,
    dados: { alteracao: id, pagina },
  });
  const quem = { quem: sessao.operadorId, sinal };
  return contexto.gateways.cofre.ler(await arquivoDaPagina(contexto, documento, pagina, 'visao', quem));
}
