-- When a guarantor who had handed in before the regime was asked was asked for it, and answered (ADR 0122).
alter table participante
  add column regime_pedido_em timestamptz,
  add column regime_respondido_em timestamptz;
