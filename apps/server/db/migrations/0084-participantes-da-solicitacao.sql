-- Also of people who left: the partial index of those present does not serve a search for all of a request.
create index participante_por_solicitacao on participante (solicitacao_id);
