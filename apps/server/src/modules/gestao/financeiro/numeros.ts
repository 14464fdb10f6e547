/** The portfolio in sums, all of them of the ledger: nobody adds up something else. */
import type { rotaNumerosDoFinanceiro } from '@credito/api/gestao-conciliacao.rotas';
import type { Resposta } from '@credito/api/rota';
import { formatarValor } from '@credito/domain/dinheiro/dinheiro';
import type { ContaDoRazao } from '@credito/domain/razao/contas';
import { type Data, dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { somarMeses } from '@credito/domain/tempo/meses';
import { sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import { escreverCsv } from '../../../csv/escrever-csv.ts';

const MESES = 12;

export async function verNumeros({
  db,
  relogio,
}: Contexto): Promise<Resposta<typeof rotaNumerosDoFinanceiro>> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const { rows: contas } = await sql<{ conta: ContaDoRazao; soma: string }>`
    select conta, sum(centavos) as soma from lancamento_linha group by conta`.execute(db);
  const soma = new Map(contas.map(({ conta, soma: total }) => [conta, Number(total)]));
  const da = (conta: ContaDoRazao) => soma.get(conta) ?? 0;
  const { rows: vencido } = await sql<{ contratos: string; soma: string | null }>`
    select (select count(*) from contrato where codigo = 'EFE') as contratos, sum(linha.centavos) as soma
    from lancamento_linha linha
    join contrato_parcela parcela on parcela.contrato_id = linha.contrato_id and parcela.numero = linha.parcela
    where parcela.vencimento < ${hoje}::date`.execute(db);
  const mes = somarMeses(hoje, 0, 1);
  const inicio = somarMeses(mes, 1 - MESES, 1);
  const recebidos = await porMes(
    sql<{ mes: Data; soma: string }>`
      select date_trunc('month', lancamento.em)::date as mes, sum(linha.centavos) as soma
      from lancamento join lancamento_linha linha on linha.lancamento_id = lancamento.id and linha.conta = 'caixa'
      where lancamento.em >= ${inicio}::date group by 1`.execute(db),
  );
  const previstos = await porMes(
    sql<{ mes: Data; soma: string }>`
      select date_trunc('month', parcela.vencimento)::date as mes, sum(linha.centavos) as soma
      from contrato_parcela parcela
      join lancamento_linha linha on linha.contrato_id = parcela.contrato_id and linha.parcela = parcela.numero
      where parcela.vencimento >= ${hoje}::date and parcela.vencimento < ${somarMeses(mes, MESES, 1)}::date
      group by 1`.execute(db),
  );
  return {
    hoje,
    contratos: Number(vencido[0]?.contratos ?? 0),
    repassadoCentavos: 0 - da('repasses'),
    aReceberCentavos: da('principal') + da('taxa'),
    vencidoCentavos: Number(vencido[0]?.soma ?? 0),
    recebidoCentavos: da('caixa'),
    perdaCentavos: da('perda'),
    creditoDosPagadoresCentavos: 0 - da('credito-do-pagador'),
    meses: Array.from({ length: 2 * MESES }, (_, posicao) => {
      const qual = somarMeses(inicio, posicao, 1);
      return {
        mes: qual,
        recebidoCentavos: recebidos.get(qual) ?? 0,
        previstoCentavos: previstos.get(qual) ?? 0,
      };
    }),
  };
}

async function porMes(
  consulta: Promise<{ rows: ReadonlyArray<{ mes: Data; soma: string }> }>,
): Promise<ReadonlyMap<Data, number>> {
  const { rows } = await consulta;
  return new Map(rows.map(({ mes, soma }) => [mes, Number(soma)]));
}

export async function numerosEmCsv(contexto: Contexto): Promise<string> {
  const { meses } = await verNumeros(contexto);
  return escreverCsv(
    ['Mês', 'Recebido (R$)', 'Previsto (R$)'],
    meses.map(({ mes, recebidoCentavos, previstoCentavos }) => [
      formatarData(mes).slice(3),
      formatarValor(recebidoCentavos),
      formatarValor(previstoCentavos),
    ]),
  );
}
