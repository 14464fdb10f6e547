-- One instalment paid before it is due is a charge of its own beside the one of its due date.
alter table cobranca drop constraint cobranca_tipo_check;
alter table cobranca add constraint cobranca_tipo_check
  check (tipo in ('parcela', 'saldo', 'antecipacao', 'quitacao'));
alter table cobranca add constraint cobranca_antecipacao_de_uma
  check (tipo <> 'antecipacao' or cardinality(parcelas) = 1);
create unique index cobranca_antecipacao_viva on cobranca (contrato_id, (parcelas[1]))
  where tipo = 'antecipacao' and situacao in ('registrando', 'aberta', 'vencida') and a_baixar is null;
