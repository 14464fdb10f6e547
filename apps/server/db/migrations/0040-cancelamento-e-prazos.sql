-- Why a request was given up: read by reports and by the staff, gone with the request.
create table cancelamento (
  solicitacao_id bigint primary key references solicitacao (id) on delete cascade,
  motivo_id integer not null,
  complemento text,
  em timestamptz not null
);

-- How long the recent analyses took: the newest exits of a stage, each with its entry.
create index historico_por_saida on historico (sigla_anterior, id desc);

-- What the retention job looks for.
create index solicitacao_encerrada on solicitacao (coalesce(cancelada_em, decidida_em))
  where sigla in ('CAN', 'REP', 'RIES');
