-- The reasons of a final refusal at the guarantors' stage are the guarantors' (decisions, "Guarantors"); they stood where
-- the student reads. Where the request has one guarantor they are that person's; of two, nobody knows any more whose.
with recusas as (
  select h.id, h.solicitacao_id, h.motivos,
    (select case when count(*) = 1 then min(p.id::text) end from participante p
      where p.solicitacao_id = h.solicitacao_id and p.tipo_pessoa <> 'estudante' and p.removido_em is null) as pessoa_id
  from historico h
  where h.acao = 'reprovar' and h.sigla_anterior = 'PAF' and h.motivos <> '[]'
),
atuais as (
  select distinct on (r.solicitacao_id) r.* from recusas r
  join solicitacao s on s.id = r.solicitacao_id and s.sigla = 'REP'
  order by r.solicitacao_id, r.id desc
),
das_solicitacoes as (
  update solicitacao set observacao_status =
    'A solicitação não foi aprovada na análise do fiador. Os motivos são particulares: só o fiador pode lê-los.'
  from atuais where solicitacao.id = atuais.solicitacao_id
),
dos_fiadores as (
  update participante set motivos_analise =
    (select jsonb_agg(jsonb_build_object('codigo', 'OUTRO', 'texto', texto)) from jsonb_array_elements_text(atuais.motivos) texto)
  from atuais where participante.id::text = atuais.pessoa_id
)
update historico set motivos = jsonb_build_array(
    'A solicitação não foi aprovada na análise do fiador. Os motivos são particulares: só o fiador pode lê-los.'
  ) || (select jsonb_agg(jsonb_build_object('pessoaId', recusas.pessoa_id, 'texto', texto))
    from jsonb_array_elements_text(recusas.motivos) texto)
from recusas where historico.id = recusas.id;
