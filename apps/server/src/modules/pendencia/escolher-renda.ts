/** How a guarantor solves the income proofs: the same again, others instead, or others as well (spec 2 section 4). */
import type { Pendencias, rotaEscolherRenda } from '@credito/api/pendencia.rotas';
import type { Recebido } from '@credito/api/rota';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { isComprovanteDeRenda } from '@credito/domain/pendencia/grupos';
import { type ModoDaRenda, recusaDaSelecao } from '@credito/domain/pendencia/renda-alternativa';
import { type CodigoDeRenda, lerCodigosDeRenda } from '@credito/domain/renda/tipos-de-renda';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { mudarSituacaoDe } from '../documento/documento.repository.ts';
import { reporParaAnalise } from '../documento/resetar-documento.ts';
import { salvarPasso } from '../participante/preencher-dados.ts';
import { type AcessoAParte, exigirParte } from '../solicitacao/acesso.ts';
import { anotarMudanca } from './correcao.repository.ts';
import { fatosDaPendencia } from './fatos-da-pendencia.ts';
import { apresentarPendencias } from './ver-pendencias.ts';

export async function escolherRenda(
  contexto: Contexto,
  sessao: SessaoDeConta,
  idSolicitacao: number,
  tipoPessoa: TipoPessoa,
  { modo, tiposDeRenda, versao }: Recebido<typeof rotaEscolherRenda>['body'],
): Promise<Pendencias> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirParte(trx, sessao, idSolicitacao, tipoPessoa, 'editar', { travar: true });
    const { participante, completa } = acesso;
    const fatos = await fatosDaPendencia(trx, completa, participante, agora);
    if (!fatos.corrige || !fatos.rendaACorrigir)
      throw conflito('Os seus comprovantes de renda não precisam de correção agora.');
    if (participante.versao !== versao) throw dadosDesatualizados();
    const anteriores = lerCodigosDeRenda(fatos.anteriores.tiposDeRenda);
    const escolhidos = modo === 'reenviar' ? anteriores : tiposDeRenda;
    if (modo !== 'reenviar') {
      const recusa = recusaDaSelecao(modo, anteriores, escolhidos);
      if (recusa) throw regraDoDominio([{ campo: 'tiposDeRenda', mensagem: recusa.texto }]);
    }
    await mudarRecusados(trx, sessao, acesso, modo, agora);
    await declararTipos(contexto, trx, sessao, acesso, escolhidos);
    await anotarMudanca(contexto, trx, completa, participante.id, agora, modo);
    const depois = await exigirParte(trx, sessao, idSolicitacao, tipoPessoa, 'editar', { travar: true });
    return apresentarPendencias(trx, depois, tipoPessoa, agora);
  });
}

/** Refused proofs leave when others take their place, and go before the analyst again when others join them. */
async function mudarRecusados(
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  { completa, participante }: AcessoAParte,
  modo: ModoDaRenda,
  agora: Date,
): Promise<void> {
  const recusados = completa.documentos.filter(
    (documento) =>
      documento.dono_id === participante.id &&
      documento.situacao === 'rejeitado' &&
      isComprovanteDeRenda(documento.tipo_documento),
  );
  if (modo === 'alterar')
    await mudarSituacaoDe(
      trx,
      recusados.map(({ id }) => id),
      'excluir',
      agora,
    );
  if (modo === 'incluir')
    for (const documento of recusados)
      await reporParaAnalise(trx, documento, {
        agora,
        ator: { tipo: 'conta', id: sessao.contaId },
        contaId: completa.solicitacao.conta_id,
      });
}

async function declararTipos(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  { completa, participante }: AcessoAParte,
  tiposDeRenda: readonly CodigoDeRenda[],
): Promise<void> {
  if (tiposDeRenda.length === 0) return;
  await salvarPasso(contexto, trx, sessao, {
    idSolicitacao: completa.solicitacao.id,
    tipoPessoa: participante.tipo_pessoa,
    passo: 'tipos-de-renda',
    versao: participante.versao,
    alteracoes: { tiposDeRenda: [...tiposDeRenda] },
  });
}
