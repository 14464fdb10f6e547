-- Where and when a contract that was signed on paper is handed in, in the institution's words; contracts are told so when they
-- are released.
alter table instituicao add column entrega_de_contratos text;
