/** Monthly fees become paid, held or cancelled, and the debt follows: plan first, ledger after it (ADR 0150, 0153). */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { decidirUsos, replanejar, type UsoDecidido } from '../contrato/gravar-plano.ts';
import { concluirContratos } from './concluir-contratos.ts';
import { lancar } from './lancar.ts';
import { carregarPosicoes } from './posicao.ts';

/** As it was proposed: which school is paid, and how much. */
interface UsoProposto extends UsoDecidido {
  instituicaoId: number;
  centavos: number;
}

/**
 * False where one of them was decided meanwhile, is of a contract that is not in effect, or is another school's or another
 * amount since an alteration: nothing is written then.
 */
export async function repassarUsos(
  contexto: Contexto,
  trx: Transaction<DB>,
  usos: readonly UsoProposto[],
  { operadorId, motivo }: { operadorId: string; motivo: string },
): Promise<boolean> {
  const contratos = [...new Set(usos.map(({ contratoId }) => contratoId))];
  const antes = new Map(
    (await carregarPosicoes(trx, contratos, { travar: true })).map((posicao) => [
      posicao.contrato.id,
      posicao,
    ]),
  );
  const decidiveis = usos.every(({ contratoId, posicao, instituicaoId, centavos }) => {
    const doContrato = antes.get(contratoId);
    const uso = doContrato?.usos.find((um) => um.posicao === posicao);
    return (
      uso !== undefined &&
      doContrato?.contrato.codigo === 'EFE' &&
      ['previsto', 'retido'].includes(uso.situacao) &&
      (uso.instituicao_id ?? doContrato.contrato.instituicao_id) === instituicaoId &&
      uso.financiado_centavos === centavos
    );
  });
  if (!decidiveis) return false;
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  await decidirUsos(trx, usos, hoje);
  const cancelados = new Set(
    usos.flatMap(({ contratoId, situacao }) => (situacao === 'cancelado' ? [contratoId] : [])),
  );
  if (cancelados.size > 0)
    for (const { contrato, usos: dele } of await carregarPosicoes(trx, [...cancelados]))
      await replanejar(trx, { contrato, usos: dele }, contrato.primeiro_vencimento);
  const depois = await carregarPosicoes(trx, contratos);
  await lancar(
    contexto,
    trx,
    depois.map((posicao) => ({ posicao, causa: { tipo: 'repasse', em: hoje, operadorId, motivo } })),
  );
  await concluirContratos(contexto, trx, depois);
  return true;
}
