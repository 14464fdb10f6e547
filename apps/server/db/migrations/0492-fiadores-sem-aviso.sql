-- Guarantors who fill in on their own and have not said that they are done, by their last visit (asked every hour).
create index participante_sem_aviso on participante (ultimo_acesso)
  where status_preenchimento = 'EM_PREENCHIMENTO' and tipo_pessoa <> 'estudante' and removido_em is null;
