-- What the staff decided on a request, and on which version of it: a fact of the product, which is not read from the
-- audit trail any more (ADR 0114).
create table ato_da_equipe (
  id bigint generated always as identity primary key,
  solicitacao_id bigint not null references solicitacao (id),
  operador_id uuid not null references operador (id),
  acao text not null,
  -- The version that was decided on; unknown for what was decided before.
  versao integer,
  em timestamptz not null
);
create index ato_da_equipe_por_solicitacao on ato_da_equipe (solicitacao_id, versao);
create index ato_da_equipe_por_operador on ato_da_equipe (operador_id, em);

insert into ato_da_equipe (solicitacao_id, operador_id, acao, em)
select s.id, a.ator_id, substr(a.acao, length('solicitacao.') + 1), a.em
from auditoria a join solicitacao s on s.id::text = a.alvo_id
where a.alvo_tipo = 'solicitacao' and a.ator_tipo = 'operador' and a.ator_id is not null and a.acao in (
  'solicitacao.aprovarDadosComplementares', 'solicitacao.devolverDadosComplementares', 'solicitacao.aprovarFiador',
  'solicitacao.devolverFiador', 'solicitacao.reprovar', 'solicitacao.aprovarIes', 'solicitacao.colocarEmListaDeEspera',
  'solicitacao.reprovarIes', 'solicitacao.aceitarRecurso', 'solicitacao.manterRecurso',
  'solicitacao.proporReprovacao', 'solicitacao.proporAprovacao', 'solicitacao.naoConfirmarReprovacao',
  'solicitacao.naoConfirmarAprovacao', 'solicitacao.retirarReprovacao', 'solicitacao.retirarAprovacao')
order by a.seq;
