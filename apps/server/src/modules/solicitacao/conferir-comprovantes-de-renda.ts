import { isDeepStrictEqual } from 'node:util';
import { conferirRendas } from '@credito/domain/documento/conferencia-de-renda';
import { lerCodigosDeRenda } from '@credito/domain/renda/tipos-de-renda';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { guardarConferencias, type LinhaDeDocumento } from '../documento/documento.repository.ts';
import { respostasDe, type SolicitacaoCompleta } from './fatos.ts';
import { comGravadas } from './linhas-da-solicitacao.ts';

/**
 * A proof is right or wrong beside the others and the declared income: all are checked again after any change. Gives the
 * request as it is then.
 */
export async function conferirComprovantesDeRenda(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<SolicitacaoCompleta> {
  const { participantes, documentos } = completa;
  const mudados: SolicitacaoCompleta['documentos'][number][] = [];
  for (const participante of participantes)
    mudados.push(
      ...(await conferirRendaDe(
        trx,
        { ...participante, respostas: respostasDe(participante) },
        documentos.filter(({ dono_id }) => dono_id === participante.id),
        agora,
      )),
    );
  return mudados.length === 0 ? completa : comGravadas(completa, { documentos: mudados });
}

/** The proofs of one person; gives those of which the checks say something else now. */
export async function conferirRendaDe(
  trx: Transaction<DB>,
  { nome, cpf, respostas }: { nome: string; cpf: string; respostas: Readonly<Record<string, unknown>> },
  documentos: readonly LinhaDeDocumento[],
  agora: Date,
): Promise<readonly LinhaDeDocumento[]> {
  const lidos = documentos.filter(({ leitura_de_renda }) => leitura_de_renda);
  if (lidos.length === 0) return [];
  const conferencias = conferirRendas(
    lidos.flatMap(({ id, tipo_documento: tipoDocumento, indice, leitura_de_renda: renda }) =>
      renda ? [{ id, tipoDocumento, indice, renda }] : [],
    ),
    {
      nome,
      cpf,
      rendaCentavos: typeof respostas.rendaCentavos === 'number' ? respostas.rendaCentavos : null,
      tiposDeRenda: lerCodigosDeRenda(respostas.tiposDeRenda),
    },
    dataEmSaoPaulo(agora),
  );
  const mudados: LinhaDeDocumento[] = [];
  for (const documento of lidos) {
    const novas = conferencias.get(documento.id) ?? [];
    if (isDeepStrictEqual(documento.conferencias, novas)) continue;
    await guardarConferencias(trx, documento.id, novas);
    mudados.push({ ...documento, conferencias: novas });
  }
  return mudados;
}
