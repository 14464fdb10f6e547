/** Refused files of one person: those in force, and those that a new one answers until it is judged. */
import { lerMotivos } from '@credito/domain/gestao/motivos';
import type { DocumentoRecusado } from '@credito/domain/pendencia/grupos';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { PessoaGuardada } from '../parte-da-atualizacao/atualizacao.repository.ts';

export async function documentosRecusados(
  db: Kysely<DB>,
  { id, tipo_pessoa: tipoPessoa }: PessoaGuardada,
): Promise<readonly DocumentoRecusado[]> {
  const respondidos = await db
    .selectFrom('documento as resposta')
    .innerJoin('documento as recusado', 'recusado.id', 'resposta.resposta_a')
    .selectAll('recusado')
    .where('resposta.dono_id', '=', id)
    .where('resposta.situacao', '=', 'enviado')
    .execute();
  const emVigor = await db
    .selectFrom('documento')
    .selectAll()
    .where('dono_id', '=', id)
    .where('situacao', '=', 'rejeitado')
    .execute();
  return [
    ...emVigor.map((documento) => ({ documento, respondido: false })),
    ...respondidos.map((documento) => ({ documento, respondido: true })),
  ].map(({ documento, respondido }) => ({
    id: documento.id,
    tipoPessoa,
    tipoDocumento: documento.tipo_documento,
    indice: documento.indice,
    motivos: lerMotivos(documento.motivos).map(({ texto }) => texto),
    respondido,
    paginas: documento.paginas,
    enviadoEm: dataEmSaoPaulo(documento.enviado_em),
  }));
}
