-- What a queue marks and filters by, kept on the request so that every page is read from an index.
alter table solicitacao
  add column correcoes integer not null default 0,
  -- Names of domain's gestao/marcas.ts, written when the request reaches the analysts.
  add column riscos text[] not null default '{}';

update solicitacao set correcoes = contadas.total
  from (select solicitacao_id, count(*)::integer as total from historico
    where acao = 'concluirCorrecao' group by solicitacao_id) contadas
  where contadas.solicitacao_id = solicitacao.id;

create index solicitacao_fila_corrigida on solicitacao (sigla, situacao_desde, id) where correcoes > 0;
create index solicitacao_fila_corrigida_por_instituicao on solicitacao (sigla, instituicao_id, situacao_desde, id)
  where correcoes > 0;
create index solicitacao_fila_risco on solicitacao (sigla, situacao_desde, id) where riscos <> '{}';
create index solicitacao_fila_risco_por_instituicao on solicitacao (sigla, instituicao_id, situacao_desde, id)
  where riscos <> '{}';
-- The waiting list of a programme, in the order of its places.
create index solicitacao_lista_de_espera on solicitacao (bolsa_id, situacao_desde, id)
  where status_solicitacao = 'LISTA_ESPERA_IES';
create index solicitacao_espera_por_instituicao on solicitacao (instituicao_id, situacao_desde, id)
  where status_solicitacao = 'LISTA_ESPERA_IES';

-- What an operator did since a moment: workload and quotas.
create index auditoria_por_operador on auditoria (ator_id, em) where ator_tipo = 'operador';
