/** Updates with their people and their period, as they are kept. */
import { ATUALIZACOES_ABERTAS } from '@credito/domain/atualizacao/estados';
import { type Periodo, recebe } from '@credito/domain/atualizacao/periodo';
import { TIPOS_DE_PESSOA, type TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Data } from '@credito/domain/tempo/data';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Atualizacao, AtualizacaoPessoa, DB, PeriodoDeAtualizacao } from '../../banco/esquema.gerado.ts';
import { documentosDosDonos } from '../documento/documento.repository.ts';

export type PessoaGuardada = Selectable<AtualizacaoPessoa>;

export interface AtualizacaoCompleta {
  atualizacao: Selectable<Atualizacao>;
  periodo: Periodo;
  /** In the order estudante, fiador, fiador2. */
  pessoas: readonly PessoaGuardada[];
}

export function lerPeriodo(linha: Selectable<PeriodoDeAtualizacao>): Periodo {
  const { ano, semestre, abre, fecha, tardio_ate: tardioAte, prorrogacoes } = linha;
  return { ano, semestre, abre, fecha, tardioAte, prorrogacoes };
}

export interface PeriodoGuardado {
  id: number;
  periodo: Periodo;
}

export async function periodosGuardados(db: Kysely<DB>): Promise<readonly PeriodoGuardado[]> {
  const linhas = await db
    .selectFrom('periodo_de_atualizacao')
    .selectAll()
    .orderBy('ano', 'desc')
    .orderBy('semestre', 'desc')
    .execute();
  return linhas.map((linha) => ({ id: linha.id, periodo: lerPeriodo(linha) }));
}

/** The one that takes updates on the day; no two do. */
export async function periodoDoDia(db: Kysely<DB>, hoje: Data): Promise<PeriodoGuardado | null> {
  return (await periodosGuardados(db)).find(({ periodo }) => recebe(periodo, hoje)) ?? null;
}

/** Whether the account is somebody in the update. */
const tomaParteNaAtualizacao = (contaId: string) =>
  sql<boolean>`exists (select from atualizacao_pessoa parte
    where parte.atualizacao_id = atualizacao.id and parte.conta_id = ${contaId})`;

interface Opcoes {
  /** Other writers wait until the transaction ends. */
  travar?: boolean;
  /** Null for everybody else: foreign and missing ones are asked for by the same statement. */
  de?: string;
}

export async function carregarAtualizacao(
  db: Kysely<DB>,
  id: number,
  { travar = false, de }: Opcoes = {},
): Promise<AtualizacaoCompleta | null> {
  let consulta = db.selectFrom('atualizacao').selectAll().where('id', '=', id);
  if (de !== undefined) consulta = consulta.where(tomaParteNaAtualizacao(de));
  if (travar) consulta = consulta.forNoKeyUpdate();
  const atualizacao = await consulta.executeTakeFirst();
  return atualizacao ? completar(db, atualizacao) : null;
}

async function completar(db: Kysely<DB>, atualizacao: Selectable<Atualizacao>): Promise<AtualizacaoCompleta> {
  const pessoas = await db
    .selectFrom('atualizacao_pessoa')
    .selectAll()
    .where('atualizacao_id', '=', atualizacao.id)
    .execute();
  const periodo = await db
    .selectFrom('periodo_de_atualizacao')
    .selectAll()
    .where('id', '=', atualizacao.periodo_id)
    .executeTakeFirstOrThrow();
  pessoas.sort((a, b) => ordem(a.tipo_pessoa) - ordem(b.tipo_pessoa));
  return { atualizacao, pessoas, periodo: lerPeriodo(periodo) };
}

const ordem = (tipo: TipoPessoa) => TIPOS_DE_PESSOA.indexOf(tipo);

/** The student's newest one that was not given up. */
export async function ultimaDoEstudante(
  db: Kysely<DB>,
  contaId: string,
): Promise<AtualizacaoCompleta | null> {
  const ultima = await db
    .selectFrom('atualizacao')
    .selectAll()
    .where('conta_id', '=', contaId)
    .where('estado', 'not in', ['reiniciada', 'vencida'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ultima ? completar(db, ultima) : null;
}

/** Those in which the account guarantees the contract, and on which somebody still acts. */
export async function abertasComoFiador(
  db: Kysely<DB>,
  contaId: string,
): Promise<readonly AtualizacaoCompleta[]> {
  const linhas = await db
    .selectFrom('atualizacao')
    .selectAll()
    .where('estado', 'in', [...ATUALIZACOES_ABERTAS])
    .where(
      sql<boolean>`exists (select from atualizacao_pessoa parte where parte.atualizacao_id = atualizacao.id
        and parte.conta_id = ${contaId} and parte.tipo_pessoa <> 'estudante')`,
    )
    .orderBy('id')
    .execute();
  const completas: AtualizacaoCompleta[] = [];
  for (const linha of linhas) completas.push(await completar(db, linha));
  return completas;
}

export const documentosDasPessoas = (db: Kysely<DB>, pessoas: readonly Pick<PessoaGuardada, 'id'>[]) =>
  documentosDosDonos(
    db,
    pessoas.map(({ id }) => id),
  );

/** What changes of one person's part; the version goes up with what a screen shows, and is `mesma` otherwise. */
export async function gravarPessoa(
  trx: Transaction<DB>,
  { id, versao }: PessoaGuardada,
  mudancas: Partial<
    Pick<
      PessoaGuardada,
      | 'situacao'
      | 'tipo_contato'
      | 'telefone_verificado'
      | 'concluida_em'
      | 'parada_hash'
      | 'parada_telefone'
      | 'lembrada_em'
    >
  > & { respostas?: Readonly<Record<string, unknown>>; motivos?: readonly string[] },
  qualVersao: 'seguinte' | 'mesma' = 'seguinte',
): Promise<PessoaGuardada> {
  const { respostas, motivos, ...colunas } = mudancas;
  return trx
    .updateTable('atualizacao_pessoa')
    .set({
      ...colunas,
      ...(respostas ? { respostas: JSON.stringify(respostas) } : {}),
      ...(motivos ? { motivos: JSON.stringify(motivos) } : {}),
      versao: qualVersao === 'mesma' ? versao : versao + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Everybody of an update as they begin it: what is known of them is both what stood there and what they start from. */
export async function inserirPessoas(
  trx: Transaction<DB>,
  atualizacaoId: number,
  pessoas: ReadonlyArray<
    Pick<
      PessoaGuardada,
      'id' | 'tipo_pessoa' | 'parte_id' | 'participante_id' | 'conta_id' | 'nome' | 'cpf'
    > & { respostas: Readonly<Record<string, unknown>> }
  >,
): Promise<void> {
  await trx
    .insertInto('atualizacao_pessoa')
    .values(
      pessoas.map(({ respostas, ...pessoa }) => ({
        ...pessoa,
        atualizacao_id: atualizacaoId,
        originais: JSON.stringify(respostas),
        respostas: JSON.stringify(respostas),
      })),
    )
    .execute();
}
