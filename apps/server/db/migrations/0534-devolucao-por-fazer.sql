-- A refund is decided first and done later: a Pix by its provider, everything else by a transfer of the team (ADR 0211).
alter table devolucao drop constraint devolucao_estado_check;
alter table devolucao add constraint devolucao_estado_check
  check (estado in ('pedida', 'a-transferir', 'devolvida', 'nao-realizada'));

-- Day on which it was done, or known not to be.
alter table devolucao add column concluida_em date;
update devolucao set concluida_em = em where estado in ('devolvida', 'nao-realizada');
update devolucao set estado = 'a-transferir'
  from recebimento
  where recebimento.id = devolucao.recebimento_id and recebimento.meio <> 'pix' and devolucao.estado = 'pedida';
alter table devolucao add constraint devolucao_concluida_check
  check ((concluida_em is null) = (estado in ('pedida', 'a-transferir')));

-- What is still to be given back, of all contracts at once.
create index devolucao_por_fazer on devolucao (em, id) where concluida_em is null;

alter table proposta_financeira drop constraint proposta_financeira_tipo_check;
alter table proposta_financeira add constraint proposta_financeira_tipo_check
  check (tipo in ('fim-do-curso', 'suspensao-do-curso', 'retomada-do-curso', 'devolucao', 'transferencia', 'recebimento-manual'));
