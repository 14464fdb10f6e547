-- Whoever comes to guarantee a contract by an alteration proves the income in it, as in a request (ADR 0202).
create table alteracao_renda (
  id uuid primary key,
  alteracao_id bigint not null unique references alteracao (id),
  conta_id uuid not null references conta (id),
  respostas jsonb not null default '{}',
  -- May be changed: until it was sent, and again where the desk has given it back.
  aberta boolean not null default true,
  enviada_em timestamptz,
  check (aberta or enviada_em is not null)
);
create index alteracao_renda_por_conta on alteracao_renda (conta_id);

-- Those who have accepted already are asked too, as long as nothing was released.
insert into alteracao_renda (id, alteracao_id, conta_id)
select gen_random_uuid(), alteracao.id, aceite_fiador.conta_id
from aceite_fiador join alteracao on alteracao.id = aceite_fiador.alteracao_id
where alteracao.fluxo in ('PED', 'GER') and aceite_fiador.conta_id is not null
on conflict (alteracao_id) do nothing;

-- Its proofs are documents like all others (ADR 0118).
alter table dono_de_documento add column alteracao_renda_id uuid unique references alteracao_renda (id);
alter table dono_de_documento drop constraint dono_de_uma_coisa;
alter table dono_de_documento add constraint dono_de_uma_coisa
  check (num_nonnulls(participante_id, atualizacao_pessoa_id, alteracao_renda_id) = 1);
alter table dono_de_documento drop constraint dono_com_o_id_da_coisa;
alter table dono_de_documento add constraint dono_com_o_id_da_coisa
  check (id = coalesce(participante_id, atualizacao_pessoa_id, alteracao_renda_id));
