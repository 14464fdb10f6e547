/** What the nights have left: each charge and each payment once, every cent where it belongs. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../apps/server/src/banco/esquema.gerado.ts';
import type { ProvedorFicticio } from '../../apps/server/src/gateways/pagamento/ficticio/provedor-ficticio.ts';
import { acharQuebras } from '../../apps/server/src/modules/invariantes/regras.ts';
import { INVARIANTES_DO_DINHEIRO } from '../../apps/server/src/modules/invariantes/regras-do-dinheiro.ts';
import { PRIMEIRO } from '../noite/povoar-contratos.ts';

export async function conferirCobrancas(
  db: Kysely<DB>,
  provedor: ProvedorFicticio,
  quantas: number,
): Promise<readonly string[]> {
  const { rows } = await sql<Record<string, number>>`
    select count(*)::integer as total, count(*) filter (where situacao = 'aberta')::integer as abertas,
      count(distinct contrato_id)::integer as contratos,
      (select count(*)::integer from mensagem where modelo = 'cobranca-emitida' and canal = 'email') as avisos
    from cobranca where contrato_id >= ${PRIMEIRO}`.execute(db);
  const { total = 0, abertas = 0, contratos = 0, avisos = 0 } = rows[0] ?? {};
  return [
    ...diferente('charges', total, quantas),
    ...diferente('open charges', abertas, quantas),
    ...diferente('contracts with a charge', contratos, quantas),
    ...diferente('people told once', avisos, quantas),
    ...diferente('charges at the provider', provedor.memoria.estado.cobrancas.size, quantas),
  ];
}

export async function conferirPagamentos(
  db: Kysely<DB>,
  provedor: ProvedorFicticio,
): Promise<readonly string[]> {
  const { pagamentos } = provedor.memoria.estado;
  const { rows } = await sql<{ total: number; centavos: string; caixa: string; avisos: number }>`
    select count(*)::integer as total, coalesce(sum(centavos), 0) as centavos,
      (select coalesce(sum(centavos), 0) from lancamento_linha where conta = 'caixa') as caixa,
      (select count(*)::integer from mensagem where modelo = 'pagamento-recebido' and canal = 'email') as avisos
    from recebimento`.execute(db);
  const recebidos = rows[0];
  const esperado = pagamentos.reduce((soma, { centavos }) => soma + centavos, 0);
  const erros = [
    ...diferente('payments', recebidos?.total ?? 0, pagamentos.length),
    ...diferente('people told once of a payment', recebidos?.avisos ?? 0, pagamentos.length),
    ...diferente('cents received', Number(recebidos?.centavos), esperado),
    ...diferente('cents in the ledger', Number(recebidos?.caixa), esperado),
  ];
  for (const regra of INVARIANTES_DO_DINHEIRO) {
    const { total } = await acharQuebras(db, regra, 1);
    erros.push(...diferente(regra.id, total, 0));
  }
  return erros;
}

const diferente = (oQue: string, visto: number, esperado: number) =>
  visto === esperado ? [] : [`${oQue}: ${visto} instead of ${esperado}`];
