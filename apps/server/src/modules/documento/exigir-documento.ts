import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { type AcessoAParte, exigirParte } from '../solicitacao/acesso.ts';
import { findDocumentoById, findDocumentoDe, type LinhaDeDocumento } from './documento.repository.ts';
import { exigirParteDoDocumento } from './exigir-parte-do-documento.ts';
import type { Vaga } from './guardar-na-vaga.ts';

export interface AcessoADocumento extends AcessoAParte {
  documento: LinhaDeDocumento;
  vaga: Vaga;
}

interface Opcoes {
  travar?: boolean;
  /** The request that the caller names beside the document. */
  solicitacaoId?: number;
}

/** One document of somebody whose part the caller may see (`ver`) or change (`editar`); 404 for all others. */
export async function exigirDocumento(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  id: string,
  modo: 'ver' | 'editar',
  opcoes: Opcoes = {},
): Promise<AcessoADocumento> {
  const achado = await findDocumentoDe(db, sessao.contaId, id);
  if (!achado || (opcoes.solicitacaoId !== undefined && achado.solicitacao_id !== opcoes.solicitacaoId))
    throw naoEncontrado();
  const { solicitacao_id: solicitacaoId, tipo_pessoa: tipoPessoa } = achado;
  const travar = opcoes.travar ?? false;
  const acesso =
    modo === 'ver'
      ? await exigirParte(db, sessao, solicitacaoId, tipoPessoa, modo, { travar })
      : await exigirParteDoDocumento(db, sessao, solicitacaoId, tipoPessoa, [achado.tipo_documento], {
          travar,
        });
  // Behind the lock the document may have changed; a former guarantor's documents belong to nobody here.
  const documento = opcoes.travar ? await findDocumentoById(db, id) : achado;
  if (!documento || documento.situacao === 'excluido' || documento.dono_id !== acesso.participante.id)
    throw naoEncontrado();
  return {
    ...acesso,
    documento,
    vaga: {
      solicitacaoId,
      tipoPessoa,
      tipoDocumento: documento.tipo_documento,
      indice: documento.indice,
      tipoRenda: documento.tipo_renda,
    },
  };
}
