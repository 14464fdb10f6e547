-- Nobody of the staff works on a request that they are part of (ADR 0095): accounts keep their CPF, asked at the first
-- access and of who is already here at the next login. One CPF, one account: or one person would answer for two.
alter table operador add column cpf text unique check (cpf ~ '^[0-9]{11}$');

-- By what candidates are found, never by what is decided: addresses that may be one mailbox have the same key, and
-- acesso/conflito.ts says whether they are.
create function chave_do_email(email text) returns text
  language sql immutable parallel safe
  return replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@'
    || replace(split_part(lower(email), '@', 2), 'googlemail.com', 'gmail.com');

create index participante_por_chave_do_email on participante (chave_do_email(email)) where removido_em is null;
create index conta_por_chave_do_email on conta (chave_do_email(email));
create index participante_por_cpf_do_conjuge on participante ((respostas ->> 'cpfConjuge'))
  where removido_em is null and respostas ? 'cpfConjuge';
create index participante_por_email_do_conjuge on participante (chave_do_email(respostas ->> 'emailConjuge'))
  where removido_em is null and respostas ? 'emailConjuge';
create index participante_por_cpf_do_responsavel on participante ((respostas ->> 'cpfResponsavel'))
  where removido_em is null and respostas ? 'cpfResponsavel';
create index participante_por_email_do_responsavel on participante (chave_do_email(respostas ->> 'emailResponsavel'))
  where removido_em is null and respostas ? 'emailResponsavel';
create index autorizacao_por_cpf on autorizacao_responsavel (cpf) where revogada_em is null;
create index autorizacao_por_chave_do_email on autorizacao_responsavel (chave_do_email(email)) where revogada_em is null;
create index solicitacao_por_cpf_do_dependente on solicitacao ((dados ->> 'cpfDependente')) where dados ? 'cpfDependente';

-- What no CPF tells: a friend, a neighbour. Taken back by somebody else alone, and kept.
create table conflito_declarado (
  id uuid primary key,
  solicitacao_id bigint not null references solicitacao (id),
  operador_id uuid not null references operador (id),
  motivo text not null,
  declarado_em timestamptz not null,
  retirado_por uuid references operador (id) check (retirado_por <> operador_id),
  retirado_em timestamptz,
  check ((retirado_por is null) = (retirado_em is null))
);
create unique index conflito_declarado_vigente on conflito_declarado (operador_id, solicitacao_id)
  where retirado_em is null;
create index conflito_declarado_por_solicitacao on conflito_declarado (solicitacao_id);
