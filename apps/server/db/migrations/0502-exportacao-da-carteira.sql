-- What contracts owe, by student, leaves as everything with personal data does: by two hands (ADR 0035).
alter table exportacao drop constraint exportacao_tipo_check;
alter table exportacao add constraint exportacao_tipo_check check (tipo in ('documentos', 'solicitacoes', 'carteira'));
