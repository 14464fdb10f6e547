-- Suspension and return are reported like the end of a course, one proposal for each contract (ADR 0158).
alter table proposta_financeira drop constraint proposta_financeira_tipo_check;
alter table proposta_financeira add constraint proposta_financeira_tipo_check
  check (tipo in ('fim-do-curso', 'suspensao-do-curso', 'retomada-do-curso', 'devolucao', 'recebimento-manual'));

-- Fees after this day are held until the student is back; the dates of the contract stay.
alter table contrato add column curso_suspenso_em date;
alter table contrato add check (curso_suspenso_em is null or curso_terminou_em is null);

-- What waits for a second person, of all contracts at once.
create index proposta_financeira_na_fila on proposta_financeira (proposta_em, id) where estado = 'proposta';
