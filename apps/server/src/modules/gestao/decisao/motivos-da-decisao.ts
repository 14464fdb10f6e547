import { MENSAGEM_DA_MUDANCA } from '@credito/domain/documento/mudancas';
import { documentoCabeA } from '@credito/domain/documento/vagas';
import { type Decisao, pessoasDaEtapa } from '@credito/domain/gestao/etapas';
import type { MotivoRegistrado } from '@credito/domain/gestao/motivos';
import { emVezDosMotivos, type MotivoDoFiador } from '@credito/domain/gestao/quem-le-os-motivos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { regraDoDominio } from '../../../erros.ts';
import { participanteDe, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { recusadosPorExtenso } from '../../solicitacao/motivos-da-pessoa.ts';

/** The reasons of a decision, shared out among those who read them. */
export interface MotivosDaDecisao {
  /** Beyond documents: what the analysis says of each person of the stage. */
  porPessoa: ReadonlyMap<TipoPessoa, readonly MotivoRegistrado[]>;
  /** What the request itself keeps, for the student. */
  doEstudante: readonly string[];
  dosFiadores: readonly MotivoDoFiador[];
}

export function repartirMotivos(
  decisao: Decisao,
  completa: SolicitacaoCompleta,
  registrados: readonly MotivoRegistrado[],
): MotivosDaDecisao {
  const { sigla } = completa.solicitacao;
  const porPessoa = motivosPorPessoa(completa, registrados);
  const emVez = emVezDosMotivos(decisao, sigla);
  if (emVez !== null)
    return { porPessoa, doEstudante: [emVez], dosFiadores: motivosDosFiadores(decisao, completa, porPessoa) };
  const recusados =
    decisao === 'devolverDadosComplementares' ? recusadosPorExtenso(completa, 'estudante') : [];
  return {
    porPessoa,
    doEstudante: [...recusados, ...registrados.map(({ texto }) => texto)],
    dosFiadores: [],
  };
}

/** They go to the person that they name, else to the first of the stage. */
function motivosPorPessoa(
  completa: SolicitacaoCompleta,
  registrados: readonly MotivoRegistrado[],
): ReadonlyMap<TipoPessoa, readonly MotivoRegistrado[]> {
  const daEtapa = pessoasDaEtapa(completa.solicitacao.sigla);
  const porPessoa = new Map<TipoPessoa, MotivoRegistrado[]>();
  for (const { tipoPessoa = daEtapa[0], ...motivo } of registrados) {
    if (!tipoPessoa) continue;
    if (!daEtapa.includes(tipoPessoa) || !participanteDe(completa, tipoPessoa))
      throw regraDoDominio([{ campo: 'motivos', mensagem: 'Esta pessoa não está em análise nesta etapa.' }]);
    if (motivo.documentos?.some((tipo) => !documentoCabeA(tipoPessoa, tipo)))
      throw regraDoDominio([{ campo: 'motivos', mensagem: MENSAGEM_DA_MUDANCA['nao-e-desta-pessoa'] }]);
    porPessoa.set(tipoPessoa, [...(porPessoa.get(tipoPessoa) ?? []), motivo]);
  }
  return porPessoa;
}

function motivosDosFiadores(
  decisao: Decisao,
  completa: SolicitacaoCompleta,
  porPessoa: MotivosDaDecisao['porPessoa'],
): readonly MotivoDoFiador[] {
  return pessoasDaEtapa(completa.solicitacao.sigla).flatMap((tipoPessoa) => {
    const fiador = participanteDe(completa, tipoPessoa);
    if (!fiador) return [];
    const recusados = decisao === 'devolverFiador' ? recusadosPorExtenso(completa, tipoPessoa) : [];
    const proprios = (porPessoa.get(tipoPessoa) ?? []).map(({ texto }) => texto);
    return [...recusados, ...proprios].map((texto) => ({ pessoaId: fiador.id, texto }));
  });
}
