/** A confirmed report about the course, in one contract: what is paid to the school, and from when it is paid back (ADR 0158). */
import type { ExtratoDoContrato } from '@credito/api/financeiro.rotas';
import { primeiroVencimento } from '@credito/domain/credito/vencimento';
import { isDoCurso, TIPOS_DO_CURSO } from '@credito/domain/razao/propostas-financeiras';
import { contaNoPlano } from '@credito/domain/razao/usos';
import {
  acontecimentoDe,
  CONSEQUENCIA_DO_ACONTECIMENTO,
  type DadosDoCurso,
  ROTULO_DO_ACONTECIMENTO_DO_CURSO,
  recusaDoAcontecimento,
} from '@credito/domain/razao/vida-do-curso';
import type { Data } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { encerrarCurso, suspenderCurso } from '../contrato/encerrar-curso.ts';
import { encerrarNaoEfetivados } from '../contrato/encerrar-nao-efetivados.ts';
import { agendarBaixas } from './agendar-baixas.ts';
import type { Posicao } from './posicao.ts';

type DoContrato = Pick<Posicao['contrato'], 'conta_id' | 'bolsa_id'>;

/** Contracts in effect of the same student in the same programme, the earliest term first: one course (credito, section 5). */
export async function contratosDoCurso(db: Kysely<DB>, contrato: DoContrato): Promise<number[]> {
  const contratos = await db
    .selectFrom('contrato')
    .select('id')
    .where('conta_id', '=', contrato.conta_id)
    .where('bolsa_id', '=', contrato.bolsa_id)
    .where('codigo', '=', 'EFE')
    .orderBy('ano')
    .orderBy('semestre')
    .orderBy('id')
    .execute();
  return contratos.map(({ id }) => id);
}

/** As the student reads it: what was confirmed, and what it changed. */
export async function vidaDoCurso(db: Kysely<DB>, contratoId: number): Promise<ExtratoDoContrato['curso']> {
  const confirmadas = await db
    .selectFrom('proposta_financeira')
    .select(['id', 'dados'])
    .where('contrato_id', '=', contratoId)
    .where('tipo', 'in', TIPOS_DO_CURSO)
    .where('estado', '=', 'confirmada')
    .orderBy('respondida_em')
    .execute();
  return confirmadas.flatMap(({ id, dados }) => {
    if (!isDoCurso(dados)) return [];
    const acontecimento = acontecimentoDe(dados);
    return [
      {
        id,
        em: dados.em,
        titulo: ROTULO_DO_ACONTECIMENTO_DO_CURSO[acontecimento],
        texto: CONSEQUENCIA_DO_ACONTECIMENTO[acontecimento],
      },
    ];
  });
}

export const recusaNoCurso = ({ contrato, usos }: Posicao, dados: DadosDoCurso, hoje: Data): string | null =>
  recusaDoAcontecimento(
    {
      emVigor: contrato.codigo === 'EFE',
      terminouEm: contrato.curso_terminou_em,
      suspensoEm: contrato.curso_suspenso_em,
      primeiroVencimento: contrato.primeiro_vencimento,
      usos,
    },
    dados,
    hoje,
  );

export async function registrarNoCurso(
  contexto: Contexto,
  trx: Transaction<DB>,
  posicao: Posicao,
  dados: DadosDoCurso,
  hoje: Data,
): Promise<void> {
  switch (dados.tipo) {
    case 'fim-do-curso':
      await encerrar(trx, posicao, dados.em, hoje);
      return encerrarNaoEfetivados(contexto, trx, posicao.contrato);
    case 'suspensao-do-curso':
      return suspenderCurso(trx, posicao.contrato.id, dados.em);
    case 'retomada-do-curso':
      return suspenderCurso(trx, posicao.contrato.id, null);
  }
}

/** Nothing later is paid to the school, and what was paid is paid back from the month after on: a clause, no alteration. */
async function encerrar(trx: Transaction<DB>, posicao: Posicao, em: Data, hoje: Data): Promise<void> {
  const { contrato, usos } = posicao;
  const ficam = usos.filter((uso) => contaNoPlano(uso.situacao) && (uso.situacao === 'pago' || uso.em <= em));
  const ultimoUso = ficam.at(-1)?.em ?? em;
  const [anterior] = (
    await sql<{ ultimo: Data | null }>`
      select max(parcela.vencimento) as ultimo from contrato outro
      join contrato_parcela parcela on parcela.contrato_id = outro.id
      where outro.conta_id = ${contrato.conta_id} and outro.bolsa_id = ${contrato.bolsa_id}
        and outro.codigo in ('EFE', 'LIQ') and (outro.ano, outro.semestre) < (${contrato.ano}, ${contrato.semestre})`.execute(
      trx,
    )
  ).rows;
  const inicio = primeiroVencimento(contrato.regras, {
    // Reported late, it begins in the month after the report: nobody is late by surprise.
    ultimoUso: [ultimoUso, em, hoje].toSorted().at(-1) ?? em,
    ultimoVencimentoAnterior: anterior?.ultimo ?? null,
  });
  await encerrarCurso(trx, posicao, {
    em,
    hoje,
    // Never later than it was agreed.
    primeiroVencimento: [inicio, contrato.primeiro_vencimento].toSorted()[0] ?? inicio,
    cancelados: usos.flatMap((uso) =>
      ficam.includes(uso) || uso.situacao === 'cancelado' ? [] : [uso.posicao],
    ),
  });
  await trx
    .updateTable('cobranca')
    .set({ a_baixar: 'o plano mudou com o fim do curso' })
    .where('contrato_id', '=', contrato.id)
    .where('situacao', 'in', ['registrando', 'aberta', 'vencida'])
    .execute();
  await agendarBaixas(trx);
}
