import { sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { consultaDeItens, itemDaFila } from './fila.repository.ts';

const MAXIMO = 20;

/** By exact protocol, else by name: accents and case ignored, words in order, through the trigram index. */
export async function buscarSolicitacoes({ db, relogio }: Contexto, sessao: SessaoDeGestao, texto: string) {
  const agora = relogio.agora();
  const consulta = consultaDeItens(db, sessao, agora);
  const protocolo = texto.replace(/[\s.-]/g, '').toUpperCase();
  const porProtocolo = /^[A-Z]*\d{4,}$/.test(protocolo);
  const linhas = await (porProtocolo
    ? consulta.where('solicitacao.protocolo', '=', protocolo)
    : consulta.where(sql<boolean>`sem_acento(participante.nome) like sem_acento(${padrao(texto)})`)
  )
    .orderBy('solicitacao.situacao_desde', 'desc')
    .orderBy('solicitacao.id', 'desc')
    .limit(MAXIMO + 1)
    .execute();
  await registrarVisualizacao(db, {
    em: agora,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'solicitacao.buscar',
    alvo: { tipo: 'busca', id: porProtocolo ? 'protocolo' : 'nome' },
    contaId: null,
    dados: { achadas: Math.min(linhas.length, MAXIMO) },
  });
  return {
    itens: linhas.slice(0, MAXIMO).map((linha) => itemDaFila(linha, sessao, agora)),
    haMais: linhas.length > MAXIMO,
  };
}

/** "ana silva" finds "Ana Maria da Silva"; what LIKE gives a meaning is taken literally. */
function padrao(texto: string): string {
  const palavras = texto
    .replace(/[\\%_]/g, (letra) => `\\${letra}`)
    .split(/\s+/)
    .filter(Boolean);
  return `%${palavras.join('%')}%`;
}
