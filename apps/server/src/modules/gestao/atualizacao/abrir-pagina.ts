/** A page of a document of an update for the analyst: every opening is counted and written down. */
import { isVigente } from '@credito/domain/documento/mudancas';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { arquivoDaPagina } from '../../documento/paginas-do-documento.ts';
import { documentosDasPessoas } from '../../parte-da-atualizacao/atualizacao.repository.ts';
import { usarCota } from '../cota/usar-cota.ts';
import { exigirAtualizacaoDaMesa } from './ver-atualizacao.ts';

export async function abrirPaginaDaAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { id, docId }: { id: number; docId: string },
  pagina: number,
  sinal: AbortSignal,
): Promise<Uint8Array> {
  const { atualizacao, pessoas } = await exigirAtualizacaoDaMesa(contexto.db, sessao, id);
  const enviadas = pessoas.filter(({ situacao }) => situacao !== 'aguardando');
  const documento = (await documentosDasPessoas(contexto.db, enviadas)).find((um) => um.id === docId);
  if (!documento || !isVigente(documento.situacao) || pagina > documento.paginas) throw naoEncontrado();
  await usarCota(contexto, sessao, 'documento', docId);
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'documento.ver',
    alvo: { tipo: 'documento', id: docId },
    contaId: pessoas.find((pessoa) => pessoa.id === documento.dono_id)?.conta_id ?? atualizacao.conta_id,
    dados: { atualizacao: id, pagina },
  });
  const quem = { quem: sessao.operadorId, sinal };
  return contexto.gateways.cofre.ler(await arquivoDaPagina(contexto, documento, pagina, 'visao', quem));
}
