import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findDocumentoById, type LinhaDeDocumento } from './documento.repository.ts';
import type { Dono } from './dono.ts';
import { exigirAlcance, regrasDe } from './donos.ts';
import type { LugarDoDono } from './lugar.ts';
import type { Vaga } from './vaga.ts';

export interface AcessoADocumento {
  dono: Dono;
  documento: LinhaDeDocumento;
  vaga: Vaga;
}

/** The request, the update or the alteration that a caller names beside the document. */
export type LugarDoDocumento =
  | { solicitacaoId: number }
  | { atualizacaoId: number }
  | { alteracaoId: number };

interface Opcoes {
  travar?: boolean;
  dentro?: LugarDoDocumento;
}

/** One document of an owner whose files the caller may see (`ver`) or change (`editar`); 404 for all others. */
export async function exigirDocumento(
  contexto: Pick<Contexto, 'donosDoDocumento'>,
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  id: string,
  modo: 'ver' | 'editar',
  { travar = false, dentro }: Opcoes = {},
): Promise<AcessoADocumento> {
  const { documento: achado, lugar } = await exigirAlcance(contexto, db, sessao, id);
  if (dentro && !fica(lugar, dentro)) throw naoEncontrado();
  const tipos = [achado.tipo_documento];
  const dono = await regrasDe(contexto, lugar).exigir(db, sessao, lugar, { modo, tipos, travar });
  // Behind the lock the document may have changed; a former guarantor's documents belong to nobody here.
  const documento = travar ? await findDocumentoById(db, id) : achado;
  if (!documento || documento.situacao === 'excluido' || documento.dono_id !== dono.id) throw naoEncontrado();
  return {
    dono,
    documento,
    vaga: {
      dono: lugar,
      tipoDocumento: documento.tipo_documento,
      indice: documento.indice,
      tipoRenda: documento.tipo_renda,
    },
  };
}

function fica(lugar: LugarDoDono, dentro: LugarDoDocumento): boolean {
  switch (lugar.tipo) {
    case 'participante':
      return 'solicitacaoId' in dentro && lugar.solicitacaoId === dentro.solicitacaoId;
    case 'atualizacao_pessoa':
      return 'atualizacaoId' in dentro && lugar.atualizacaoId === dentro.atualizacaoId;
    case 'alteracao_renda':
      return 'alteracaoId' in dentro && lugar.alteracaoId === dentro.alteracaoId;
  }
}
