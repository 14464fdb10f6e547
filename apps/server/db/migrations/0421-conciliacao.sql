-- Charges that are to be taken back, payments that no charge of ours explains, and how the provider is (ADR 0152).

-- Payments of one day count in the order in which they became known.
alter table recebimento add column ordem bigint generated always as identity;

-- Why it is to be taken back at the provider; money that comes in meanwhile is taken all the same.
alter table cobranca add column a_baixar text;
create index cobranca_a_baixar on cobranca (id) where a_baixar is not null and situacao in ('aberta', 'vencida', 'registrando');

create table pagamento_sem_cobranca (
  chave text primary key,
  txid text,
  meio text not null check (meio in ('pix', 'boleto')),
  centavos bigint not null check (centavos > 0),
  pago_em timestamptz not null,
  visto_em timestamptz not null,
  resolvido_em timestamptz,
  resolvido_por uuid references operador (id),
  explicacao text,
  check ((resolvido_em is null) = (resolvido_por is null)),
  check ((resolvido_em is null) = (explicacao is null))
);
create index pagamento_sem_cobranca_aberto on pagamento_sem_cobranca (pago_em) where resolvido_em is null;
create index pagamento_sem_cobranca_por_operador on pagamento_sem_cobranca (resolvido_por) where resolvido_por is not null;

-- One row: since when the provider has not answered, and up to when what came in was compared with what it tells.
create table saude_do_pagamento (
  unica boolean primary key default true check (unica),
  falhando_desde timestamptz,
  conciliado_ate timestamptz
);
insert into saude_do_pagamento default values;
