-- When the student last reminded this guarantor: once in 24 hours.
alter table atualizacao_pessoa add column lembrada_em timestamptz;
