-- Ending an operator's sessions voids the permissions for support sessions that are not used yet (ADR 0085).
create index acesso_de_suporte_por_operador on acesso_de_suporte (operador_id) where usado_em is null;
