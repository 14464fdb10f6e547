-- Whoever will guarantee a contract by an alteration is invited by the mechanism of requests (ADR 0172): invitation and
-- acceptance belong to a person of a request or to an alteration, until it is in effect and the person takes part.
alter table convite_fiador alter column participante_id drop not null;
alter table convite_fiador add column alteracao_id bigint references alteracao (id);
alter table convite_fiador add constraint convite_de_um_dono check (num_nonnulls(participante_id, alteracao_id) = 1);
create unique index convite_vigente_da_alteracao on convite_fiador (alteracao_id)
  where revogado_em is null and alteracao_id is not null;

alter table aceite_fiador alter column participante_id drop not null;
alter table aceite_fiador add column alteracao_id bigint references alteracao (id);
alter table aceite_fiador add constraint aceite_de_um_dono check (num_nonnulls(participante_id, alteracao_id) = 1);
create unique index aceite_da_alteracao on aceite_fiador (alteracao_id) where alteracao_id is not null;

alter table alteracao drop constraint alteracao_causa_do_fim_check;
alter table alteracao add constraint alteracao_causa_do_fim_check check (causa_do_fim in ('prazo', 'recusa', 'convite',
  'provedor', 'estudante', 'negada', 'encerrada'));
