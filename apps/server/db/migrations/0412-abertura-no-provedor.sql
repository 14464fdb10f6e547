-- Envelopes that a provider of signatures collects: what stands in the way there, what it said last, and the file that it
-- finished, which is kept beside our own seal.
alter table envelope
  add column impedimento text check (impedimento in (
    'sem-assinantes', 'nome', 'email', 'telefone', 'contato-repetido', 'prazo-passado', 'prazo-longo', 'arquivo-grande',
    'encerrado', 'ja-assinou', 'nao-encontrado', 'outro-arquivo', 'provedor')),
  -- Whose it is; no key, because the signer already belongs to the envelope.
  add column impedimento_assinante_id uuid,
  add column situacao_no_provedor text check (situacao_no_provedor in (
    'em-preparo', 'em-assinatura', 'assinado', 'recusado', 'vencido', 'cancelado', 'a-saber')),
  add column arquivo_do_provedor text,
  add column arquivo_do_provedor_sha256 text check (arquivo_do_provedor_sha256 ~ '^[0-9a-f]{64}$'),
  add check (impedimento_assinante_id is null or impedimento is not null),
  add check ((arquivo_do_provedor is null) = (arquivo_do_provedor_sha256 is null)),
  -- Our own signer has nobody to ask.
  add check (provedor <> 'proprio' or num_nonnulls(id_externo, impedimento, situacao_no_provedor, arquivo_do_provedor) = 0);
