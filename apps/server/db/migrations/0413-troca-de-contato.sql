-- Both contacts of a signer at once: one person of the staff proposes them, another answers.
create table troca_de_contato (
  id uuid primary key,
  assinante_id uuid not null references assinante (id),
  email text,
  telefone text,
  motivo text not null,
  proposta_por uuid not null references operador (id),
  proposta_em timestamptz not null,
  resposta text check (resposta in ('confirmar', 'devolver', 'retirar')),
  respondida_por uuid references operador (id),
  respondida_em timestamptz,
  explicacao text,
  check (email is not null or telefone is not null),
  check (num_nonnulls(resposta, respondida_por, respondida_em) in (0, 3)),
  check (resposta is distinct from 'confirmar' or respondida_por <> proposta_por)
);
create unique index troca_de_contato_pendente on troca_de_contato (assinante_id) where resposta is null;
create index troca_de_contato_por_assinante on troca_de_contato (assinante_id);

-- A moved deadline tells whoever has the turn.
alter table convite_de_assinatura drop constraint convite_de_assinatura_motivo_check;
alter table convite_de_assinatura add constraint convite_de_assinatura_motivo_check
  check (motivo in ('vez', 'reenvio', 'lembrete', 'contato', 'reabertura', 'prazo'));
