-- A contract that an alteration took to another school: its names from then on, and which school the fees of before are
-- paid to. The request keeps what was asked for.
alter table contrato add column instituicao_atual text;
alter table contrato add column curso_atual text;
alter table contrato add constraint contrato_transferido
  check ((instituicao_atual is null) = (curso_atual is null));
alter table contrato_uso add column instituicao_id integer references instituicao (id);
create index contrato_uso_de_outra_instituicao on contrato_uso (instituicao_id) where instituicao_id is not null;
