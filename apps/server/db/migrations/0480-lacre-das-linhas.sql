-- A keyed digest of each row of what people have signed and of what they owe (ADR 0144). The key stands in the session of
-- whoever connects as the product, and nowhere in the database: a row that was changed by anybody else, or below the
-- database, no longer fits its digest.
create function lacre_de(linha jsonb, chave text) returns bytea
  language sql immutable parallel safe as $$
  select sha256(convert_to(nullif(chave, ''), 'UTF8')
    || sha256(convert_to(chave || jsonb_strip_nulls(linha - 'lacre')::text, 'UTF8')))
$$;

-- The same text of a row in every session: moments and bytes have settings of their own.
create function lacrar() returns trigger language plpgsql set timezone to 'UTC' set bytea_output to 'hex' as $$
begin
  new.lacre := lacre_de(to_jsonb(new), current_setting('portal.lacre', true));
  return new;
end $$;

do $$
declare
  tabela text;
begin
  foreach tabela in array array['contrato', 'contrato_parte', 'contrato_uso', 'contrato_parcela', 'contrato_texto',
    'envelope', 'assinante'] loop
    execute format('alter table %I add column lacre bytea', tabela);
    -- Last of its row: what another trigger writes counts.
    execute format('create trigger zz_lacrar before insert or update on %I for each row execute function lacrar()', tabela);
    execute format('update %I set lacre = null', tabela);
  end loop;
end $$;
