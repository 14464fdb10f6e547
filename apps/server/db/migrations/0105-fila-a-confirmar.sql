-- A refusal that waits for its second person, kept on the request like the other marks of the queue, so that the
-- filter reads an index instead of every open proposal. Written together with the proposal (gestao/decisao/marca-da-proposta.ts).
alter table solicitacao add column a_confirmar boolean not null default false;

update solicitacao set a_confirmar = true where id in (select solicitacao_id from reprovacao_proposta);

create index solicitacao_fila_a_confirmar on solicitacao (sigla, situacao_desde, id) where a_confirmar;
create index solicitacao_fila_a_confirmar_por_instituicao on solicitacao (sigla, instituicao_id, situacao_desde, id)
  where a_confirmar;

-- Names are typed from their beginning: found in order, without looking at everybody who is called so.
create index participante_nome on participante (sem_acento(nome) text_pattern_ops)
  where tipo_pessoa = 'estudante' and removido_em is null;
