/** What a guarantor reads of money: what may still be asked of them, and what is late. */
import type { GarantidoNoFinanceiro, rotaFinanceiroDoFiador } from '@credito/api/financeiro-fiador.rotas';
import type { Resposta } from '@credito/api/rota';
import { garantiaDoContrato } from '@credito/domain/contrato/exposicao';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { isNoFinanceiro } from '@credito/domain/razao/situacao-financeira';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { diasEntre } from '@credito/domain/tempo/meses';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { contratosGarantidosPor } from '../contrato/contrato.repository.ts';
import { apresentarPosicao, noDia, type PosicaoNoDia } from './apresentar-posicao.ts';
import { carregarPosicoes } from './posicao.ts';

export async function verFinanceiroDoFiador(
  { db, relogio }: Contexto,
  { contaId }: SessaoDeConta,
): Promise<Resposta<typeof rotaFinanceiroDoFiador>> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const ids = (await contratosGarantidosPor(db, contaId))
    .filter(({ codigo }) => isNoFinanceiro(codigo))
    .map(({ id }) => id);
  const estudantes = await db
    .selectFrom('contrato_parte')
    .select(['contrato_id', 'nome'])
    .where('contrato_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('papel', '=', 'estudante')
    .execute();
  const nomes = new Map(estudantes.map(({ contrato_id, nome }) => [contrato_id, nome]));
  const posicoes = await carregarPosicoes(db, ids);
  return {
    hoje,
    contratos: posicoes
      .toReversed()
      .map((posicao) => apresentar(noDia(posicao, hoje), nomes.get(posicao.contrato.id) ?? '')),
  };
}

function apresentar(aberta: PosicaoNoDia, estudante: string): GarantidoNoFinanceiro {
  const { posicao, extrato, hoje } = aberta;
  const { id, numero, anoSemestre, codigo, situacao, rotulo, ...valores } = apresentarPosicao(aberta);
  const garantia = garantiaDoContrato(posicao.contrato.codigo);
  return {
    id,
    numero,
    estudante: primeiroNome(estudante),
    anoSemestre,
    codigo,
    situacao,
    rotulo,
    garantia,
    // What is not paid to the school yet may still be: the guarantee covers the whole plan.
    exposicaoCentavos: garantia === 'vale' ? valores.abertoCentavos + aRepassar(aberta) : 0,
    totalCentavos: valores.totalCentavos,
    pagoCentavos: valores.pagoCentavos,
    vencidoCentavos: valores.vencidoCentavos,
    parcelas: valores.parcelas,
    parcelasPagas: valores.parcelasPagas,
    atrasadas:
      garantia === 'vale'
        ? extrato.parcelas.flatMap((parcela) =>
            parcela.situacao === 'vencida'
              ? [
                  {
                    numero: parcela.numero,
                    vencimento: parcela.vencimento,
                    dias: diasEntre(parcela.pagavelAte, hoje),
                    abertoCentavos: parcela.totalAberto,
                  },
                ]
              : [],
          )
        : [],
  };
}

function aRepassar({ posicao, extrato }: PosicaoNoDia): number {
  const devidas = new Set(extrato.parcelas.map(({ numero }) => numero));
  return posicao.parcelas.reduce(
    (soma, { numero, total_centavos }) => (devidas.has(numero) ? soma : soma + total_centavos),
    0,
  );
}
