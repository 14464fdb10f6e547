/** States of an alteration that the product never makes (ADR 0170). */
import { ESPECIES, FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import { setasDaAlteracao } from '@credito/domain/alteracao/transicoes';
import { busca, type Invariante, lista } from './invariante.ts';

const SETAS = setasDaAlteracao().map(({ de, acao, para }) => `${de} ${acao} ${para}`);
/** Lines of the history that change no state. */
const SEM_MUDANCA = ['pedir', 'gerar', 'confirmar', 'naoConfirmar', 'aceitarConvite', 'enviarRenda'];
const COM_DINHEIRO = ESPECIES.filter((especie) => FICHA_DA_ESPECIE[especie].moveDinheiro);

export const INVARIANTES_DAS_ALTERACOES: readonly Invariante[] = [
  {
    id: 'alteration-history-without-arrow',
    descricao: 'a change of an alteration that the table does not have',
    consulta: busca`select distinct h.alteracao_id::text as id from alteracao_historico h
      where h.acao not in (${lista(SEM_MUDANCA)})
        and h.fluxo_anterior || ' ' || h.acao || ' ' || h.fluxo not in (${lista(SETAS)})`,
  },
  {
    id: 'alteration-not-where-its-history-ends',
    descricao: 'an alteration in another state than the one that its last change led to',
    consulta: busca`select a.id::text from alteracao a
      where a.fluxo is distinct from (select h.fluxo from alteracao_historico h
        where h.alteracao_id = a.id order by h.id desc limit 1)`,
  },
  {
    id: 'alteration-holds-wrongly',
    descricao:
      'an alteration that is over and holds something of its contract, or is not over and holds nothing',
    consulta: busca`select a.id::text from alteracao a
      where (a.fluxo in ('EFE', 'CAN')) = exists (select from alteracao_campo c where c.alteracao_id = a.id)`,
  },
  {
    id: 'alteration-read-without-text',
    descricao: 'an alteration that people read, of which no document is kept',
    consulta: busca`select a.id::text from alteracao a
      where a.fluxo in ('DIS', 'DPR', 'ASS', 'REP', 'EFE') and not exists (
        select from alteracao_texto t where t.alteracao_id = a.id and t.edicao = a.edicao)`,
  },
  {
    id: 'alteration-signed-without-seal',
    descricao: 'an alteration signed by everybody whose document has no seal',
    consulta: busca`select a.id::text from alteracao a
      where a.fluxo in ('ASS', 'REP', 'EFE') and not exists (
        select from envelope e where e.alteracao_id = a.id and e.edicao = a.edicao and e.estado = 'selado')`,
  },
  {
    id: 'alteration-of-money-by-one-person',
    descricao: 'an alteration that moves money, put into effect by somebody who had worked on it before',
    consulta: busca`select h.alteracao_id::text as id from alteracao_historico h
      join alteracao a on a.id = h.alteracao_id
      where h.acao = 'efetivar' and a.especie in (${lista(COM_DINHEIRO)})
        and exists (select from alteracao_historico antes
          where antes.alteracao_id = h.alteracao_id and antes.id < h.id and antes.operador_id = h.operador_id)`,
  },
  {
    id: 'alteration-guarantor-without-acceptance',
    descricao: 'a change of guarantor that people read, which whoever will guarantee has not accepted',
    consulta: busca`select a.id::text from alteracao a
      where a.especie = 'fiador' and a.fluxo in ('DIS', 'DPR', 'ASS')
        and not exists (select from aceite_fiador f where f.alteracao_id = a.id)`,
  },
  {
    id: 'alteration-guarantor-without-income',
    descricao:
      'a change of guarantor that people read, though whoever will guarantee was asked for the income and has not sent it',
    consulta: busca`select a.id::text from alteracao a join alteracao_renda r on r.alteracao_id = a.id
      where a.fluxo in ('DIS', 'DPR', 'ASS') and r.aberta`,
  },
  {
    id: 'alteration-income-kept-for-nothing',
    descricao: 'an income of somebody who in the end guarantees nothing',
    consulta: busca`select a.id::text from alteracao a join alteracao_renda r on r.alteracao_id = a.id
      where a.fluxo = 'CAN' and (r.respostas <> '{}' or exists (
        select from documento d where d.dono_id = r.id and d.situacao <> 'excluido'))`,
  },
  {
    id: 'alteration-apart-from-its-negotiation',
    descricao:
      'a negotiation that is concluded without its alteration in effect, or in effect and not concluded',
    consulta: busca`select a.id::text from alteracao a join negociacao n on n.id = a.negociacao_id
      where (a.fluxo = 'EFE') <> (n.situacao = 'concluida') or (a.fluxo in ('EFE', 'CAN')) = (n.situacao = 'aceita')`,
  },
  {
    id: 'alteration-without-its-student',
    descricao: 'an alteration of another account than that of its contract',
    consulta: busca`select a.id::text from alteracao a join contrato c on c.id = a.contrato_id
      where a.conta_id <> c.conta_id`,
  },
];
