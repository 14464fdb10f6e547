-- Whoever signs a contract, or an alteration of it, is part of its request (ADR 0095), also where the request names somebody
-- else by now. The provider's own signatories (group 3) are not.
create index contrato_parte_por_cpf on contrato_parte (cpf) where grupo < 3;
create index contrato_parte_por_email on contrato_parte (chave_do_email(email)) where grupo < 3;
create index alteracao_parte_por_cpf on alteracao_parte (cpf) where grupo < 3;
create index alteracao_parte_por_email on alteracao_parte (chave_do_email(email)) where grupo < 3;
