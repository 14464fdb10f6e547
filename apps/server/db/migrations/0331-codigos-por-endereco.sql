-- Keyed digest of the network address that asked for a registration's code: how many phones it named and none answered
-- for (ADR 0088). It leaves with the code.
alter table codigo_verificacao add column endereco_hash bytea;
create index codigo_por_endereco on codigo_verificacao (endereco_hash, criado_em desc) where endereco_hash is not null;
