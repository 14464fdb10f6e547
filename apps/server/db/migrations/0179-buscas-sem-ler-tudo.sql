-- What belongs to a person or a request is found without reading the whole table, whatever state it is in: the earlier
-- indexes held only what is in force, and questions about the rest could not use them.
create index convite_por_participante on convite_fiador (participante_id);
create index documento_por_participante on documento (participante_id);

drop index participante_por_conta;
create index participante_por_conta on participante (conta_id);

drop index sessao_por_operador;
create index sessao_por_operador on sessao (operador_id) where operador_id is not null;
