/** What was read in a file of a person: compared with what they declared, and filled in where they said nothing yet. */
import {
  type Conferencia,
  conferirIdentidade,
  conferirQueNaoEIdentidade,
  isQueNaoEIdentidade,
} from '@credito/domain/documento/conferencia';
import { identidadeDeclarada, preencherVazios } from '@credito/domain/participante/preenchimento';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import { gravacaoDaLeitura, type LeituraDoDocumento, visionLida, visionVista } from '../documento/leitura.ts';
import { respostasDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';

type Pessoa = Selectable<Participante>;

/** The locked request as it is then; null when the file did not wait for its reading any more. */
export async function guardarLeituraDoParticipante(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  leitura: LeituraDoDocumento,
): Promise<SolicitacaoCompleta | null> {
  const { documento } = leitura;
  const pessoa = completa.participantes.find(({ id }) => id === documento.dono_id);
  const preenchida = pessoa && preencher(completa, pessoa, leitura);
  const guardado = await trx
    .with('lido', (db) => gravacaoDaLeitura(db, leitura, conferir(pessoa, leitura)))
    .with('preenchido', (db) =>
      db
        .updateTable('participante')
        .set({
          data_nascimento: preenchida?.data_nascimento ?? null,
          respostas: sql`${JSON.stringify(preenchida?.respostas ?? {})}::jsonb`,
        })
        .where('id', '=', preenchida?.id ?? null)
        .where(({ exists, selectFrom }) => exists(selectFrom('lido').select('lido.id'))),
    )
    .selectFrom('lido')
    .selectAll()
    .executeTakeFirst();
  if (!guardado) return null;
  return comGravadas(completa, {
    documentos: [guardado],
    ...(preenchida ? { participantes: [preenchida] } : {}),
  });
}

/** What an analyst would look at first, with what was declared before the reading filled anything in. */
function conferir(pessoa: Pessoa | undefined, leitura: LeituraDoDocumento): readonly Conferencia[] {
  const { tipo_documento: tipoDocumento } = leitura.documento;
  const vista = visionVista(leitura);
  if (vista && isQueNaoEIdentidade(tipoDocumento)) return conferirQueNaoEIdentidade(tipoDocumento, vista);
  const vision = visionLida(leitura);
  if (!vision) return [];
  const declarado = pessoa ? identidadeDeclarada(tipoDocumento, respostasDe(pessoa)) : {};
  const conferencias = conferirIdentidade(
    vision,
    { nome: declarado.nome ?? '', cpf: declarado.cpf ?? '' },
    dataEmSaoPaulo(leitura.agora),
  );
  return conferencias.filter(
    ({ regra }) => (regra !== 'nome' && regra !== 'cpf') || declarado[regra] !== undefined,
  );
}

/**
 * What was read fills the empty answers, on the server so that another device sees it. The version stays: nobody
 * who is typing meanwhile is told that their data changed, and what they save wins. Nothing where nothing is filled in.
 */
function preencher(
  completa: SolicitacaoCompleta,
  pessoa: Pessoa,
  leitura: LeituraDoDocumento,
): Pessoa | undefined {
  const vision = visionLida(leitura);
  const vigente = completa.documentos.some(({ id }) => id === leitura.documento.id);
  if (!vision || !vigente || ESTADOS[completa.solicitacao.sigla].natureza !== 'editavel') return undefined;
  const { dataNascimento, ...respostas } = preencherVazios(
    respostasDe(pessoa),
    leitura.documento.tipo_documento,
    vision,
  );
  if (dataNascimento === undefined && Object.keys(respostas).length === 0) return undefined;
  return {
    ...pessoa,
    ...(dataNascimento === undefined ? {} : { data_nascimento: dataNascimento }),
    respostas: { ...pessoa.respostas, ...respostas },
  };
}
