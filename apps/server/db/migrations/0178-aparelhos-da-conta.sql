-- A login asks which devices the account was ever used on, ended sessions included.
create index sessao_por_aparelho on sessao (conta_id, agente) where tipo = 'conta';
