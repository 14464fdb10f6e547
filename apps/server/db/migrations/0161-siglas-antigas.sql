-- Codes of older data (decisions, "The request"): read once, when a row comes in, so that no query has to know them. The
-- same list is SIGLAS_ANTIGAS of the domain; a test compares both.
create function ler_sigla_antiga(codigo text) returns text language sql immutable as $$
  select case codigo when 'AGC' then 'PDC' when 'AGA' then 'PADC' when 'AFU' then 'PADC' when 'P' then 'PDBE' else codigo end
$$;

create function ler_siglas_antigas_da_solicitacao() returns trigger language plpgsql as $$
begin
  new.status_solicitacao := case ler_sigla_antiga(new.sigla)
    when 'PDC' then 'PENDENTE_DADOS_COMPLEMENTARES'
    when 'PADC' then 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES'
    else 'PENDENTE_DADOS_BASICOS_ESTUDANTE' end;
  new.sigla := ler_sigla_antiga(new.sigla);
  return new;
end $$;

create trigger solicitacao_siglas_antigas before insert or update of sigla on solicitacao
  for each row when (new.sigla in ('AGC', 'AGA', 'AFU', 'P')) execute function ler_siglas_antigas_da_solicitacao();
