-- Who works on an update, as on a request (0210): it ends by itself.
alter table atualizacao
  add column atribuida_a uuid references operador (id),
  add column atribuida_em timestamptz,
  add column atribuida_ate timestamptz,
  add constraint atualizacao_atribuicao_inteira
    check (num_nulls(atribuida_a, atribuida_em, atribuida_ate) in (0, 3));
create index atualizacao_atribuida on atualizacao (atribuida_a) where atribuida_a is not null;
