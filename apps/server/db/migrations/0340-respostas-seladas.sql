-- Stored answers name people and may carry codes: they rest sealed (ADR 0090). What was stored in the clear goes; the
-- natural keys of those calls hold.
delete from idempotencia;
alter table idempotencia drop column resposta;
alter table idempotencia add column resposta bytea;
