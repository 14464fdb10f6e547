-- Messages tied to a pendency, between whose pendency it is and the team.
create table conversa (
  id uuid primary key,
  solicitacao_id bigint not null references solicitacao (id),
  participante_id uuid not null references participante (id),
  -- Type of the refused document, or DADOS.
  assunto text not null,
  criada_em timestamptz not null,
  -- Side that owes an answer; null: nobody.
  aguarda text check (aguarda in ('pessoa', 'equipe')),
  atualizada_em timestamptz not null,
  unique (participante_id, assunto)
);
create index conversa_por_solicitacao on conversa (solicitacao_id);
create index conversa_aguarda_equipe on conversa (atualizada_em, id) where aguarda = 'equipe';

create table conversa_mensagem (
  id uuid primary key,
  ordem bigint not null generated always as identity,
  conversa_id uuid not null references conversa (id),
  autor text not null check (autor in ('pessoa', 'equipe')),
  conta_id uuid references conta (id),
  operador_id uuid references operador (id),
  texto text not null,
  criada_em timestamptz not null,
  -- By the other side.
  lida_em timestamptz,
  check ((autor = 'pessoa') = (conta_id is not null)),
  check ((autor = 'equipe') = (operador_id is not null))
);
create index conversa_mensagem_em_ordem on conversa_mensagem (conversa_id, ordem);
