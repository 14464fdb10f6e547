-- A charge whose registration may still be under way at the provider is not taken back before it is answered.
alter table cobranca add column registro_pedido_em timestamptz;
