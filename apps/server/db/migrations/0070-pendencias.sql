-- Corrections under way -------------------------------------------------------------------------------------------
-- One row per person and return of the request, from the first change on: edited but not sent is a state of its own.
create table correcao (
  id uuid primary key,
  solicitacao_id bigint not null references solicitacao (id),
  participante_id uuid not null references participante (id),
  -- Moment at which the analysis returned the request.
  devolvida_em timestamptz not null,
  iniciada_em timestamptz not null,
  alterada_em timestamptz not null,
  -- How a guarantor solves the income proofs, and the types that were declared before.
  modo_da_renda text check (modo_da_renda in ('reenviar', 'alterar', 'incluir')),
  enviada_em timestamptz,
  lembrada_em timestamptz,
  unique (participante_id, devolvida_em)
);
create index correcao_nao_enviada on correcao (solicitacao_id) where enviada_em is null;

-- Messages tied to a pendency ----------------------------------------------------------------------------------------
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
  conversa_id uuid not null references conversa (id) on delete cascade,
  autor text not null check (autor in ('pessoa', 'equipe')),
  conta_id uuid references conta (id),
  operador_id uuid references operador (id),
  texto text not null,
  pede_resposta boolean not null,
  criada_em timestamptz not null,
  lida_em timestamptz,
  check ((autor = 'pessoa') = (conta_id is not null)),
  check ((autor = 'equipe') = (operador_id is not null))
);
create index conversa_mensagem_em_ordem on conversa_mensagem (conversa_id, criada_em, id);

-- Appeals: a final refusal is contested once ---------------------------------------------------------------------------
create table recurso (
  id uuid primary key,
  solicitacao_id bigint not null unique references solicitacao (id),
  conta_id uuid not null references conta (id),
  estado text not null check (estado in ('rascunho', 'enviado', 'aceito', 'mantido')),
  texto text not null default '',
  -- State that took the decision, and who took it: somebody else looks at the appeal.
  recusada_em_sigla text not null,
  recusada_por uuid references operador (id),
  criado_em timestamptz not null,
  enviado_em timestamptz,
  decidido_por uuid references operador (id),
  decidido_em timestamptz,
  resposta text,
  check (recusada_por is distinct from decidido_por or decidido_por is null),
  check ((estado in ('aceito', 'mantido')) = (decidido_em is not null))
);
create index recurso_na_fila on recurso (enviado_em, id) where estado = 'enviado';

create table recurso_documento (
  id uuid primary key,
  recurso_id uuid not null references recurso (id) on delete cascade,
  nome_arquivo text not null,
  extensao text not null check (extensao in ('pdf', 'jpg', 'png')),
  tamanho_bytes integer not null,
  paginas integer not null,
  sha256 bytea not null,
  arquivo_original text not null,
  arquivo_visao text not null,
  antivirus text not null check (antivirus in ('limpo', 'nao-configurado', 'indisponivel')),
  enviado_em timestamptz not null,
  unique (recurso_id, sha256)
);

-- Satisfaction survey ---------------------------------------------------------------------------------------------------
create table campanha (
  id text primary key,
  titulo text not null,
  pergunta text not null,
  inicio timestamptz not null,
  fim timestamptz
);
insert into campanha (id, titulo, pergunta, inicio) values
  ('solicitacao-enviada', 'Depois de enviar a solicitação', 'Como foi pedir o seu crédito até aqui?', '2026-01-01T00:00:00Z');

create table resposta_de_pesquisa (
  campanha_id text not null references campanha (id),
  conta_id uuid not null references conta (id),
  -- Null: the person skipped the survey.
  nota integer check (nota between 1 and 5),
  comentario text,
  pergunta text not null,
  respondida_em timestamptz not null,
  primary key (campanha_id, conta_id)
);
create index resposta_por_campanha on resposta_de_pesquisa (campanha_id, respondida_em desc);
