/** States of a contract that the product never makes (ADR 0125). */
import { PASSOS_DA_PROPOSTA } from '@credito/domain/contrato/atos-de-dois';
import { CODIGOS_DO_CONTRATO, ESTADOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import { setasDoContrato } from '@credito/domain/contrato/transicoes';
import { busca, type Invariante, lista } from './invariante.ts';

const SETAS = setasDoContrato().map(({ de, acao, para }) => `${de} ${acao} ${para}`);
/** Approved with every signature: on paper the analyst has ticked each of them. */
const APROVADOS = CODIGOS_DO_CONTRATO.filter((codigo) => ['APR', 'EFE', 'LIQ', 'BAI'].includes(codigo));
const EM_CONTRATACAO = CODIGOS_DO_CONTRATO.filter((codigo) => ESTADOS_DO_CONTRATO[codigo].emContratacao);

const DA_EQUIPE = CODIGOS_DO_CONTRATO.filter((codigo) => ESTADOS_DO_CONTRATO[codigo].vez === 'provedor');

export const INVARIANTES_DOS_CONTRATOS: readonly Invariante[] = [
  {
    id: 'contract-claimed-by-no-turn',
    descricao: 'a contract claimed by the staff that does not wait for them',
    consulta: busca`select id::text from contrato
      where atribuida_ate is not null and codigo not in (${lista(DA_EQUIPE)})`,
  },
  {
    id: 'contract-value-not-its-uses',
    descricao: 'a contract whose value is not the sum of its financed fees',
    consulta: busca`select c.id::text from contrato c
      where c.valor_centavos <> (select coalesce(sum(u.financiado_centavos), 0) from contrato_uso u
        where u.contrato_id = c.id)`,
  },
  {
    id: 'contract-total-not-its-plan',
    descricao:
      'a contract whose total is not the sum of its instalments, or whose principal not the sum of its fees',
    consulta: busca`select c.id::text from contrato c, lateral (
        select coalesce(sum(p.total_centavos), 0) as total, coalesce(sum(p.principal_centavos), 0) as principal
        from contrato_parcela p where p.contrato_id = c.id) plano
      where c.total_centavos <> plano.total or plano.principal <> (
        select coalesce(sum(u.financiado_centavos), 0) from contrato_uso u
        where u.contrato_id = c.id and u.situacao <> 'cancelado')`,
  },
  {
    id: 'contract-history-without-arrow',
    descricao: 'a change of a contract that the table does not have',
    consulta: busca`select distinct h.contrato_id::text as id from contrato_historico h
      where h.acao not in ('gerar', ${lista(PASSOS_DA_PROPOSTA)}) and h.codigo_anterior || ' ' || h.acao || ' ' || h.codigo not in (${lista(SETAS)})`,
  },
  {
    id: 'contract-not-where-its-history-ends',
    descricao: 'a contract in another state than the one that its last change led to',
    consulta: busca`select c.id::text from contrato c
      where c.codigo is distinct from (select h.codigo from contrato_historico h
        where h.contrato_id = c.id order by h.id desc limit 1)`,
  },
  {
    id: 'contract-without-approved-request',
    descricao: 'a contract in effect whose request is not approved',
    consulta: busca`select c.id::text from contrato c join solicitacao s on s.id = c.solicitacao_id
      where c.codigo = 'EFE' and s.sigla <> 'A'`,
  },
  {
    id: 'contract-read-without-text',
    descricao: 'a contract that people read, of which no text is kept',
    consulta: busca`select c.id::text from contrato c
      where c.codigo in (${lista(EM_CONTRATACAO)}) and not exists (
        select from contrato_texto t where t.contrato_id = c.id and t.edicao = c.edicao)`,
  },
  {
    id: 'paper-approved-without-signatures',
    descricao: 'a paper contract approved without a copy, or without a tick for everybody who signs',
    consulta: busca`select c.id::text from contrato c
      where c.via = 'impressa' and c.codigo in (${lista(APROVADOS)}) and (
        not exists (select from contrato_copia k where k.contrato_id = c.id and k.edicao = c.edicao)
        or exists (select from contrato_parte p where p.contrato_id = c.id and p.grupo < 3
          and p.assinatura_conferida_em is null))`,
  },
  {
    id: 'signed-without-a-sealed-envelope',
    descricao:
      'a contract signed electronically, and what became of it, without the sealed envelope of its edition',
    consulta: busca`select c.id::text from contrato c
      where c.via = 'eletronica' and c.codigo in ('ASS', 'REC', ${lista(APROVADOS)})
        and not exists (select from envelope e
          where e.contrato_id = c.id and e.edicao = c.edicao and e.estado = 'selado')`,
  },
  {
    id: 'person-not-as-in-the-text',
    descricao:
      'somebody whom the text of a contract names and who is not so among its persons, unless an alteration changed them',
    consulta: busca`select distinct c.id::text as id from contrato c
      join contrato_texto t on t.contrato_id = c.id and t.edicao = c.edicao
      cross join lateral jsonb_array_elements(t.dados -> 'partes') dito
      where not exists (select from contrato_parte p where p.contrato_id = c.id and p.papel = dito ->> 'papel'
        and p.cpf = dito ->> 'cpf' and (p.nome = dito ->> 'nome' or exists (select from alteracao a
          where a.contrato_id = c.id and a.fluxo = 'EFE')))`,
  },
  {
    id: 'effect-by-one-person',
    descricao: 'a contract put into effect by somebody who had acted on it before',
    consulta: busca`select h.contrato_id::text as id from contrato_historico h
      where h.acao = 'efetivar' and exists (select from contrato_historico antes
        where antes.contrato_id = h.contrato_id and antes.id < h.id and antes.operador_id = h.operador_id
          and antes.acao not in (${lista(PASSOS_DA_PROPOSTA.filter((passo) => !passo.startsWith('propor:')))}))`,
  },
  {
    id: 'end-by-one-person',
    descricao: 'a contract settled or written off by somebody who had proposed it',
    consulta: busca`select h.contrato_id::text as id from contrato_historico h
      where h.acao in ('liquidar', 'baixar') and h.operador_id = (select antes.operador_id
        from contrato_historico antes
        where antes.contrato_id = h.contrato_id and antes.id < h.id and antes.acao = 'propor:' || h.acao
        order by antes.id desc limit 1)`,
  },
  {
    id: 'proposal-without-its-state',
    descricao: 'a proposal about a contract whose state has no such act',
    consulta: busca`select p.contrato_id::text as id from contrato_proposta p join contrato c on c.id = p.contrato_id
      where c.codigo <> case p.acao when 'efetivar' then 'APR' else 'EFE' end`,
  },
  {
    id: 'contract-without-its-student',
    descricao: 'a contract whose student is not the account of its request',
    consulta: busca`select c.id::text from contrato c join solicitacao s on s.id = c.solicitacao_id
      where s.conta_id <> c.conta_id or not exists (select from contrato_parte p
        where p.contrato_id = c.id and p.papel = 'estudante' and p.conta_id = c.conta_id)`,
  },
];
