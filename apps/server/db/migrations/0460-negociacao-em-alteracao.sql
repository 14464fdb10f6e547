-- What was agreed about late instalments is signed as an alteration, and ends with it (ADR 0171).
alter table negociacao drop constraint negociacao_situacao_check;
alter table negociacao add constraint negociacao_situacao_check check (situacao in ('proposta', 'aceita', 'recusada',
  'retirada', 'concluida', 'sem-efeito'));
alter table alteracao drop constraint alteracao_especie_check;
alter table alteracao add constraint alteracao_especie_check check (especie in ('reparcelamento', 'suspensao', 'prorrogacao',
  'antecipacao', 'encerramento', 'transferencia', 'fiador', 'dados', 'negociacao'));
alter table alteracao add column negociacao_id uuid references negociacao (id);
alter table alteracao add constraint alteracao_de_uma_negociacao
  check ((origem = 'negociacao') = (negociacao_id is not null) and (especie = 'negociacao') = (negociacao_id is not null));
create unique index alteracao_por_negociacao on alteracao (negociacao_id) where negociacao_id is not null;
