/** The people of a request with the newest that is known of them: what a concluded update changed holds for the next contract. */
import { mesmoCasamentoERegime } from '@credito/domain/atualizacao/casamento';
import { respostasVigentes } from '@credito/domain/atualizacao/formulario';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { Kysely, Selectable } from 'kysely';
import type { ContratoParteVersao, DB } from '../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { versoesDe } from './contrato.repository.ts';

type Participante = SolicitacaoCompleta['participantes'][number];
type Versao = Selectable<ContratoParteVersao>;

export async function comDadosVigentes(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
): Promise<SolicitacaoCompleta> {
  const versoes = await versoesDe(
    db,
    completa.participantes.map(({ id }) => id),
  );
  if (versoes.length === 0) return completa;
  let { documentos } = completa;
  const participantes: Participante[] = [];
  for (const participante of completa.participantes) {
    const suas = versoes.filter(({ participante_id }) => participante_id === participante.id);
    const ultima = suas.at(-1);
    if (!ultima) {
      participantes.push(participante);
      continue;
    }
    const { email, telefone } = ultima;
    const respostas = { ...respostasVigentes(participante.respostas, ultima.respostas) };
    participantes.push({ ...participante, email, telefone, respostas });
    documentos = await comProvasDoCasamento(db, documentos, {
      participante,
      donos: donosDasProvas(participante, suas, respostas),
    });
  }
  return { ...completa, participantes, documentos };
}

/** What decides whether the spouse signs. */
const PROVAS_DO_CASAMENTO: readonly TipoDocumento[] = ['PACTO_ANTENUPCIAL', 'AVERBACAO_SEPARACAO'];

/** Back to where this marriage, under this regime, was said first: what was proven of another one is over. */
function donosDasProvas(
  { id, respostas: declaradas }: Participante,
  versoes: readonly Versao[],
  vigentes: Readonly<Record<string, unknown>>,
): readonly string[] {
  const donos: string[] = [];
  for (const versao of versoes.toReversed()) {
    if (!mesmoCasamentoERegime(versao.respostas, vigentes)) return donos;
    donos.push(versao.atualizacao_pessoa_id);
  }
  return mesmoCasamentoERegime(declaradas, vigentes) ? [...donos, id] : donos;
}

/** As if the person had handed them in with the request, where whoever computes the signers looks for them. */
async function comProvasDoCasamento(
  db: Kysely<DB>,
  documentos: SolicitacaoCompleta['documentos'],
  { participante: { id }, donos }: { participante: Participante; donos: readonly string[] },
): Promise<SolicitacaoCompleta['documentos']> {
  const deOutroCasamento = (documento: (typeof documentos)[number]) =>
    documento.dono_id === id && PROVAS_DO_CASAMENTO.includes(documento.tipo_documento) && !donos.includes(id);
  const daAtualizacao = donos.filter((dono) => dono !== id);
  const provas =
    daAtualizacao.length === 0
      ? []
      : await db
          .selectFrom('documento')
          .selectAll()
          .where('dono_id', 'in', [...daAtualizacao])
          .where('tipo_documento', 'in', [...PROVAS_DO_CASAMENTO])
          .where('situacao', '=', 'aprovado')
          .execute();
  return [
    ...documentos.filter((documento) => !deOutroCasamento(documento)),
    ...provas.map((prova) => ({ ...prova, dono_id: id })),
  ];
}
