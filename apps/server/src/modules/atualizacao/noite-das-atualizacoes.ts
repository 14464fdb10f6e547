/**
 * Each hour after midnight in São Paulo: what the late route left behind goes on without the guarantor who did not come, or
 * ends where the student did not send it; and whoever has not confirmed is reminded.
 */
import { faltaOBloco } from '@credito/domain/atualizacao/estados';
import { encerrouAgora, lembreteDevido, prorrogacaoRecente } from '@credito/domain/atualizacao/lembretes';
import { faseDoPeriodo, prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import {
  carregarAtualizacao,
  type PeriodoGuardado,
  periodosGuardados,
} from '../parte-da-atualizacao/atualizacao.repository.ts';
import { avisarEstudanteDaAtualizacao, avisarFiadoresDaAtualizacao } from './avisar-da-atualizacao.ts';
import { avisarQuemNaoEnviou } from './avisar-estudantes.ts';
import { dispensarPessoa } from './dispensar-pessoa.ts';
import { mudarAtualizacao } from './mudar-atualizacao.ts';

export const TAREFA_NOITE_DAS_ATUALIZACOES = 'noite-das-atualizacoes';

const SISTEMA = { papel: 'sistema', ator: { tipo: 'sistema', id: null } } as const;

export async function noiteDasAtualizacoes(contexto: Contexto): Promise<void> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const falhas: unknown[] = [];
  for (const guardado of await periodosGuardados(contexto.db)) {
    const fase = faseDoPeriodo(guardado.periodo, hoje);
    if (fase === 'encerrado') {
      await encerrar(contexto, guardado, falhas);
      await avisarDoFim(contexto, guardado, hoje);
    } else if (fase !== 'antes') await lembrar(contexto, guardado, hoje);
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

async function lembrar(contexto: Contexto, guardado: PeriodoGuardado, hoje: Data): Promise<void> {
  const { periodo } = guardado;
  const { fecha, tardioAte } = prazosDoPeriodo(periodo);
  const devido = lembreteDevido(periodo, hoje);
  if (devido) {
    const vez = `${devido.ate}:${devido.vez}`;
    const nome = devido.tardio ? 'atualizacao-tardia' : 'atualizacao-lembrete';
    await avisarQuemNaoEnviou(contexto, guardado, { nome, ate: devido.ate, vez });
    // As it opens nobody waits for a guarantor yet: whoever begins that day invites theirs.
    if (devido.vez !== 'abertura') await lembrarFiadores(contexto, guardado.id, vez);
  }
  if (!prorrogacaoRecente(periodo, hoje)) return;
  const vez = `prorrogada:${fecha}:${tardioAte}`;
  const ate = hoje > fecha ? tardioAte : fecha;
  await avisarQuemNaoEnviou(contexto, guardado, { nome: 'atualizacao-prorrogada', ate, vez });
  await lembrarFiadores(contexto, guardado.id, vez);
}

/** Whoever did not even begin hears of the end too. */
async function avisarDoFim(contexto: Contexto, guardado: PeriodoGuardado, hoje: Data): Promise<void> {
  const { tardioAte } = prazosDoPeriodo(guardado.periodo);
  if (encerrouAgora(guardado.periodo, hoje))
    await avisarQuemNaoEnviou(contexto, guardado, {
      nome: 'atualizacao-vencida',
      ate: tardioAte,
      vez: tardioAte,
    });
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
