-- Contractual alterations (ADR 0170): a typed change of a contract in effect, with what it changes before and after, signed by
-- whoever it concerns, put into effect in one transaction.
create table alteracao (
  id bigint generated always as identity (start with 300001) primary key,
  -- As people read it: the contract's number and which of its alterations this is.
  numero text not null unique,
  contrato_id bigint not null references contrato (id),
  conta_id uuid not null references conta (id),
  especie text not null check (especie in ('reparcelamento', 'suspensao', 'prorrogacao', 'antecipacao', 'encerramento',
    'transferencia', 'fiador', 'dados')),
  tipo text not null check (tipo in ('R', 'I', 'AN', 'PCV', 'PCB', 'ABC', 'ACV', 'FCB', 'FCV', 'FSB', 'FSV', 'DCB', 'DCV',
    'DSB', 'DSV', 'O')),
  origem text not null check (origem in ('estudante', 'provedor', 'negociacao')),
  fluxo text not null check (fluxo in ('PED', 'GER', 'DIS', 'DPR', 'ASS', 'REP', 'EFE', 'CAN')),
  situacao_desde timestamptz not null,
  versao integer not null default 1,
  -- Which text is the one in force: a correction after the analysis makes the next one.
  edicao smallint not null default 1,
  -- What was asked for, and what changes by it, in the words of that day.
  pedido jsonb not null,
  mudancas jsonb not null,
  -- The plan before and after; null where the plan stays.
  plano jsonb,
  -- Last day for signing; nobody signs what has none.
  prazo date,
  -- The institution's word where the term or the course is concerned.
  palavra text check (palavra in ('confirmou', 'nao-confirmou')),
  palavra_texto text,
  -- The student has read that it is in effect.
  concluida_em timestamptz,
  causa_do_fim text check (causa_do_fim in ('prazo', 'recusa', 'provedor', 'estudante', 'negada', 'encerrada')),
  encerrada_de text,
  criado_em timestamptz not null,
  check (prazo is not null or fluxo in ('PED', 'GER', 'CAN')),
  check ((fluxo = 'CAN') = (causa_do_fim is not null)),
  check ((causa_do_fim is null) = (encerrada_de is null))
);
create index alteracao_por_contrato on alteracao (contrato_id, id);
create index alteracao_por_conta on alteracao (conta_id, id);
create index alteracao_na_fila on alteracao (fluxo, situacao_desde, id);
create index alteracao_a_vencer on alteracao (prazo, id) where fluxo in ('DIS', 'DPR');

-- What an alteration that is not over takes hold of: no two of them the same of one contract.
create table alteracao_campo (
  contrato_id bigint not null references contrato (id),
  campo text not null check (campo in ('plano', 'curso', 'fiador', 'fiador2', 'dados-estudante', 'dados-fiador', 'dados-fiador2')),
  alteracao_id bigint not null references alteracao (id),
  primary key (contrato_id, campo)
);
create index alteracao_campo_por_alteracao on alteracao_campo (alteracao_id);

-- Whoever signs it, frozen with its text.
create table alteracao_parte (
  id uuid primary key,
  alteracao_id bigint not null references alteracao (id),
  papel text not null check (papel in ('estudante', 'responsavel', 'fiador', 'conjuge-do-fiador', 'fiador2',
    'conjuge-do-fiador2', 'representante')),
  grupo smallint not null check (grupo in (1, 2, 3)),
  participante_id uuid references participante (id),
  conta_id uuid references conta (id),
  nome text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  email text,
  telefone text,
  qualificacao jsonb not null,
  unique (alteracao_id, papel)
);
create index alteracao_parte_por_conta on alteracao_parte (conta_id) where conta_id is not null;

-- Every text that was drawn; the file rests in the vault.
create table alteracao_texto (
  alteracao_id bigint not null references alteracao (id),
  edicao smallint not null,
  dados jsonb not null,
  arquivo text not null,
  sha256 text not null,
  bytes integer not null,
  criado_em timestamptz not null,
  primary key (alteracao_id, edicao)
);

create table alteracao_historico (
  id bigint generated always as identity primary key,
  alteracao_id bigint not null references alteracao (id),
  em timestamptz not null,
  acao text not null,
  ator text not null,
  operador_id uuid references operador (id),
  versao integer not null,
  fluxo_anterior text,
  fluxo text not null,
  motivo text
);
create index alteracao_historico_por_alteracao on alteracao_historico (alteracao_id, id);

-- An alteration is the second kind of owner of an envelope.
alter table envelope add column alteracao_id bigint references alteracao (id);
alter table envelope drop constraint envelope_contrato_id_check;
alter table envelope add constraint envelope_de_um_dono check (num_nonnulls(contrato_id, alteracao_id) = 1);
create unique index envelope_vivo_da_alteracao on envelope (alteracao_id)
  where estado in ('preparando', 'em-assinatura', 'assinado', 'falhou');
create index envelope_por_alteracao on envelope (alteracao_id, criado_em) where alteracao_id is not null;

-- What the instalments from one number on pay back, where an alteration has divided the debt anew; those before were paid.
alter table contrato add column replano jsonb;
