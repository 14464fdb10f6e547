-- "joana davila" finds "Joana d'Ávila": the few names that have an apostrophe are read whole, and no others.
create index participante_com_apostrofo on participante (solicitacao_id)
  where tipo_pessoa = 'estudante' and removido_em is null and nome like '%''%';
