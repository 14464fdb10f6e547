-- Support finds a person by name without reading every account.
create index conta_busca on conta using gin (sem_acento(nome) gin_trgm_ops);
