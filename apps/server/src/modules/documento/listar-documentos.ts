import type { DocumentosPorTipo } from '@credito/api/registro-de-documento';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { documentosPorTipo } from './registro.ts';

/** With `tipos`, only those. */
export async function listarDocumentos(
  { db, donosDoDocumento }: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  tipoPessoa: TipoPessoa,
  tipos: readonly TipoDocumento[] = [],
): Promise<DocumentosPorTipo> {
  const lugar = { tipo: 'participante', solicitacaoId, tipoPessoa } as const;
  const dono = await donosDoDocumento.participante.exigir(db, sessao, lugar, { modo: 'ver', tipos });
  return documentosPorTipo(dono, tipos.length > 0 ? tipos : undefined);
}
