-- What happened to a charge, and which stories of the demonstration were told: facts of the product, which are not read
-- from the audit trail any more (ADR 0114, 0200).
create table cobranca_historico (
  id bigint generated always as identity primary key,
  cobranca_id uuid not null references cobranca (id),
  em timestamptz not null,
  acao text not null check (acao in ('registrar', 'recusar', 'vencer', 'receber', 'baixar')),
  -- What the provider was asked for, or what came in.
  centavos bigint check (centavos > 0),
  -- Its version at the provider.
  revisao integer,
  -- Why it was taken back.
  motivo text
);
create index cobranca_historico_por_cobranca on cobranca_historico (cobranca_id, id);

insert into cobranca_historico (cobranca_id, em, acao, centavos, revisao, motivo)
select c.id, a.em, substr(a.acao, length('cobranca.') + 1), (a.dados ->> 'centavos')::bigint,
  (a.dados ->> 'revisao')::integer, a.dados ->> 'motivo'
from auditoria a join cobranca c on c.id::text = a.alvo_id
where a.alvo_tipo = 'cobranca' and a.acao in (
  'cobranca.registrar', 'cobranca.recusar', 'cobranca.vencer', 'cobranca.receber', 'cobranca.baixar')
order by a.seq;

create table historia_da_demonstracao (
  id text primary key,
  contada_em timestamptz not null
);

insert into historia_da_demonstracao (id, contada_em)
select alvo_id, min(em) from auditoria
where alvo_tipo = 'demonstracao' and acao = 'demonstracao.preparada' group by alvo_id;
