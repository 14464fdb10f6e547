-- Web push: one subscription per device, of the person whose session is open on it. It lives no longer than that
-- session, however the session ends (logout, "sair de todos", changed password, a copied token), which is why the
-- detaching is a rule of the table and not of each of those use cases.
create table inscricao_push (
  id uuid primary key,
  -- Made by the device, which keeps it across logins (spec 1 section 4: the "push id").
  aparelho text not null unique check (aparelho ~ '^[A-Za-z0-9_-]{8,64}$'),
  conta_id uuid not null references conta (id) on delete cascade,
  sessao_id uuid not null references sessao (id) on delete cascade,
  endereco text not null unique check (char_length(endereco) <= 1024),
  p256dh text not null,
  auth text not null,
  criada_em timestamptz not null,
  atualizada_em timestamptz not null
);
create index inscricao_push_por_conta on inscricao_push (conta_id);
create index inscricao_push_por_sessao on inscricao_push (sessao_id);

create function desligar_push_da_sessao() returns trigger
  language plpgsql
  as $$
begin
  delete from inscricao_push where sessao_id = new.id;
  return null;
end
$$;
create trigger desligar_push_da_sessao
  after update of encerrada_em on sessao
  for each row when (new.encerrada_em is not null)
  execute function desligar_push_da_sessao();
