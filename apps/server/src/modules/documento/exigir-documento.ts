import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findDocumentoById, type LinhaDeDocumento } from './documento.repository.ts';
import type { Dono } from './dono.ts';
import { DONOS, exigirAlcance } from './donos.ts';
import type { Vaga } from './vaga.ts';

export interface AcessoADocumento {
  dono: Dono;
  documento: LinhaDeDocumento;
  vaga: Vaga;
}

interface Opcoes {
  travar?: boolean;
  /** The request that the caller names beside the document. */
  solicitacaoId?: number;
}

/** One document of an owner whose files the caller may see (`ver`) or change (`editar`); 404 for all others. */
export async function exigirDocumento(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  id: string,
  modo: 'ver' | 'editar',
  { travar = false, solicitacaoId }: Opcoes = {},
): Promise<AcessoADocumento> {
  const { documento: achado, lugar } = await exigirAlcance(db, sessao, id);
  if (solicitacaoId !== undefined && lugar.solicitacaoId !== solicitacaoId) throw naoEncontrado();
  const tipos = [achado.tipo_documento];
  const dono = await DONOS[lugar.tipo].exigir(db, sessao, lugar, { modo, tipos, travar });
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
