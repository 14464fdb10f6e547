-- An institution's special indication of a person, by CPF: its own conditions for whom it indicates (spec 1 section 3).
create table indicacao_especial (
  id uuid primary key,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  ativo boolean not null default true,
  -- Who indicated, at the institution.
  nome text not null,
  email text not null,
  telefone text,
  bolsa_id integer not null references bolsa (id),
  curso_id integer references curso (id),
  data_formatura date,
  valor_contrato_centavos bigint check (valor_contrato_centavos > 0),
  parcelas integer check (parcelas > 0),
  parcelas_restituicao integer check (parcelas_restituicao > 0),
  periodo_debito text,
  data_inicio_restituicao date,
  data_inicio_validade date not null,
  data_fim_validade date not null,
  criada_em timestamptz not null,
  check (data_fim_validade >= data_inicio_validade)
);
create index indicacao_especial_por_cpf on indicacao_especial (cpf) where ativo;
