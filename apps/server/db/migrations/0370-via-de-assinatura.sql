-- By which way the contracts of an institution are signed. Every version of the catalogue says all of it (ADR 0052), so
-- those that were written before say it too, and what waits for its day can be written.
alter table instituicao
  add column via_de_assinatura text not null default 'eletronica'
  check (via_de_assinatura in ('eletronica', 'impressa'));
update versao_do_catalogo set conteudo = conteudo || '{"viaDeAssinatura": "eletronica"}'
where entidade = 'instituicao';
