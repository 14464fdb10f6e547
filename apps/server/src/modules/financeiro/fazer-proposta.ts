/** What a confirmed proposal does to a contract's money, and why it cannot. */
import { concluirPagamento } from '@credito/domain/cobranca/conclusao';
import { primeiroVencimento } from '@credito/domain/credito/vencimento';
import { somar } from '@credito/domain/dinheiro/conta';
import type { DadosDaProposta } from '@credito/domain/razao/propostas-financeiras';
import { contaNoPlano } from '@credito/domain/razao/usos';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import { encerrarCurso } from '../contrato/encerrar-curso.ts';
import { agendarBaixas } from './agendar-baixas.ts';
import { creditoDoPagador, noDia } from './apresentar-posicao.ts';
import { concluirContratos } from './concluir-contratos.ts';
import { agendarDevolucao } from './devolver.ts';
import { lancar } from './lancar.ts';
import { carregarPosicoes, devolucoesFeitas, type Posicao } from './posicao.ts';

interface Recusa {
  campo: string;
  mensagem: string;
}

export function recusaDaProposta(
  { relogio }: Pick<Contexto, 'relogio'>,
  posicao: Posicao,
  dados: DadosDaProposta,
): Recusa | null {
  const hoje = dataEmSaoPaulo(relogio.agora());
  switch (dados.tipo) {
    case 'fim-do-curso':
      return recusaDoFim(posicao, dados.em, hoje);
    case 'devolucao':
      return recusaDaDevolucao(posicao, dados, hoje);
    case 'recebimento-manual':
      if (dados.em > hoje) return { campo: 'em', mensagem: 'O dia do pagamento não pode estar no futuro.' };
      if (dados.parcela !== null && !posicao.parcelas.some(({ numero }) => numero === dados.parcela))
        return { campo: 'parcela', mensagem: 'O contrato não tem esta parcela.' };
      return null;
  }
}

function recusaDoFim({ contrato, usos }: Posicao, em: Data, hoje: Data): Recusa | null {
  if (contrato.codigo !== 'EFE')
    return { campo: 'em', mensagem: 'Só um contrato em vigor tem o curso encerrado.' };
  if (contrato.curso_terminou_em !== null)
    return { campo: 'em', mensagem: 'O fim deste curso já foi registrado.' };
  if (em > hoje) return { campo: 'em', mensagem: 'O fim do curso não pode estar no futuro.' };
  if (contrato.primeiro_vencimento <= hoje)
    return { campo: 'em', mensagem: 'A restituição deste contrato já começou.' };
  const [primeiro] = usos;
  return primeiro && em < primeiro.em && usos.some(({ situacao }) => situacao === 'pago')
    ? { campo: 'em', mensagem: 'Há mensalidades pagas à instituição depois deste dia.' }
    : null;
}

function recusaDaDevolucao(
  posicao: Posicao,
  { recebimentoId, centavos }: { recebimentoId: string; centavos: number },
  hoje: Data,
): Recusa | null {
  const recebimento = posicao.recebimentos.find(({ id }) => id === recebimentoId);
  if (!recebimento) return { campo: 'recebimentoId', mensagem: 'O contrato não tem este pagamento.' };
  const devolvido = somar(
    devolucoesFeitas(posicao).flatMap((uma) => (uma.recebimento_id === recebimentoId ? [uma.centavos] : [])),
  );
  if (centavos > recebimento.centavos - devolvido)
    return { campo: 'centavos', mensagem: 'Não se devolve mais do que o pagamento trouxe.' };
  return centavos > creditoDoPagador(noDia(posicao, hoje))
    ? { campo: 'centavos', mensagem: 'Só se devolve o que é crédito do pagador.' }
    : null;
}

interface Quem {
  operadorId: string;
  motivo: string;
  /** Makes a payment that was entered by hand one payment. */
  propostaId: string;
}

/** `posicao` must have been loaded with `travar` in the same transaction. */
export async function fazerProposta(
  contexto: Contexto,
  trx: Transaction<DB>,
  posicao: Posicao,
  dados: DadosDaProposta,
  quem: Quem,
): Promise<void> {
  const { id } = posicao.contrato;
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  if (dados.tipo === 'fim-do-curso') await encerrar(trx, posicao, dados.em, hoje);
  else if (dados.tipo === 'devolucao') await devolver(contexto, trx, posicao, dados, hoje);
  else await receberPorFora(contexto, trx, posicao, dados, quem);
  const depois = await carregarPosicoes(trx, [id]);
  await lancar(
    contexto,
    trx,
    depois.map((uma) => ({
      posicao: uma,
      causa: {
        tipo: ({ 'fim-do-curso': 'plano', devolucao: 'devolucao', 'recebimento-manual': 'ajuste' } as const)[
          dados.tipo
        ],
        em: hoje,
        operadorId: quem.operadorId,
        motivo: quem.motivo,
      },
    })),
  );
  await concluirContratos(contexto, trx, depois);
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

async function devolver(
  { aleatorio, relogio }: Contexto,
  trx: Transaction<DB>,
  { contrato }: Posicao,
  { recebimentoId, centavos }: { recebimentoId: string; centavos: number },
  hoje: Data,
): Promise<void> {
  const id = aleatorio.uuid();
  await trx
    .insertInto('devolucao')
    .values({
      id,
      contrato_id: contrato.id,
      recebimento_id: recebimentoId,
      centavos,
      estado: 'pedida',
      em: hoje,
      pedida_em: relogio.agora(),
    })
    .execute();
  await agendarDevolucao(trx, id);
}

async function receberPorFora(
  { aleatorio, relogio }: Contexto,
  trx: Transaction<DB>,
  posicao: Posicao,
  { centavos, em, parcela }: { centavos: number; em: Data; parcela: number | null },
  { propostaId }: Quem,
): Promise<void> {
  const { contrato } = posicao;
  if (!['EFE', 'BAI'].includes(contrato.codigo)) throw conflito('Este contrato já terminou.');
  const { extrato } = noDia(posicao, em);
  const devidoCentavos = somar(
    extrato.parcelas.flatMap(({ numero, totalAberto }) =>
      parcela === null || parcela === numero ? [totalAberto] : [],
    ),
  );
  // Without an instalment it pays the oldest ones: less than everything is no news then.
  const situacao = parcela === null && centavos < devidoCentavos ? 'exata' : null;
  await trx
    .insertInto('recebimento')
    .values({
      id: aleatorio.uuid(),
      contrato_id: contrato.id,
      cobranca_id: null,
      chave: `manual:${propostaId}`,
      meio: 'manual',
      em,
      pago_em: new Date(`${em}T12:00:00-03:00`),
      gravado_em: relogio.agora(),
      centavos,
      parcela,
      antecipa: false,
      conclusao:
        situacao ?? concluirPagamento({ situacao: 'aberta', devidoCentavos, recebidoCentavos: centavos }),
    })
    .execute();
}
