-- Of a contract that was paid by itself nothing is left to be altered: that end has a cause of its own.
alter table alteracao drop constraint alteracao_causa_do_fim_check;
alter table alteracao add constraint alteracao_causa_do_fim_check check (causa_do_fim in ('prazo', 'recusa', 'convite',
  'provedor', 'estudante', 'negada', 'encerrada', 'quitacao'));
