import type { DocumentosPorTipo } from '@credito/api/documento.rotas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { DONOS } from './donos.ts';
import { documentosPorTipo } from './registro.ts';

/** With `tipos`, only those. */
export async function listarDocumentos(
  { db }: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  tipoPessoa: TipoPessoa,
  tipos: readonly TipoDocumento[] = [],
): Promise<DocumentosPorTipo> {
  const lugar = { tipo: 'participante', solicitacaoId, tipoPessoa } as const;
  const dono = await DONOS.participante.exigir(db, sessao, lugar, { modo: 'ver', tipos });
  return documentosPorTipo(dono, tipos.length > 0 ? tipos : undefined);
}
