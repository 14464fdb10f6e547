-- The queue of corrections: what came back corrected to either analysis, oldest first, and what still waits for its
-- person. `correcoes` counts those of the present stage: an approval of the stage begins again at zero.
update solicitacao set correcoes = 0
  where sigla = 'PAF' and correcoes > 0 and not exists (
    select 1 from historico where historico.solicitacao_id = solicitacao.id
      and historico.acao = 'concluirCorrecao' and historico.sigla = 'PAF');

create index solicitacao_corrigidas on solicitacao (situacao_desde, id)
  where sigla in ('PADC', 'PAF') and correcoes > 0;
create index solicitacao_corrigidas_por_instituicao on solicitacao (instituicao_id, situacao_desde, id)
  where sigla in ('PADC', 'PAF') and correcoes > 0;
create index solicitacao_com_a_pessoa on solicitacao (situacao_desde, id) where sigla in ('RDC', 'RAF');
create index solicitacao_com_a_pessoa_por_instituicao on solicitacao (instituicao_id, situacao_desde, id)
  where sigla in ('RDC', 'RAF');
