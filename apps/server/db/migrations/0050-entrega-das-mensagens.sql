-- What a person wants to receive; without a row the domain's table decides.
create table preferencia_de_mensagem (
  conta_id uuid not null references conta (id) on delete cascade,
  tipo text not null,
  via text not null check (via in ('email', 'celular', 'push')),
  recebe boolean not null,
  alterada_em timestamptz not null,
  primary key (conta_id, tipo, via)
);

-- `evento` joins the messages of one event to one person; `segunda_de` is the message whose failure caused this one.
alter table mensagem add column evento text;
update mensagem set evento = chave_unica;
alter table mensagem alter column evento set not null;
alter table mensagem add column segunda_de uuid references mensagem (id) on delete set null;
alter table mensagem drop constraint mensagem_estado_check;
alter table mensagem add constraint mensagem_estado_check
  check (estado in ('na-fila', 'enviada', 'entregue', 'recusada', 'devolvida', 'falhou'));
create index mensagem_por_evento on mensagem (evento);
create index mensagem_com_falha on mensagem (criada_em desc, id) where estado in ('recusada', 'devolvida', 'falhou');

-- One row per try, written before the far side is asked: one without a result tells of a crash in between.
create table tentativa_de_envio (
  mensagem_id uuid not null references mensagem (id) on delete cascade,
  numero integer not null,
  iniciada_em timestamptz not null,
  terminada_em timestamptz,
  resultado text check (resultado in ('aceita', 'adiada', 'recusada', 'devolvida', 'interrompida')),
  -- Codes only: what providers say quotes addresses.
  motivo text,
  id_no_provedor text,
  primary key (mensagem_id, numero)
);
create index tentativa_por_provedor on tentativa_de_envio (id_no_provedor) where id_no_provedor is not null;

-- "Who saw my data" reads one person's views, newest first.
create index auditoria_vistas_por_conta on auditoria (conta_id, seq desc)
  where conta_id is not null and ator_tipo in ('operador', 'suporte');
