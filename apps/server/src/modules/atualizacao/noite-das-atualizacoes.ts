/**
 * Each hour after midnight in São Paulo: what the late route left behind goes on without the guarantor who did not come, or
 * ends where the student did not send it; and whoever has not confirmed is reminded.
 */
import { faltaOBloco } from '@credito/domain/atualizacao/estados';
import { lembreteDevido } from '@credito/domain/atualizacao/lembretes';
import { faseDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { type Data, dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { avisarTodos, destinatariosDasContas } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import {
  carregarAtualizacao,
  type PeriodoGuardado,
  periodosGuardados,
} from '../parte-da-atualizacao/atualizacao.repository.ts';
import { avisarEstudanteDaAtualizacao, avisarFiadoresDaAtualizacao } from './avisar-da-atualizacao.ts';
import { dispensarPessoa } from './dispensar-pessoa.ts';
import { mudarAtualizacao } from './mudar-atualizacao.ts';

export const TAREFA_NOITE_DAS_ATUALIZACOES = 'noite-das-atualizacoes';

const SISTEMA = { papel: 'sistema', ator: { tipo: 'sistema', id: null } } as const;

export async function noiteDasAtualizacoes(contexto: Contexto): Promise<void> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const falhas: unknown[] = [];
  for (const guardado of await periodosGuardados(contexto.db)) {
    const fase = faseDoPeriodo(guardado.periodo, hoje);
    if (fase === 'encerrado') await encerrar(contexto, guardado, falhas);
    else if (fase !== 'antes') await lembrar(contexto, guardado, hoje);
  }
  if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} updates could not go on`);
}

/** Each in a transaction of its own: one that fails stops no other, and the next run finds it again. */
async function encerrar(
  { db, ...contexto }: Contexto,
  { id: periodoId }: PeriodoGuardado,
  falhas: unknown[],
) {
  const abertas = await db
    .selectFrom('atualizacao')
    .select('id')
    .where('periodo_id', '=', periodoId)
    .where('estado', '=', 'atualizacao-iniciada')
    .orderBy('id')
    .execute();
  for (const { id } of abertas)
    try {
      await encerrarUma({ db, ...contexto }, id);
    } catch (erro) {
      falhas.push(erro);
    }
}

async function encerrarUma(contexto: Contexto, id: number): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    let completa = await carregarAtualizacao(trx, id, { travar: true });
    if (completa?.atualizacao.estado !== 'atualizacao-iniciada') return;
    const estudante = completa.pessoas.find(({ tipo_pessoa }) => tipo_pessoa === 'estudante');
    if (!estudante || faltaOBloco(estudante)) {
      const vencida = await mudarAtualizacao(contexto, trx, completa, { acao: 'vencer', ...SISTEMA });
      await avisarEstudanteDaAtualizacao(contexto, trx, vencida, 'atualizacao-vencida');
      return;
    }
    for (const pessoa of completa.pessoas.filter(faltaOBloco))
      completa = await dispensarPessoa(contexto, trx, completa, pessoa, SISTEMA);
  });
}

const POR_LOTE = 500;

async function lembrar(
  contexto: Contexto,
  { id: periodoId, periodo }: PeriodoGuardado,
  hoje: Data,
): Promise<void> {
  const devido = lembreteDevido(periodo, hoje);
  if (!devido) return;
  const vez = `${devido.ate}:${devido.dias}`;
  for (let depoisDe = ''; ; ) {
    const contas = await quemNaoEnviou(contexto, periodoId, depoisDe);
    if (contas.length === 0) break;
    depoisDe = contas.at(-1) ?? '';
    await contexto.db.transaction().execute(async (trx) => {
      const pessoas = await destinatariosDasContas(trx, contas);
      const evento = {
        nome: 'atualizacao-lembrete',
        chave: 'atualizacao-lembrete',
        valores: { semestre: rotuloDoTermo(periodo), dia: formatarData(devido.ate) },
      } as const;
      await avisarTodos(
        contexto,
        trx,
        contas.flatMap((contaId) => {
          const pessoa = pessoas.get(contaId);
          return pessoa
            ? [
                {
                  chave: `atualizacao-lembrete:${contaId}:${periodoId}:${vez}`,
                  pessoa,
                  solicitacaoId: null,
                  agora: contexto.relogio.agora(),
                  email: emailDoTexto(contexto.configuracao, {
                    ...evento,
                    acao: {
                      rotulo: 'Confirmar os meus dados',
                      url: `${contexto.configuracao.servidor.publicUrl}/estudante/inicio`,
                    },
                  }),
                  celular: curtaDoTexto(contexto.configuracao, evento),
                },
              ]
            : [];
        }),
      );
    });
  }
  await lembrarFiadores(contexto, periodoId, vez);
}

/** A contract in effect, and an own part that is not done: whoever acted is not reminded any more. */
async function quemNaoEnviou({ db }: Contexto, periodoId: number, depoisDe: string): Promise<string[]> {
  const linhas = await db
    .selectFrom('contrato')
    .select('conta_id')
    .distinct()
    .where('codigo', '=', 'EFE')
    .where(sql<boolean>`conta_id::text > ${depoisDe}`)
    .where(
      sql<boolean>`not exists (
        select from atualizacao join atualizacao_pessoa parte on parte.atualizacao_id = atualizacao.id
        where atualizacao.conta_id = contrato.conta_id and atualizacao.periodo_id = ${periodoId}
          and atualizacao.estado <> 'reiniciada'
          and (atualizacao.estado <> 'atualizacao-iniciada'
            or (parte.tipo_pessoa = 'estudante' and parte.situacao <> 'aguardando')))`,
    )
    .orderBy('conta_id')
    .limit(POR_LOTE)
    .execute();
  return linhas.map(({ conta_id }) => conta_id);
}

async function lembrarFiadores(contexto: Contexto, periodoId: number, vez: string): Promise<void> {
  const abertas = await contexto.db
    .selectFrom('atualizacao')
    .select('id')
    .where('periodo_id', '=', periodoId)
    .where('estado', '=', 'atualizacao-iniciada')
    .orderBy('id')
    .execute();
  for (const { id } of abertas)
    await contexto.db.transaction().execute(async (trx) => {
      const completa = await carregarAtualizacao(trx, id, { travar: true });
      if (completa?.atualizacao.estado === 'atualizacao-iniciada')
        await avisarFiadoresDaAtualizacao(
          contexto,
          trx,
          completa,
          'atualizacao-fiador-lembrete',
          faltaOBloco,
          vez,
        );
    });
}
