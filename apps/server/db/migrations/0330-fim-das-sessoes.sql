-- `expira_em` moves with the use of a session (ADR 0085); `fim_em` is when it ends whatever the use.
alter table sessao add column fim_em timestamptz;
update sessao set
  fim_em = expira_em,
  expira_em = case tipo
    when 'conta' then least(expira_em, usada_em + interval '7 days')
    when 'gestao' then least(expira_em, usada_em + interval '30 minutes')
    else expira_em
  end;
alter table sessao alter column fim_em set not null;
