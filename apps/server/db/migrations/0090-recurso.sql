-- Appeals: a final refusal is contested once and looked at by somebody else (ADR 0030). The files that come with one
-- are documents of the student, of type RECURSO.
create table recurso (
  id uuid primary key,
  solicitacao_id bigint not null unique references solicitacao (id),
  conta_id uuid not null references conta (id),
  estado text not null check (estado in ('rascunho', 'enviado', 'aceito', 'mantido')),
  texto text not null,
  criado_em timestamptz not null,
  atualizado_em timestamptz not null,
  enviado_em timestamptz,
  -- What is contested, as it was when the appeal was sent: the stage, the day, the sentences, and who took part.
  etapa text check (etapa in ('PAIES', 'PADC', 'PAF')),
  recusada_em timestamptz,
  motivos jsonb not null default '[]',
  decisores uuid[] not null default '{}',
  decidido_por uuid references operador (id),
  decidido_em timestamptz,
  resposta text,
  check ((estado = 'rascunho') = (enviado_em is null)),
  check ((estado = 'rascunho') = (etapa is null)),
  check ((estado in ('aceito', 'mantido')) = (decidido_em is not null)),
  check ((decidido_em is null) = (decidido_por is null)),
  check (decidido_por is null or not (decidido_por = any (decisores)))
);

-- The queue of appeals, in the order in which they came.
create index solicitacao_em_recurso on solicitacao (situacao_desde, id)
  where status_solicitacao in ('REPROVADO_EM_RECURSO', 'REPROVADO_IES_EM_RECURSO');
