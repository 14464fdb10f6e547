import { efeitoDaExclusao, isVigente } from '@credito/domain/documento/mudancas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findAnteriores, type LinhaDeDocumento, mudarSituacaoDe } from './documento.repository.ts';
import type { Dono } from './dono.ts';
import { erroDaMudanca } from './erro-da-mudanca.ts';
import { exigirDocumento, type LugarDoDocumento } from './exigir-documento.ts';
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
  dono: Dono,
  tipoDocumentos: readonly TipoDocumento[],
  agora: Date,
): Promise<readonly LinhaDeDocumento[]> {
  const { vigentes, estacionados } = documentosDosTipos(dono, tipoDocumentos);
  return apagar(trx, dono, [...vigentes, ...estacionados], agora);
}

function documentosDosTipos(
  dono: Dono,
  tipoDocumentos: readonly TipoDocumento[],
): { vigentes: readonly LinhaDeDocumento[]; estacionados: readonly LinhaDeDocumento[] } {
  const doTipo = ({ tipo_documento }: LinhaDeDocumento) => tipoDocumentos.includes(tipo_documento);
  return { vigentes: dono.documentos.filter(doTipo), estacionados: dono.estacionados.filter(doTipo) };
}

/** Every file of the types, parked ones included. Repeating it changes nothing. */
export async function excluirDocumentos(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { idSolicitacao, tipoPessoa, tipoDocumentos }: PedidoDeExclusao,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const lugar = { tipo: 'participante', solicitacaoId: idSolicitacao, tipoPessoa } as const;
    const pedido = { modo: 'editar', tipos: tipoDocumentos, travar: true } as const;
    const dono = await contexto.donosDoDocumento.participante.exigir(trx, sessao, lugar, pedido);
    const { vigentes, estacionados } = documentosDosTipos(dono, tipoDocumentos);
    const documentos = [
      ...(await excluir(trx, dono, vigentes, agora)),
      ...(await apagar(trx, dono, estacionados, agora)),
    ];
    await dono.depoisDeMudar(contexto, trx, documentos, agora);
  });
}

export async function excluirDocumento(
  contexto: Contexto,
  sessao: SessaoDeConta,
  dentro: LugarDoDocumento,
  id: string,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const { dono, documento } = await exigirDocumento(contexto, trx, sessao, id, 'editar', {
      travar: true,
      dentro,
    });
    if (!isVigente(documento.situacao)) throw naoEncontrado();
    await dono.depoisDeMudar(contexto, trx, await excluir(trx, dono, [documento], agora), agora);
  });
}

async function excluir(
  trx: Transaction<DB>,
  dono: Dono,
  documentos: readonly LinhaDeDocumento[],
  agora: Date,
): Promise<readonly LinhaDeDocumento[]> {
  const mudados: LinhaDeDocumento[] = [];
  for (const documento of documentos) {
    const efeito = efeitoDaExclusao(emVigor(documento), dono.natureza);
    if (efeito.tipo === 'recusada') throw erroDaMudanca(efeito.recusa);
    mudados.push(...(await apagar(trx, dono, [documento], agora)));
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
  dono: Dono,
  documentos: readonly LinhaDeDocumento[],
  agora: Date,
): Promise<readonly LinhaDeDocumento[]> {
  const { jaEntregue } = dono;
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
