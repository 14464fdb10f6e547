/** The kinds of owner, each with its rules: a further kind does not compile without its row (ADR 0118). */
import { TIPOS_DE_DONO, type TipoDeDono } from '@credito/domain/documento/dono';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, DonoDeDocumento } from '../../banco/esquema.gerado.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao-de-conta.ts';
import type { LinhaDeDocumento } from './documento.repository.ts';
import type { RegrasDoDono } from './dono.ts';
import type { LugarDoDono } from './lugar.ts';

/** What each kind decides; composed where the server is put together. */
export type DonosDoDocumento = {
  readonly [T in TipoDeDono]: RegrasDoDono<Extract<LugarDoDono, { tipo: T }>>;
};

type ComDonos = { donosDoDocumento: DonosDoDocumento };

/** Of the kind that the place is of; the compiler cannot see that one word chooses both. */
export const regrasDe = <L extends LugarDoDono>({ donosDoDocumento }: ComDonos, lugar: L): RegrasDoDono<L> =>
  donosDoDocumento[lugar.tipo] as unknown as RegrasDoDono<L>;

/** The same place, and nobody else in it: whoever takes it meanwhile does not get the file. */
export const comEsteDono = (lugar: LugarDoDono, donoId: string): LugarDoDono =>
  lugar.tipo === 'participante' ? { ...lugar, participanteId: donoId } : lugar;

/** One column for each kind, and none besides. */
const COLUNA_DO_DONO: Readonly<Record<TipoDeDono, Exclude<keyof DonoDeDocumento, 'id'>>> = {
  participante: 'participante_id',
  atualizacao_pessoa: 'atualizacao_pessoa_id',
  alteracao_renda: 'alteracao_renda_id',
};

export const linhaDoDono = (tipo: TipoDeDono, id: string): Insertable<DonoDeDocumento> => ({
  id,
  [COLUNA_DO_DONO[tipo]]: id,
});

function tipoDoDono(dono: Selectable<DonoDeDocumento>): TipoDeDono {
  const tipo = TIPOS_DE_DONO.find((um) => dono[COLUNA_DO_DONO[um]] !== null);
  if (!tipo) throw new Error('an owner stands for nothing');
  return tipo;
}

export interface DocumentoNoLugar {
  documento: LinhaDeDocumento;
  lugar: LugarDoDono;
}

/** One document and where its owner is found, when its owner has something to do with the account; 404 otherwise. */
export async function exigirAlcance(
  contexto: ComDonos,
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  id: string,
): Promise<DocumentoNoLugar> {
  const achado = await comDono(db)
    .where('documento.id', '=', id)
    .where(({ or }) =>
      or(TIPOS_DE_DONO.map((tipo) => contexto.donosDoDocumento[tipo].alcanca(sessao.contaId))),
    )
    .executeTakeFirst();
  if (!achado) throw naoEncontrado();
  return noLugar(contexto, db, achado);
}

/** The same for the system itself, which reaches everything. */
export async function findNoLugar(
  contexto: ComDonos & { db: Kysely<DB> },
  id: string,
): Promise<DocumentoNoLugar | null> {
  const achado = await comDono(contexto.db).where('documento.id', '=', id).executeTakeFirst();
  return achado ? noLugar(contexto, contexto.db, achado) : null;
}

function comDono(db: Kysely<DB>) {
  return db
    .selectFrom('documento')
    .innerJoin('dono_de_documento', 'dono_de_documento.id', 'documento.dono_id')
    .selectAll('documento')
    .select([
      'dono_de_documento.participante_id',
      'dono_de_documento.atualizacao_pessoa_id',
      'dono_de_documento.alteracao_renda_id',
    ]);
}

async function noLugar(
  { donosDoDocumento }: ComDonos,
  db: Kysely<DB>,
  {
    participante_id,
    atualizacao_pessoa_id,
    alteracao_renda_id,
    ...documento
  }: LinhaDeDocumento & Omit<Selectable<DonoDeDocumento>, 'id'>,
): Promise<DocumentoNoLugar> {
  const tipo = tipoDoDono({
    id: documento.dono_id,
    participante_id,
    atualizacao_pessoa_id,
    alteracao_renda_id,
  });
  return { documento, lugar: await donosDoDocumento[tipo].lugarDe(db, documento.dono_id) };
}
