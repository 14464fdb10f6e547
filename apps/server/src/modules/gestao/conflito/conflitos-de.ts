/**
 * The requests that somebody of the staff does not work on (ADR 0095). The database finds candidates by its indexes; who
 * is part of them is said by acesso/conflito.ts alone.
 */
import { fazParte, type Identificacao, type MotivoDoConflito } from '@credito/domain/acesso/conflito';
import { temConjuge } from '@credito/domain/participante/estado-civil';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';

export async function conflitosDe(
  db: Kysely<DB>,
  operadorId: string,
): Promise<ReadonlyMap<number, MotivoDoConflito>> {
  const conflitos = new Map<number, MotivoDoConflito>();
  const candidatas: number[] = [];
  for (const { id, declarado } of await acharCandidatas(db, operadorId)) {
    if (declarado) conflitos.set(id, 'declarado');
    else candidatas.push(id);
  }
  for (const id of await asQueFazParte(db, operadorId, candidatas)) conflitos.set(id, 'faz-parte');
  return conflitos;
}

export async function conflitoCom(
  db: Kysely<DB>,
  operadorId: string,
  solicitacaoId: number,
): Promise<MotivoDoConflito | null> {
  const [parte] = await asQueFazParte(db, operadorId, [solicitacaoId]);
  if (parte !== undefined) return 'faz-parte';
  const declarado = await db
    .selectFrom('conflito_declarado')
    .select('id')
    .where('operador_id', '=', operadorId)
    .where('solicitacao_id', '=', solicitacaoId)
    .where('retirado_em', 'is', null)
    .executeTakeFirst();
  return declarado ? 'declarado' : null;
}

/** Written as the partial indexes of the migrations 0350 and 0510 say it. */
async function acharCandidatas(
  db: Kysely<DB>,
  operadorId: string,
): Promise<ReadonlyArray<{ id: number; declarado: boolean }>> {
  const { rows } = await sql<{ id: number; declarado: boolean }>`
    with eu as materialized (select cpf, chave_do_email(email) as chave from operador where id = ${operadorId})
    select p.solicitacao_id as id, false as declarado from eu join participante p
      on p.cpf = eu.cpf where p.removido_em is null
    union select p.solicitacao_id, false from eu join participante p
      on chave_do_email(p.email) = eu.chave where p.removido_em is null
    union select p.solicitacao_id, false from eu join conta c on chave_do_email(c.email) = eu.chave
      join participante p on p.conta_id = c.id where p.removido_em is null
    union select p.solicitacao_id, false from eu join participante p
      on p.respostas ->> 'cpfConjuge' = eu.cpf where p.removido_em is null and p.respostas ? 'cpfConjuge'
    union select p.solicitacao_id, false from eu join participante p
      on chave_do_email(p.respostas ->> 'emailConjuge') = eu.chave
      where p.removido_em is null and p.respostas ? 'emailConjuge'
    union select p.solicitacao_id, false from eu join participante p
      on p.respostas ->> 'cpfResponsavel' = eu.cpf where p.removido_em is null and p.respostas ? 'cpfResponsavel'
    union select p.solicitacao_id, false from eu join participante p
      on chave_do_email(p.respostas ->> 'emailResponsavel') = eu.chave
      where p.removido_em is null and p.respostas ? 'emailResponsavel'
    union select p.solicitacao_id, false from eu join autorizacao_responsavel r on r.cpf = eu.cpf
      join participante p on p.id = r.participante_id where r.revogada_em is null and p.removido_em is null
    union select p.solicitacao_id, false from eu join autorizacao_responsavel r
      on chave_do_email(r.email) = eu.chave
      join participante p on p.id = r.participante_id where r.revogada_em is null and p.removido_em is null
    union select s.id, false from eu join solicitacao s
      on s.dados ->> 'cpfDependente' = eu.cpf where s.dados ? 'cpfDependente'
    union select c.solicitacao_id, false from eu join contrato_parte p on p.cpf = eu.cpf
      join contrato c on c.id = p.contrato_id where p.grupo < 3 and p.saiu_em is null and c.codigo <> 'CAN'
    union select c.solicitacao_id, false from eu join contrato_parte p on chave_do_email(p.email) = eu.chave
      join contrato c on c.id = p.contrato_id where p.grupo < 3 and p.saiu_em is null and c.codigo <> 'CAN'
    union select c.solicitacao_id, false from eu join alteracao_parte p on p.cpf = eu.cpf
      join alteracao a on a.id = p.alteracao_id and a.fluxo not in ('EFE', 'CAN')
      join contrato c on c.id = a.contrato_id where p.grupo < 3
    union select c.solicitacao_id, false from eu join alteracao_parte p on chave_do_email(p.email) = eu.chave
      join alteracao a on a.id = p.alteracao_id and a.fluxo not in ('EFE', 'CAN')
      join contrato c on c.id = a.contrato_id where p.grupo < 3
    union select solicitacao_id, true from conflito_declarado
      where operador_id = ${operadorId} and retirado_em is null`.execute(db);
  return rows.map(({ id, declarado }) => ({ id: Number(id), declarado }));
}

async function asQueFazParte(
  db: Kysely<DB>,
  operadorId: string,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const operador = await db
    .selectFrom('operador')
    .select(['cpf', 'email'])
    .where('id', '=', operadorId)
    .executeTakeFirst();
  if (!operador) return [];
  const quem = { cpf: operador.cpf, emails: [operador.email] };
  const pessoas = await pessoasDe(db, ids);
  return ids.filter((id) => fazParte(quem, pessoas.get(id) ?? []));
}

/** Everybody whom a request names, with the contacts of today beside those that were declared. */
async function pessoasDe(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Identificacao[]>> {
  const linhas = await db
    .selectFrom('participante')
    .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
    .leftJoin('conta', 'conta.id', 'participante.conta_id')
    .leftJoin('autorizacao_responsavel as autorizacao', (juncao) =>
      juncao
        .onRef('autorizacao.participante_id', '=', 'participante.id')
        .on('autorizacao.revogada_em', 'is', null),
    )
    .select([
      'participante.solicitacao_id',
      'participante.cpf',
      'participante.email',
      'participante.respostas',
      'conta.email as email_da_conta',
      'autorizacao.cpf as cpf_do_responsavel',
      'autorizacao.email as email_do_responsavel',
      sql<string | null>`solicitacao.dados ->> 'cpfDependente'`.as('cpf_do_dependente'),
    ])
    .where('participante.solicitacao_id', 'in', ids)
    .where('participante.removido_em', 'is', null)
    .execute();
  const pessoas = new Map<number, Identificacao[]>();
  for (const linha of linhas) {
    const respostas = linha.respostas;
    const dela = pessoas.get(linha.solicitacao_id) ?? [];
    dela.push(
      identificacao(linha.cpf, linha.email, linha.email_da_conta),
      identificacao(respostas.cpfResponsavel, respostas.emailResponsavel),
      identificacao(linha.cpf_do_responsavel, linha.email_do_responsavel),
      identificacao(linha.cpf_do_dependente),
    );
    // Answers about a spouse stay while somebody says that they are not married, in case they change their mind.
    if (temConjuge(respostas.estadoCivil, respostas.uniaoEstavel))
      dela.push(identificacao(respostas.cpfConjuge, respostas.emailConjuge));
    pessoas.set(linha.solicitacao_id, dela);
  }
  for (const { solicitacao_id, cpf, email } of await partesDosContratos(db, ids))
    pessoas.set(solicitacao_id, [...(pessoas.get(solicitacao_id) ?? []), identificacao(cpf, email)]);
  return pessoas;
}

/**
 * Whoever signs for the contracts of a request, or is to sign a change of one: another guarantor than the request names. What
 * was cancelled concerns nobody, and the provider's own signatories (group 3) are no part of it.
 */
async function partesDosContratos(db: Kysely<DB>, ids: readonly number[]) {
  const { rows } = await sql<{ solicitacao_id: number; cpf: string; email: string | null }>`
    select c.solicitacao_id, p.cpf, p.email from contrato c join contrato_parte p on p.contrato_id = c.id
      where c.solicitacao_id = any(${[...ids]}::bigint[]) and c.codigo <> 'CAN' and p.grupo < 3 and p.saiu_em is null
    union select c.solicitacao_id, p.cpf, p.email from contrato c join alteracao a on a.contrato_id = c.id
      and a.fluxo not in ('EFE', 'CAN') join alteracao_parte p on p.alteracao_id = a.id
      where c.solicitacao_id = any(${[...ids]}::bigint[]) and p.grupo < 3`.execute(db);
  return rows.map((linha) => ({ ...linha, solicitacao_id: Number(linha.solicitacao_id) }));
}

function identificacao(cpf: unknown, ...emails: readonly unknown[]): Identificacao {
  return {
    cpf: typeof cpf === 'string' ? cpf : null,
    emails: emails.filter((email) => typeof email === 'string'),
  };
}
