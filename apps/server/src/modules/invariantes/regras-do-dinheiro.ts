/** States of money that the product never makes (ADR 0150, 0151). */
import { SITUACOES_VIVAS } from '@credito/domain/cobranca/transicoes';
import { CODIGOS_NO_FINANCEIRO } from '@credito/domain/razao/situacao-financeira';
import { busca, type Invariante, lista } from './invariante.ts';

export const INVARIANTES_DO_DINHEIRO: readonly Invariante[] = [
  {
    id: 'entry-not-balanced',
    descricao: 'an entry of the ledger whose lines do not add up to nothing, or without lines',
    consulta: busca`select l.id::text from lancamento l
      where 0 is distinct from (select sum(i.centavos) from lancamento_linha i where i.lancamento_id = l.id)`,
  },
  {
    id: 'ledger-not-the-plan',
    descricao: 'a contract whose fees are all decided and whose ledger does not hold its plan',
    consulta: busca`select c.id::text from contrato c
      where c.codigo in (${lista(CODIGOS_NO_FINANCEIRO)})
        and exists (select from contrato_uso u where u.contrato_id = c.id and u.situacao = 'pago')
        and not exists (select from contrato_uso u where u.contrato_id = c.id and u.situacao in ('previsto', 'retido'))
        and (select coalesce(sum(p.total_centavos), 0) from contrato_parcela p where p.contrato_id = c.id)
          <> (select coalesce(-sum(i.centavos), 0) from lancamento_linha i where i.contrato_id = c.id
            and i.conta in ('repasses', 'receita-de-taxa', 'receita-de-correcao'))`,
  },
  {
    id: 'released-not-in-ledger',
    descricao: 'a contract whose fees paid to the school are not those of its ledger',
    consulta: busca`select c.id::text from contrato c
      where c.codigo in (${lista(CODIGOS_NO_FINANCEIRO)})
        and (select coalesce(sum(u.financiado_centavos), 0) from contrato_uso u
            where u.contrato_id = c.id and u.situacao = 'pago')
          <> (select coalesce(-sum(i.centavos), 0) from lancamento_linha i
            where i.contrato_id = c.id and i.conta = 'repasses')`,
  },
  {
    id: 'received-not-in-ledger',
    descricao: 'a contract whose payments and refunds are not those of its ledger',
    consulta: busca`select c.id::text from contrato c
      where exists (select from recebimento r where r.contrato_id = c.id)
        and (select coalesce(sum(r.centavos), 0) from recebimento r where r.contrato_id = c.id)
          - (select coalesce(sum(d.centavos), 0) from devolucao d where d.contrato_id = c.id
            and d.estado <> 'nao-realizada')
          <> (select coalesce(sum(i.centavos), 0) from lancamento_linha i
            where i.contrato_id = c.id and i.conta = 'caixa')`,
  },
  {
    id: 'credit-overdrawn',
    descricao: 'a payer who was given back, or used, more than was too much',
    consulta: busca`select i.contrato_id::text as id from lancamento_linha i where i.conta = 'credito-do-pagador'
      group by i.contrato_id having sum(i.centavos) > 0`,
  },
  {
    id: 'charge-without-instalment',
    descricao: 'a charge of an instalment that its contract does not have',
    consulta: busca`select k.id::text from cobranca k where exists (select from unnest(k.parcelas) qual
      where not exists (select from contrato_parcela p where p.contrato_id = k.contrato_id and p.numero = qual))
      and k.situacao in (${lista(SITUACOES_VIVAS)}) and k.a_baixar is null`,
  },
  {
    id: 'paid-charge-open',
    descricao: 'a charge with a payment that is not paid, or paid without one',
    consulta: busca`select k.id::text from cobranca k
      where (k.situacao = 'paga') <> exists (select from recebimento r where r.cobranca_id = k.id)`,
  },
  {
    id: 'charge-after-the-end',
    descricao: 'a charge that can be paid of a contract that has ended',
    consulta: busca`select k.id::text from cobranca k join contrato c on c.id = k.contrato_id
      where k.situacao in (${lista(SITUACOES_VIVAS)}) and c.codigo in ('LIQ', 'BAI', 'CAN')`,
  },
  {
    id: 'decided-fee-out-of-effect',
    descricao: 'a monthly fee that was paid for a contract that never came into effect',
    consulta: busca`select u.contrato_id::text as id from contrato_uso u join contrato c on c.id = u.contrato_id
      where u.situacao = 'pago' and c.codigo not in (${lista(CODIGOS_NO_FINANCEIRO)}) and c.codigo <> 'CAN'`,
  },
];
