import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import type { Decisao } from '@credito/domain/gestao/etapas';
import { pessoasDaEtapa } from '@credito/domain/gestao/etapas';
import { lerMotivos, type MotivoEscolhido, type MotivoRegistrado } from '@credito/domain/gestao/motivos';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { regraDoDominio } from '../../../erros.ts';
import { participanteDe, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';

/** Reasons beyond documents go to the person that they name, else to the first of the stage. */
export function motivosPorPessoa(
  completa: SolicitacaoCompleta,
  escolhidos: ReadonlyArray<MotivoEscolhido & { tipoPessoa?: TipoPessoa | undefined }>,
  registrados: readonly MotivoRegistrado[],
): ReadonlyMap<TipoPessoa, readonly MotivoRegistrado[]> {
  const daEtapa = pessoasDaEtapa(completa.solicitacao.sigla);
  const porPessoa = new Map<TipoPessoa, MotivoRegistrado[]>();
  for (const [indice, motivo] of registrados.entries()) {
    const tipoPessoa = escolhidos[indice]?.tipoPessoa ?? daEtapa[0];
    if (!tipoPessoa) continue;
    if (!daEtapa.includes(tipoPessoa) || !participanteDe(completa, tipoPessoa))
      throw regraDoDominio([{ campo: 'motivos', mensagem: 'Esta pessoa não está em análise nesta etapa.' }]);
    porPessoa.set(tipoPessoa, [...(porPessoa.get(tipoPessoa) ?? []), motivo]);
  }
  return porPessoa;
}

const DEVOLVIDA_AO_FIADOR = 'O fiador tem pendências para corrigir.';

/**
 * The reasons that the request itself keeps, which the student reads. Those about a guarantor stay with the
 * guarantor (decisions, "Guarantors"), so the student only learns that there are some.
 */
export function textosParaOEstudante(
  decisao: Decisao,
  completa: SolicitacaoCompleta,
  registrados: readonly MotivoRegistrado[],
): readonly string[] {
  if (decisao === 'devolverFiador') return [DEVOLVIDA_AO_FIADOR];
  const proprios = registrados.map(({ texto }) => texto);
  if (decisao !== 'devolverDadosComplementares') return proprios;
  const estudante = participanteDe(completa, 'estudante');
  const dosDocumentos = completa.documentos
    .filter(({ participante_id, situacao }) => participante_id === estudante?.id && situacao === 'rejeitado')
    .flatMap(({ tipo_documento, motivos }) =>
      lerMotivos(motivos).map(({ texto }) => `${rotuloDoDocumento(tipo_documento)}: ${texto}`),
    );
  return [...dosDocumentos, ...proprios];
}
