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
import {
  findAnteriores,
  findEstacionados,
  type LinhaDeDocumento,
  mudarSituacaoDe,
} from './documento.repository.ts';
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

/** Every file of the types, parked ones included, whatever an analysis said of it: nobody asks for it any more. */
export async function apagarDocumentosDosTipos(
  trx: Transaction<DB>,
  acesso: AcessoAParte,
  tipoDocumentos: readonly TipoDocumento[],
  agora: Date,
): Promise<void> {
  const { vigentes, estacionados } = await documentosDosTipos(trx, acesso, tipoDocumentos);
  await apagar(trx, acesso, [...vigentes, ...estacionados], agora);
}

async function documentosDosTipos(
  trx: Transaction<DB>,
  { completa, participante }: AcessoAParte,
  tipoDocumentos: readonly TipoDocumento[],
): Promise<{ vigentes: readonly LinhaDeDocumento[]; estacionados: readonly LinhaDeDocumento[] }> {
  const doTipo = ({ participante_id, tipo_documento }: LinhaDeDocumento) =>
    participante_id === participante.id && tipoDocumentos.includes(tipo_documento);
  const estacionados = await findEstacionados(trx, [participante.id]);
  return { vigentes: completa.documentos.filter(doTipo), estacionados: estacionados.filter(doTipo) };
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
    const { vigentes, estacionados } = await documentosDosTipos(trx, acesso, tipoDocumentos);
    await excluir(trx, acesso, vigentes, agora);
    await apagar(trx, acesso, estacionados, agora);
    await anotarMudanca(contexto, trx, acesso.completa, acesso.participante.id, agora);
    await atualizarSolicitacao(trx, idSolicitacao, {
      papel: acesso.leitor,
      ator: { tipo: 'conta', id: sessao.contaId },
      agora,
    });
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
    await excluir(trx, acesso, [acesso.documento], agora);
    await anotarMudanca(contexto, trx, acesso.completa, acesso.participante.id, agora);
    await atualizarSolicitacao(trx, solicitacaoId, {
      papel: acesso.leitor,
      ator: { tipo: 'conta', id: sessao.contaId },
      agora,
    });
  });
}

async function excluir(
  trx: Transaction<DB>,
  acesso: AcessoAParte,
  documentos: readonly LinhaDeDocumento[],
  agora: Date,
): Promise<void> {
  const { natureza } = ESTADOS[acesso.completa.solicitacao.sigla];
  for (const documento of documentos) {
    const efeito = efeitoDaExclusao(emVigor(documento), natureza);
    if (efeito.tipo === 'recusada') throw erroDaMudanca(efeito.recusa);
    await apagar(trx, acesso, [documento], agora);
    if (efeito.tipo === 'voltar-ao-rejeitado' && documento.resposta_a)
      await mudarSituacaoDe(trx, [documento.resposta_a], 'voltarDaResposta', agora);
  }
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
): Promise<void> {
  const { concluida_em, sigla } = acesso.completa.solicitacao;
  // After the end only an appeal that was not sent yet changes: nobody of the staff has seen its files.
  const jaEntregue = concluida_em !== null && ESTADOS[sigla].natureza !== 'final';
  const saem = [...documentos];
  if (!jaEntregue)
    for (const { participante_id, tipo_documento, indice } of documentos)
      saem.push(
        ...(await findAnteriores(
          trx,
          { participanteId: participante_id, tipoDocumento: tipo_documento, indice },
          'substituido',
        )),
      );
  await mudarSituacaoDe(
    trx,
    saem.map(({ id }) => id),
    'excluir',
    agora,
  );
  if (!jaEntregue) await expurgarDocumentos(trx, saem);
}
