-- One credit of one term of one student (ADR 0125). Persons, uses, plan and rules are copied into it when it is
-- generated: what changes elsewhere afterwards changes no contract.
-- The number that people read; it says nothing of how many there are.
create sequence numero_do_contrato start with 123;

create table contrato (
  id bigint generated always as identity (start with 200001) primary key,
  -- As people read it.
  numero text not null unique,
  solicitacao_id bigint not null references solicitacao (id),
  conta_id uuid not null references conta (id),
  instituicao_id integer not null references instituicao (id),
  bolsa_id integer not null references bolsa (id),
  tipo text not null check (tipo in ('M', 'E', 'B', 'L', 'C')),
  ano smallint not null check (ano between 2000 and 2100),
  semestre smallint not null check (semestre in (1, 2)),
  codigo text not null check (codigo in
    ('GER', 'DIS', 'DPR', 'VIS', 'RIE', 'EFU', 'ASS', 'REC', 'APR', 'REP', 'EFE', 'LIQ', 'BAI', 'CAN')),
  situacao_desde timestamptz not null,
  versao integer not null default 1,
  via text not null check (via in ('eletronica', 'impressa')),
  regras jsonb not null,
  assinaturas jsonb not null,
  -- First day of the last month of the course, from which the plan follows.
  ultimo_mes date not null,
  contratado_em date not null,
  primeiro_vencimento date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  total_centavos bigint not null check (total_centavos >= valor_centavos),
  -- Which text is the one in force: a correction after the analysis makes the next one.
  edicao smallint not null default 1,
  -- Last day for signing; nobody signs what has none.
  prazo date,
  plano_aceito_em timestamptz,
  -- Day of the student's own signature, from which withdrawal counts.
  assinado_em date,
  -- The student has read that it is in effect.
  concluido_em timestamptz,
  causa_do_cancelamento text check (causa_do_cancelamento in ('prazo', 'recusa', 'desistencia', 'provedor')),
  cancelado_de text,
  recuperado_em timestamptz,
  -- The contract whose place this one takes.
  anterior_id bigint references contrato (id),
  criado_em timestamptz not null,
  check (prazo is not null or codigo in ('GER', 'CAN')),
  check ((codigo = 'CAN') = (causa_do_cancelamento is not null)),
  check ((causa_do_cancelamento is null) = (cancelado_de is null))
);
create unique index contrato_do_termo on contrato (conta_id, bolsa_id, ano, semestre) where codigo <> 'CAN';
create index contrato_por_conta on contrato (conta_id, id);
create index contrato_por_solicitacao on contrato (solicitacao_id);
create index contrato_na_fila on contrato (codigo, situacao_desde, id);
create index contrato_na_fila_da_instituicao on contrato (instituicao_id, codigo, situacao_desde, id);
create index contrato_a_vencer on contrato (prazo, id) where codigo in ('DIS', 'DPR', 'VIS');

-- A person as bound by one contract, frozen.
create table contrato_parte (
  id uuid primary key,
  contrato_id bigint not null references contrato (id),
  papel text not null check (papel in ('estudante', 'responsavel', 'fiador', 'conjuge-do-fiador', 'fiador2',
    'conjuge-do-fiador2', 'representante', 'testemunha')),
  -- Groups sign one after the other.
  grupo smallint not null check (grupo in (1, 2, 3)),
  participante_id uuid references participante (id),
  conta_id uuid references conta (id),
  nome text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  email text,
  telefone text,
  -- What the text says of the person: birth, marital status, regime, address.
  qualificacao jsonb not null,
  -- The analyst has found this person's signature on the digitised copy.
  assinatura_conferida_em timestamptz
);
create index contrato_parte_por_contrato on contrato_parte (contrato_id);
create index contrato_parte_por_conta on contrato_parte (conta_id) where conta_id is not null;
create unique index contrato_parte_unica on contrato_parte (contrato_id, papel, cpf);

-- A monthly fee that the provider pays to the school.
create table contrato_uso (
  contrato_id bigint not null references contrato (id),
  posicao smallint not null,
  em date not null,
  mensalidade_centavos bigint not null check (mensalidade_centavos > 0),
  percentual integer not null check (percentual between 1 and 100),
  financiado_centavos bigint not null check (financiado_centavos > 0),
  primary key (contrato_id, posicao)
);

-- The plan as the engine told it on the day of the contract.
create table contrato_parcela (
  contrato_id bigint not null references contrato (id),
  numero smallint not null,
  vencimento date not null,
  usos smallint[] not null,
  principal_centavos bigint not null,
  correcao_centavos bigint not null,
  taxa_centavos bigint not null,
  total_centavos bigint not null check (total_centavos = principal_centavos + correcao_centavos + taxa_centavos),
  primary key (contrato_id, numero)
);

-- Every text that was drawn; the file rests in the vault.
create table contrato_texto (
  contrato_id bigint not null references contrato (id),
  edicao smallint not null,
  -- Version of the template, and what it was filled with.
  modelo smallint not null,
  dados jsonb not null,
  arquivo text not null,
  sha256 text not null,
  bytes integer not null,
  criado_em timestamptz not null,
  primary key (contrato_id, edicao)
);

create table contrato_historico (
  id bigint generated always as identity primary key,
  contrato_id bigint not null references contrato (id),
  em timestamptz not null,
  acao text not null,
  ator text not null,
  -- Whoever of the staff acted, and on which version: a second click is known by it, and so is the second person.
  operador_id uuid references operador (id),
  versao integer not null,
  codigo_anterior text,
  codigo text not null,
  motivos jsonb not null default '[]'
);
create index contrato_historico_por_contrato on contrato_historico (contrato_id, id);

-- The signed paper, digitised by whoever receives it; the file rests in the vault.
create table contrato_copia (
  contrato_id bigint not null references contrato (id),
  edicao smallint not null,
  arquivo text not null,
  sha256 text not null,
  bytes integer not null,
  paginas smallint not null,
  guardada_por uuid not null references operador (id),
  guardada_em timestamptz not null,
  primary key (contrato_id, edicao)
);
