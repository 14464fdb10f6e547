import type { DocumentosPorTipo } from '@credito/api/documento.rotas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirParte } from '../solicitacao/acesso.ts';
import { documentosPorTipo } from './registro.ts';

export async function listarDocumentos(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  tipoPessoa: TipoPessoa,
): Promise<DocumentosPorTipo> {
  const { completa, participante } = await exigirParte(contexto.db, sessao, solicitacaoId, tipoPessoa, 'ver');
  return documentosPorTipo(completa, tipoPessoa, participante.id);
}
