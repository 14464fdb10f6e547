import { efeitoDaExclusao, SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { anotarMudanca } from '../pendencia/correcao.repository.ts';
import type { AcessoAParte } from '../solicitacao/acesso.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { findAnteriores, type LinhaDeDocumento, mudarSituacaoDe } from './documento.repository.ts';
import { erroDaMudanca } from './erro-da-mudanca.ts';
import { exigirDocumento } from './exigir-documento.ts';
import { exigirParteDoDocumento } from './exigir-parte-do-documento.ts';
import { expurgarDocumentos } from './expurgo.ts';
import { emVigor } from './guardar-na-vaga.ts';

export interface PedidoDeExclusao {
  idSolicitacao: number;
  tipoPessoa: TipoPessoa;
  tipoDocumentos: readonly TipoDocumento[];
}

/**
 * Every file of the types, parked ones included, whatever an analysis said of it: nobody asks for it any more. Gives the
 * files as they are then.
 */
export async function apagarDocumentosDosTipos(
  trx: Transaction<DB>,
  acesso: AcessoAParte,
  tipoDocumentos: readonly TipoDocumento[],
  agora: Date,
): Promise<readonly LinhaDeDocumento[]> {
  const { vigentes, estacionados } = documentosDosTipos(acesso, tipoDocumentos);
  return apagar(trx, acesso, [...vigentes, ...estacionados], agora);
}

function documentosDosTipos(
  { completa, participante }: AcessoAParte,
  tipoDocumentos: readonly TipoDocumento[],
): { vigentes: readonly LinhaDeDocumento[]; estacionados: readonly LinhaDeDocumento[] } {
  const doTipo = ({ dono_id, tipo_documento }: LinhaDeDocumento) =>
    dono_id === participante.id && tipoDocumentos.includes(tipo_documento);
  return {
    vigentes: completa.documentos.filter(doTipo),
    estacionados: completa.estacionados.filter(doTipo),
  };
}

/** Every file of the types, parked ones included. Repeating it changes nothing. */
export async function excluirDocumentos(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { idSolicitacao, tipoPessoa, tipoDocumentos }: PedidoDeExclusao,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirParteDoDocumento(trx, sessao, idSolicitacao, tipoPessoa, tipoDocumentos, {
      travar: true,
    });
    const { vigentes, estacionados } = documentosDosTipos(acesso, tipoDocumentos);
    const documentos = [
      ...(await excluir(trx, acesso, vigentes, agora)),
      ...(await apagar(trx, acesso, estacionados, agora)),
    ];
    await darPorExcluidos(contexto, trx, sessao, acesso, documentos);
  });
}

export async function excluirDocumento(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  id: string,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirDocumento(trx, sessao, id, 'editar', { travar: true, solicitacaoId });
    const { situacao } = acesso.documento;
    if (!(SITUACOES_VIGENTES as readonly string[]).includes(situacao)) throw naoEncontrado();
    const documentos = await excluir(trx, acesso, [acesso.documento], agora);
    await darPorExcluidos(contexto, trx, sessao, acesso, documentos);
  });
}

/** What follows for the request from files that left or came back. */
async function darPorExcluidos(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  acesso: AcessoAParte,
  documentos: readonly LinhaDeDocumento[],
): Promise<void> {
  const agora = contexto.relogio.agora();
  const gravada = comGravadas(acesso.completa, { documentos });
  const anotada = await anotarMudanca(contexto, trx, gravada, acesso.participante.id, agora);
  await atualizarSolicitacao(trx, anotada, {
    papel: acesso.leitor,
    ator: { tipo: 'conta', id: sessao.contaId },
    agora,
  });
}

async function excluir(
  trx: Transaction<DB>,
  acesso: AcessoAParte,
  documentos: readonly LinhaDeDocumento[],
  agora: Date,
): Promise<readonly LinhaDeDocumento[]> {
  const mudados: LinhaDeDocumento[] = [];
  const { natureza } = ESTADOS[acesso.completa.solicitacao.sigla];
  for (const documento of documentos) {
    const efeito = efeitoDaExclusao(emVigor(documento), natureza);
    if (efeito.tipo === 'recusada') throw erroDaMudanca(efeito.recusa);
    mudados.push(...(await apagar(trx, acesso, [documento], agora)));
    if (efeito.tipo === 'voltar-ao-rejeitado' && documento.resposta_a)
      mudados.push(...(await mudarSituacaoDe(trx, [documento.resposta_a], 'voltarDaResposta', agora)));
  }
  return mudados;
}

/**
 * Before the request was ever handed in the files are the person's alone: they go for good, and what they had
 * replaced goes with them. Afterwards an analyst may have seen them, and the history keeps them.
 */
async function apagar(
  trx: Transaction<DB>,
  acesso: AcessoAParte,
  documentos: readonly LinhaDeDocumento[],
  agora: Date,
): Promise<readonly LinhaDeDocumento[]> {
  const { concluida_em, sigla } = acesso.completa.solicitacao;
  // After the end only an appeal that was not sent yet changes: nobody of the staff has seen its files.
  const jaEntregue = concluida_em !== null && ESTADOS[sigla].natureza !== 'final';
  const saem = [...documentos];
  if (!jaEntregue)
    for (const { dono_id, tipo_documento, indice } of documentos)
      saem.push(
        ...(await findAnteriores(
          trx,
          { donoId: dono_id, tipoDocumento: tipo_documento, indice },
          'substituido',
        )),
      );
  const excluidos = await mudarSituacaoDe(
    trx,
    saem.map(({ id }) => id),
    'excluir',
    agora,
  );
  if (!jaEntregue) await expurgarDocumentos(trx, saem);
  return excluidos;
}
