/** The file of an approved export: made now, handed over once, and told to everybody whose data are in it. */
import { Readable } from 'node:stream';
import { recusaDoDownload, tiposDeExportacaoDe } from '@credito/domain/gestao/exportacao';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado, semPermissao } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao, registrarVisualizacoes } from '../../auditoria/auditoria.ts';
import { conflitosDe } from '../conflito/conflitos-de.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { planilhaDaCarteira } from './carteira.ts';
import { comoZip } from './como-zip.ts';
import { situacaoDe } from './exportacao.repository.ts';
import { documentosDaSolicitacao, planilhaDeSolicitacoes } from './o-que-sai.ts';

export interface ArquivoExportado {
  nome: string;
  tipo: string;
  corpo: Readable | string;
}

export async function baixarExportacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
): Promise<ArquivoExportado> {
  const { db, gateways } = contexto;
  const agora = contexto.relogio.agora();
  return db.transaction().execute(async (trx) => {
    const linha = await trx
      .selectFrom('exportacao')
      .selectAll()
      .where('id', '=', id)
      .where('pedida_por', '=', sessao.operadorId)
      .forUpdate()
      .executeTakeFirst();
    if (!linha) throw naoEncontrado();
    if (!tiposDeExportacaoDe(sessao.papel).includes(linha.tipo)) throw semPermissao();
    const recusa = recusaDoDownload(situacaoDe(linha, agora));
    if (recusa) throw conflito(recusa);
    if (linha.tipo === 'documentos') {
      await exigirSemConflito(trx, sessao.operadorId, linha.solicitacao_id ?? 0);
      const { protocolo, documentos, contas } = await documentosDaSolicitacao(trx, linha.solicitacao_id ?? 0);
      await entregar(trx, sessao, id, agora, 'exportacao.documentos', contas);
      return {
        nome: `documentos-${protocolo}.zip`,
        tipo: 'application/zip',
        corpo: Readable.from(comoZip(gateways.cofre, documentos)),
      };
    }
    const fora = [...(await conflitosDe(trx, sessao.operadorId)).keys()];
    const hoje = dataEmSaoPaulo(agora);
    const { csv, contas } =
      linha.tipo === 'carteira'
        ? await planilhaDaCarteira(trx, hoje, fora)
        : await planilhaDeSolicitacoes(trx, linha.de ?? '', linha.ate ?? '', fora);
    await entregar(trx, sessao, id, agora, 'exportacao.dados', contas);
    const nome =
      linha.tipo === 'carteira' ? `carteira-${hoje}.csv` : `solicitacoes-${linha.de}-${linha.ate}.csv`;
    return { nome, tipo: 'text/csv; charset=utf-8', corpo: csv };
  });
}

/** The event of each person is what they read in their profile ("Quem viu os seus dados"). */
async function entregar(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  id: string,
  agora: Date,
  acao: string,
  contas: ReadonlySet<string>,
): Promise<void> {
  await trx
    .updateTable('exportacao')
    .set({ baixada_em: agora, pessoas: contas.size })
    .where('id', '=', id)
    .execute();
  const evento = {
    em: agora,
    ator: { tipo: 'operador', id: sessao.operadorId } as const,
    alvo: { tipo: 'exportacao', id },
  };
  await registrarDecisao(trx, {
    ...evento,
    acao: 'exportacao.baixar',
    contaId: null,
    dados: { pessoas: contas.size },
  });
  await registrarVisualizacoes(trx, { ...evento, acao }, contas);
}
