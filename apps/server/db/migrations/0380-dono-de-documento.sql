-- A document belongs to an owner, and an owner stands for exactly one thing (ADR 0118). It has the id of that thing, so
-- whoever has the thing asks for its files without a join. A further kind of owner is a further column and its checks.
create table dono_de_documento (
  id uuid primary key,
  participante_id uuid unique references participante (id),
  constraint dono_de_uma_coisa check (num_nonnulls(participante_id) = 1),
  constraint dono_com_o_id_da_coisa check (id = coalesce(participante_id))
);
insert into dono_de_documento (id, participante_id)
select distinct participante_id, participante_id from documento;

alter table documento rename column participante_id to dono_id;
alter table documento drop constraint documento_participante_id_fkey;
alter table documento add foreign key (dono_id) references dono_de_documento (id);
alter index documento_por_participante rename to documento_por_dono;
-- The request is what the owner belongs to, said once.
drop index documento_por_solicitacao;
alter table documento drop column solicitacao_id;
