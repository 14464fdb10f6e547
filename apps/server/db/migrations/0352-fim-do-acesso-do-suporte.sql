-- Support sessions whose time is over are closed and written down by a job, a minute later at most.
create index sessao_de_suporte_aberta on sessao (expira_em) where tipo = 'suporte' and encerrada_em is null;
