-- The marital status with which a person handed in before the regime was asked (ADR 0122): while it stands, nothing is
-- missing, and the question waits for the contract.
alter table participante add column estado_civil_sem_regime text;

update participante p
set estado_civil_sem_regime = p.respostas->>'estadoCivil'
from solicitacao s
where s.id = p.solicitacao_id
  and s.concluida_em is not null
  and p.respostas->>'estadoCivil' in ('CASADO', 'SEPARADO');
