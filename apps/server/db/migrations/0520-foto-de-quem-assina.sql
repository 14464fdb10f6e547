-- Where a programme asks for it, whoever signs has sent a photo of the own face, unless one was approved lately (ADR 0191).
alter table envelope add column pede_foto boolean not null default false;
update envelope set lacre = null;

alter table assinante
  add column foto_arquivo text,
  add column foto_sha256 text check (foto_sha256 ~ '^[0-9a-f]{64}$'),
  add column foto_em timestamptz,
  add column foto_modo text check (foto_modo in ('captura', 'envio')),
  add constraint assinante_foto_inteira check (num_nulls(foto_arquivo, foto_sha256, foto_em, foto_modo) in (0, 4));
