-- Two words of a name, wherever they stand in it: by the beginnings of both, so that neither has to be written out. The
-- trigram index reads the whole list of everybody called "Costa" and of everybody called "Silva" to find who is both.
-- Restricted: for a handful of rows the planner would start parallel workers, which takes longer than the search.
create function pares_do_nome(nome text) returns text[]
  language sql immutable parallel restricted strict
  return (
    select coalesce(array_agg(distinct left(a.palavra, 3) || ' ' || left(b.palavra, 3)), '{}')
    from regexp_split_to_table(sem_acento(nome), '[^[:alnum:]]+') with ordinality a (palavra, lugar)
    join regexp_split_to_table(sem_acento(nome), '[^[:alnum:]]+') with ordinality b (palavra, lugar)
      on a.lugar < b.lugar
    where length(a.palavra) >= 3 and length(b.palavra) >= 3
  );

create index participante_pares on participante using gin (pares_do_nome(nome))
  where tipo_pessoa = 'estudante' and removido_em is null;
