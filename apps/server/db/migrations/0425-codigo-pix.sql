-- Anybody asks whether a Pix code is ours: no call reads the charges from end to end (ADR 0053).
create index cobranca_por_pix on cobranca (pix) where pix is not null;
