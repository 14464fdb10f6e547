-- A course stops being offered at a campus by a programme without leaving the catalogue: requests in progress point to it.
alter table oferta add column ativa boolean not null default true;
