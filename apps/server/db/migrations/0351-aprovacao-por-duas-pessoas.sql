-- The second person of a final refusal (ADR 0028) also stands behind an approval above a value (ADR 0096): one table of
-- decisions that wait, which says what was proposed.
alter table reprovacao_proposta rename to decisao_proposta;
alter index reprovacao_proposta_por_operador rename to decisao_proposta_por_operador;
alter table decisao_proposta add column acao text not null default 'reprovar'
  check (acao in ('reprovar', 'aprovarDadosComplementares', 'aprovarFiador'));
alter table decisao_proposta alter column acao drop default;

alter table nota_interna drop constraint nota_interna_tipo_check;
alter table nota_interna add constraint nota_interna_tipo_check check (tipo in (
  'nota',
  'reprovacao-proposta', 'reprovacao-retirada', 'reprovacao-nao-confirmada',
  'aprovacao-proposta', 'aprovacao-retirada', 'aprovacao-nao-confirmada'
));

-- The value above which two people approve, as it was when this request was approved: a later change of the setting says
-- nothing about it. What was approved before had no such value.
alter table solicitacao add column teto_de_uma_pessoa_centavos integer;
update solicitacao set teto_de_uma_pessoa_centavos = 2147483647 where sigla = 'A';
