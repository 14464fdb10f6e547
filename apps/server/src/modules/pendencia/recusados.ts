/** The refused files of one person in a correction, also those that other files or a choice about the income stand for. */
import { TIPOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import { type DocumentoRecusado, isComprovanteDeRenda } from '@credito/domain/pendencia/grupos';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { LinhaDeDocumento } from '../documento/documento.repository.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';

export type Recusado = DocumentoRecusado & { codigos: readonly string[] };

type Participe = Pick<Selectable<Participante>, 'id' | 'tipo_pessoa'>;

export async function documentosRecusados(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  participante: Participe,
): Promise<readonly Recusado[]> {
  const daPessoa = documentosDe(completa, participante);
  const desde = completa.solicitacao.situacao_desde;
  const respostas = daPessoa.filter(
    ({ situacao, resposta_a, enviado_em }) =>
      situacao === 'enviado' && resposta_a !== null && enviado_em >= desde,
  );
  const perguntas = respostas.flatMap(({ resposta_a }) => resposta_a ?? []);
  const respondidos =
    perguntas.length === 0
      ? []
      : await db
          .selectFrom('documento')
          .selectAll()
          .where('id', 'in', perguntas)
          .orderBy('tipo_documento')
          .orderBy('indice')
          .execute();
  const temNovaRenda = novosComprovantes(completa, participante).length > 0;
  const recusado = (respondido: boolean) => (linha: LinhaDeDocumento) =>
    recusadoDe(linha, participante, respondido);
  return [
    ...daPessoa.filter(({ situacao }) => situacao === 'rejeitado').map(recusado(false)),
    ...respondidos.map(recusado(true)),
    // Back before the analyst beside other proofs: without any, nothing would be new.
    ...repostos(completa, participante).map(recusado(temNovaRenda)),
    // Proofs of another type take their place; they return with the choice.
    ...estacionados(completa, participante).map(recusado(true)),
  ];
}

const documentosDe = ({ documentos }: SolicitacaoCompleta, { id }: Participe) =>
  documentos.filter(({ dono_id, tipo_documento }) => dono_id === id && tipo_documento in TIPOS_DE_DOCUMENTO);

/** Refused proofs that were put back before the analyst since the request was returned. */
export function repostos(
  completa: SolicitacaoCompleta,
  participante: Participe,
): readonly LinhaDeDocumento[] {
  const desde = completa.solicitacao.situacao_desde;
  return documentosDe(completa, participante).filter(({ situacao, veredito_anterior }) => {
    const { repostoEm } = (veredito_anterior ?? {}) as { repostoEm?: string };
    return situacao === 'enviado' && repostoEm !== undefined && new Date(repostoEm) >= desde;
  });
}

function estacionados(
  { estacionados: guardados, solicitacao }: SolicitacaoCompleta,
  { id }: Participe,
): readonly LinhaDeDocumento[] {
  return guardados.filter(
    ({ dono_id, tipo_documento, motivos, removido_em }) =>
      dono_id === id &&
      isComprovanteDeRenda(tipo_documento) &&
      lerMotivos(motivos).length > 0 &&
      removido_em !== null &&
      removido_em >= solicitacao.situacao_desde,
  );
}

/** Income proofs sent since the request was returned: an income is not solved without one. */
export function novosComprovantes(
  completa: SolicitacaoCompleta,
  participante: Participe,
): readonly LinhaDeDocumento[] {
  return documentosDe(completa, participante).filter(
    ({ situacao, tipo_documento, enviado_em }) =>
      situacao === 'enviado' &&
      isComprovanteDeRenda(tipo_documento) &&
      enviado_em > completa.solicitacao.situacao_desde,
  );
}

function recusadoDe(linha: LinhaDeDocumento, { tipo_pessoa }: Participe, respondido: boolean): Recusado {
  const motivos = lerMotivos(linha.motivos);
  return {
    id: linha.id,
    tipoPessoa: tipo_pessoa,
    tipoDocumento: linha.tipo_documento,
    indice: linha.indice,
    motivos: motivos.map(({ texto }) => texto),
    codigos: motivos.map(({ codigo }) => codigo),
    respondido,
    paginas: linha.paginas,
    enviadoEm: dataEmSaoPaulo(linha.enviado_em),
  };
}
