-- A refused proof that goes before the analyst again keeps what was said of it: reasons, by whom, when, and since when.
alter table documento add column veredito_anterior jsonb;
