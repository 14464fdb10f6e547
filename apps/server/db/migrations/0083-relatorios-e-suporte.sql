-- Reports read a period; support finds a person by the beginning of an e-mail.
create index historico_por_momento on historico (em);
create index convite_por_momento on convite_fiador (criado_em);
create index documento_com_motivo on documento (avaliado_em) where motivos <> '[]';
create index conta_email_prefixo on conta (email text_pattern_ops);
