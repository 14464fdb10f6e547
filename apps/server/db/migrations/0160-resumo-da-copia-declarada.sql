-- The digest of a frozen copy was taken of its text, which jsonb does not keep: it could not be computed again. From
-- here on it is taken of the values in the order of their names.
alter table copia_declarada add column canonica boolean not null default false;
