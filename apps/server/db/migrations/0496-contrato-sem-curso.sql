-- A contract that is not in effect ends with the course.
alter table contrato drop constraint contrato_causa_do_cancelamento_check;
alter table contrato add constraint contrato_causa_do_cancelamento_check
  check (causa_do_cancelamento in ('prazo', 'recusa', 'desistencia', 'provedor', 'curso'));
