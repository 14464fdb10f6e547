-- What was really paid to the school, what is owed for it, how it is charged and what came in (ADR 0150 to 0152).

-- A monthly fee becomes a debt when it was paid to the school.
alter table contrato_uso
  add column situacao text not null default 'previsto'
    check (situacao in ('previsto', 'pago', 'retido', 'cancelado')),
  add column decidido_em date,
  add check ((situacao = 'previsto') = (decidido_em is null));

-- Double entry: every entry's lines add up to nothing, and no line is ever changed.
create table lancamento (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contrato (id),
  -- The day that it counts for; when it was written is another question.
  em date not null,
  gravado_em timestamptz not null,
  tipo text not null check (tipo in
    ('repasse', 'plano', 'recebimento', 'uso-do-credito', 'devolucao', 'ajuste', 'baixa', 'reimputacao')),
  -- Null: the system, by a rule.
  operador_id uuid references operador (id),
  motivo text not null
);
create index lancamento_por_contrato on lancamento (contrato_id, id);
create index lancamento_por_operador on lancamento (operador_id) where operador_id is not null;

create table lancamento_linha (
  lancamento_id bigint not null references lancamento (id),
  ordem smallint not null,
  contrato_id bigint not null references contrato (id),
  conta text not null check (conta in ('principal', 'taxa', 'caixa', 'credito-do-pagador', 'repasses', 'receita-de-taxa',
    'receita-de-correcao', 'receita-de-multa', 'receita-de-juros', 'desconto', 'perda')),
  -- Of what is owed by instalment; null of the other accounts.
  parcela smallint check ((parcela is not null) = (conta in ('principal', 'taxa'))),
  -- Debit above zero, credit below.
  centavos bigint not null check (centavos <> 0),
  primary key (lancamento_id, ordem)
);
create index lancamento_linha_por_contrato on lancamento_linha (contrato_id, parcela) include (conta, centavos);

create function razao_nao_muda() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger lancamento_nao_muda before update or truncate on lancamento
  for each statement execute function razao_nao_muda();
create trigger lancamento_linha_nao_muda before update or truncate on lancamento_linha
  for each statement execute function razao_nao_muda();

-- Retention takes a ledger away with its contract, years after the end; nothing else does.
create function razao_nao_perde() returns trigger language plpgsql as $$
begin
  if exists (select from contrato where id = old.contrato_id and codigo not in ('LIQ', 'BAI', 'CAN')) then
    raise exception 'the ledger is append-only';
  end if;
  return old;
end $$;
create trigger lancamento_nao_perde before delete on lancamento for each row execute function razao_nao_perde();
create trigger lancamento_linha_nao_perde before delete on lancamento_linha
  for each row execute function razao_nao_perde();

-- All lines of an entry are written by one statement.
create function lancamento_fecha() returns trigger language plpgsql as $$
begin
  if exists (select from novas group by lancamento_id having sum(centavos) <> 0) then
    raise exception 'an entry of the ledger does not balance';
  end if;
  return null;
end $$;
create trigger lancamento_fecha after insert on lancamento_linha referencing new table as novas
  for each statement execute function lancamento_fecha();

-- A charge at the payment provider: boleto and Pix at once.
create table cobranca (
  id uuid primary key,
  contrato_id bigint not null references contrato (id),
  txid text not null unique check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  tipo text not null check (tipo in ('parcela', 'saldo', 'quitacao')),
  parcelas smallint[] not null check (cardinality(parcelas) > 0),
  situacao text not null check (situacao in ('registrando', 'aberta', 'vencida', 'paga', 'baixada', 'falhou')),
  situacao_desde timestamptz not null,
  -- Stored, never derived from the bar code: its factor of four digits began anew in 2025.
  vencimento date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  linha_digitavel text check (linha_digitavel ~ '^[0-9]{47}$'),
  codigo_de_barras text check (codigo_de_barras ~ '^[0-9]{44}$'),
  pix text,
  revisao integer not null default 0,
  -- Why the provider did not take it, in its words for developers.
  falha text,
  criada_em timestamptz not null,
  check (situacao not in ('aberta', 'vencida') or (linha_digitavel is not null and codigo_de_barras is not null and pix is not null))
);
create unique index cobranca_viva_da_parcela on cobranca (contrato_id, (parcelas[1]))
  where tipo in ('parcela', 'saldo') and situacao in ('registrando', 'aberta', 'vencida');
create index cobranca_por_contrato on cobranca (contrato_id, vencimento);
create index cobranca_por_situacao on cobranca (situacao, vencimento, id);
create index cobranca_por_linha on cobranca (codigo_de_barras) where codigo_de_barras is not null;

-- Money that came in, once each, whatever it was meant for.
create table recebimento (
  id uuid primary key,
  contrato_id bigint not null references contrato (id),
  cobranca_id uuid references cobranca (id),
  -- Its name at whoever received it: the end-to-end id of a Pix, the id of a boleto's payment.
  chave text not null unique,
  meio text not null check (meio in ('pix', 'boleto', 'manual')),
  -- Day by which charges are reckoned: that of the payment in São Paulo, or the one for which an amount was promised.
  em date not null,
  pago_em timestamptz not null,
  gravado_em timestamptz not null,
  centavos bigint not null check (centavos > 0),
  -- The instalment that it pays; null: the oldest ones.
  parcela smallint,
  antecipa boolean not null default false,
  conclusao text not null check (conclusao in ('exata', 'a-menor', 'a-maior', 'em-dobro', 'depois-da-baixa', 'sem-debito'))
);
create index recebimento_por_contrato on recebimento (contrato_id, em);
create index recebimento_por_cobranca on recebimento (cobranca_id) where cobranca_id is not null;

-- What a payer had too much, used for an instalment.
create table credito_usado (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contrato (id),
  parcela smallint not null,
  em date not null,
  centavos bigint not null check (centavos > 0),
  gravado_em timestamptz not null
);
create index credito_usado_por_contrato on credito_usado (contrato_id);

-- What was given back to the payer of a payment.
create table devolucao (
  id uuid primary key,
  contrato_id bigint not null references contrato (id),
  recebimento_id uuid not null references recebimento (id),
  centavos bigint not null check (centavos > 0),
  estado text not null check (estado in ('pedida', 'devolvida', 'nao-realizada')),
  em date not null,
  pedida_em timestamptz not null
);
create index devolucao_por_contrato on devolucao (contrato_id);
create index devolucao_por_recebimento on devolucao (recebimento_id);

-- What has come due, for the night's charges and the late list.
create index contrato_parcela_por_vencimento on contrato_parcela (vencimento, contrato_id, numero);
