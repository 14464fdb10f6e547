-- What was read from a proof of income: months, amounts and whose it is. Erased together with the file.
alter table documento add column leitura_de_renda jsonb;
