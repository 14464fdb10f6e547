/** The reasons that one person of a request reads: their own, never those about another one (decisions, "Guarantors"). */
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { participanteDe, type SolicitacaoCompleta } from './fatos.ts';

export function motivosDaPessoa(completa: SolicitacaoCompleta, leitor: TipoPessoa): string[] {
  const { sigla, observacao_status: observacao } = completa.solicitacao;
  const proprios = textos(participanteDe(completa, leitor)?.motivos_analise);
  const acabou = ESTADOS[sigla].natureza === 'final';
  // What the request itself keeps is the student's.
  if (leitor !== 'estudante') return !acabou || sigla === 'REP' ? proprios : [];
  // Beside those of documents.
  if (acabou) return linhas(observacao);
  // The refused documents carry their own reasons: what the request keeps would only repeat them.
  if (proprios.length > 0 || recusadosDaPessoa(completa, leitor).length > 0) return proprios;
  return sigla === 'RAF' ? [] : linhas(observacao);
}

/** Documents of the person that were refused, each with its reasons. */
export function recusadosDaPessoa(
  completa: SolicitacaoCompleta,
  tipoPessoa: TipoPessoa,
): Array<{ tipoDocumento: string; rotulo: string; motivos: string[] }> {
  const participante = participanteDe(completa, tipoPessoa);
  return completa.documentos
    .filter(({ situacao, dono_id }) => situacao === 'rejeitado' && dono_id === participante?.id)
    .map((documento) => ({
      tipoDocumento: documento.tipo_documento,
      rotulo: rotuloDoDocumento(documento.tipo_documento),
      motivos: textos(documento.motivos),
    }));
}

/** The same, one sentence for each reason. */
export function recusadosPorExtenso(completa: SolicitacaoCompleta, tipoPessoa: TipoPessoa): string[] {
  return recusadosDaPessoa(completa, tipoPessoa).flatMap(({ rotulo, motivos }) =>
    motivos.map((motivo) => `${rotulo}: ${motivo}`),
  );
}

const linhas = (observacao: string | null): string[] => (observacao ? observacao.split('\n') : []);

function textos(valor: unknown): string[] {
  return lerMotivos(valor).map(({ texto }) => texto);
}
