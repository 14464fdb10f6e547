/** What a guarantor reads of money: what may still be asked of them, and what is late. */
import type { GarantidoNoFinanceiro, rotaFinanceiroDoFiador } from '@credito/api/financeiro-fiador.rotas';
import type { Resposta } from '@credito/api/rota';
import { garantiaDoContrato } from '@credito/domain/contrato/exposicao';
import { oQueGarante } from '@credito/domain/contrato/o-que-garante';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { isNoFinanceiro } from '@credito/domain/razao/situacao-financeira';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { diasEntre } from '@credito/domain/tempo/meses';
import { type Selectable, sql } from 'kysely';
import type { Cobranca } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { contratosGarantidosPor } from '../contrato/contrato.repository.ts';
import { apresentarCobranca } from './apresentar-cobranca.ts';
import {
  apresentarPlanoNoDia,
  apresentarPosicao,
  cobrancaDaParcela,
  noDia,
  type PosicaoNoDia,
} from './apresentar-posicao.ts';
import { cobrancasDosContratos } from './cobranca.repository.ts';
import { negociacoesGarantidas } from './negociacao-garantida.ts';
import { carregarPosicoes } from './posicao.ts';

export async function verFinanceiroDoFiador(
  { configuracao: { provedor }, db, relogio }: Contexto,
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
  const negociacoes = await negociacoesGarantidas({ relogio }, db, ids);
  const cobrancas = await cobrancasDosContratos(db, ids, { soVivas: true });
  return {
    hoje,
    beneficiario: { nome: provedor.nome, cnpj: provedor.contratante?.cnpj ?? null },
    contratos: posicoes.toReversed().map((posicao) => ({
      ...apresentar(
        noDia(posicao, hoje),
        nomes.get(posicao.contrato.id) ?? '',
        cobrancas.filter(({ contrato_id }) => contrato_id === posicao.contrato.id),
      ),
      negociacao: negociacoes.get(posicao.contrato.id) ?? null,
    })),
  };
}

function apresentar(
  aberta: PosicaoNoDia,
  estudante: string,
  cobrancas: readonly Selectable<Cobranca>[],
): Omit<GarantidoNoFinanceiro, 'negociacao'> {
  const { posicao, extrato, hoje } = aberta;
  const { id, numero, anoSemestre, codigo, situacao, rotulo, ...valores } = apresentarPosicao(aberta);
  const garantia = garantiaDoContrato(posicao.contrato.codigo);
  // What is not paid to the school yet may still be: the guarantee covers the whole plan.
  const exposicaoCentavos = garantia === 'vale' ? valores.abertoCentavos + aRepassar(aberta) : 0;
  return {
    id,
    numero,
    estudante: primeiroNome(estudante),
    anoSemestre,
    codigo,
    situacao,
    rotulo,
    garantia,
    exposicaoCentavos,
    garante: oQueGarante({
      garantia,
      exposicaoCentavos,
      vencidoCentavos: valores.vencidoCentavos,
      proximoVencimento: proximoVencimento(aberta),
      comecou: situacao !== 'em-uso' || valores.pagoCentavos > 0,
    }),
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
                    dias: diasEntre(parcela.vencimento, hoje),
                    abertoCentavos: parcela.totalAberto,
                    cobranca: cobrancaAberta(aberta, cobrancas, parcela.numero),
                  },
                ]
              : [],
          )
        : [],
  };
}

/** The one that the student has: whoever pays it, it is paid once. */
function cobrancaAberta(aberta: PosicaoNoDia, cobrancas: readonly Selectable<Cobranca>[], numero: number) {
  const cobranca = cobrancaDaParcela(cobrancas, numero);
  return cobranca ? apresentarCobranca(cobranca, aberta) : null;
}

function proximoVencimento(aberta: PosicaoNoDia): Data | null {
  const aPagar = apresentarPlanoNoDia(aberta, []).filter(
    ({ situacao, vencimento }) => situacao === 'a-vencer' && vencimento >= aberta.hoje,
  );
  return aPagar.map(({ vencimento }) => vencimento).toSorted()[0] ?? null;
}

function aRepassar({ posicao, extrato }: PosicaoNoDia): number {
  const devidas = new Set(extrato.parcelas.map(({ numero }) => numero));
  return posicao.parcelas.reduce(
    (soma, { numero, total_centavos }) => (devidas.has(numero) ? soma : soma + total_centavos),
    0,
  );
}
