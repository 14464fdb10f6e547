-- Who holds a request is said by the request itself, so that an index finds the free ones: with the claims in a table of
-- their own, looking for the next free request read past all that were held. A claim that ran out is free again as soon
-- as somebody asks for the next one (gestao/fila/atribuicao.ts).
alter table solicitacao
  add column atribuida_a uuid references operador (id),
  add column atribuida_em timestamptz,
  add column atribuida_ate timestamptz,
  add constraint solicitacao_atribuicao_inteira
    check (num_nulls(atribuida_a, atribuida_em, atribuida_ate) in (0, 3));

update solicitacao
  set atribuida_a = atribuicao.operador_id, atribuida_em = atribuicao.assumida_em,
    atribuida_ate = atribuicao.expira_em
  from atribuicao where atribuicao.solicitacao_id = solicitacao.id;

drop table atribuicao;

create index solicitacao_livre on solicitacao (sigla, situacao_desde, id)
  where atribuida_ate is null and sigla in ('PAIES', 'PADC', 'PAF');
create index solicitacao_livre_por_instituicao on solicitacao (instituicao_id, sigla, situacao_desde, id)
  where atribuida_ate is null and sigla in ('PAIES', 'PADC', 'PAF');
create index solicitacao_livre_corrigida on solicitacao (situacao_desde, id)
  where atribuida_ate is null and sigla in ('PADC', 'PAF') and correcoes > 0;
create index solicitacao_livre_em_recurso on solicitacao (situacao_desde, id)
  where atribuida_ate is null and status_solicitacao in ('REPROVADO_EM_RECURSO', 'REPROVADO_IES_EM_RECURSO');
create index solicitacao_atribuida on solicitacao (atribuida_a) where atribuida_a is not null;
create index solicitacao_atribuida_ate on solicitacao (atribuida_ate) where atribuida_ate is not null;
