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
import { anotarMudanca } from '../correcao/correcao.repository.ts';
import type { LinhaDeDocumento } from '../documento/documento.repository.ts';
import { desfazerReposicoes, reporParaAnalise } from '../documento/resetar-documento.ts';
import { salvarPasso } from '../participante/preencher-dados.ts';
import { type AcessoAParte, comSolicitacao, exigirParte } from '../solicitacao/acesso.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { fatosDaPendencia } from './fatos-da-pendencia.ts';
import { repostos } from './recusados.ts';
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
      const recusa = recusaDaSelecao(modo, anteriores, escolhidos, fatos.rendaRecusada);
      if (recusa) throw regraDoDominio([{ campo: 'tiposDeRenda', mensagem: recusa.texto }]);
    }
    // First the types: refused proofs of types that are no longer chosen are set aside, and return with their type.
    const declarado = await declararTipos(contexto, trx, sessao, acesso, escolhidos);
    const documentos = await mudarRecusados(trx, sessao, declarado, modo, agora);
    const mudada = comGravadas(declarado.completa, { documentos });
    const anotada = await anotarMudanca(contexto, trx, mudada, participante.id, agora, modo);
    return apresentarPendencias(trx, comSolicitacao(declarado, anotada), tipoPessoa, agora);
  });
}

/**
 * Refused proofs go before the analyst again when others join them, and wait for a new file otherwise. Gives the files that
 * changed.
 */
async function mudarRecusados(
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  { completa, participante }: AcessoAParte,
  modo: ModoDaRenda,
  agora: Date,
): Promise<LinhaDeDocumento[]> {
  if (modo !== 'incluir')
    return desfazerReposicoes(
      trx,
      repostos(completa, participante).map(({ id }) => id),
      agora,
    );
  const recusados = completa.documentos.filter(
    (documento) =>
      documento.dono_id === participante.id &&
      documento.situacao === 'rejeitado' &&
      isComprovanteDeRenda(documento.tipo_documento),
  );
  const postos: LinhaDeDocumento[] = [];
  for (const documento of recusados)
    postos.push(
      ...(await reporParaAnalise(trx, documento, {
        agora,
        ator: { tipo: 'conta', id: sessao.contaId },
        contaId: completa.solicitacao.conta_id,
      })),
    );
  return postos;
}

async function declararTipos(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  acesso: AcessoAParte,
  tiposDeRenda: readonly CodigoDeRenda[],
): Promise<AcessoAParte> {
  if (tiposDeRenda.length === 0) return acesso;
  return salvarPasso(contexto, trx, sessao, acesso, {
    passo: 'tipos-de-renda',
    versao: acesso.participante.versao,
    alteracoes: { tiposDeRenda: [...tiposDeRenda] },
  });
}
