-- Who works on a contract, as on a request (0210) and an update (0501): it ends by itself. Empty columns leave the
-- digest of a row as it is (ADR 0144).
alter table contrato
  add column atribuida_a uuid references operador (id),
  add column atribuida_em timestamptz,
  add column atribuida_ate timestamptz,
  add constraint contrato_atribuicao_inteira
    check (num_nulls(atribuida_a, atribuida_em, atribuida_ate) in (0, 3));
create index contrato_atribuida on contrato (atribuida_a) where atribuida_a is not null;
