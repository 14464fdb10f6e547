-- An extension may reopen a period that ended: whoever had begun and not sent begins again (ADR 0162).
drop index atualizacao_do_periodo;
create unique index atualizacao_do_periodo on atualizacao (conta_id, periodo_id)
  where estado not in ('reiniciada', 'vencida');
