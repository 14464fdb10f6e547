-- Whoever guaranteed a contract until an alteration put somebody else in their place: what they confirmed stays theirs.
alter table contrato_parte add column saiu_em timestamptz;
drop index contrato_parte_unica;
create unique index contrato_parte_unica on contrato_parte (contrato_id, papel, cpf) where saiu_em is null;
