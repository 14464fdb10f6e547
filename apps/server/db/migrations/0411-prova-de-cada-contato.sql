-- Each contact of a signer has its own proof: the code may go to the other one than the link.
alter table assinante rename column contato_verificado_em to email_verificado_em;
alter table assinante add column telefone_verificado_em timestamptz;
update assinante set telefone_verificado_em = email_verificado_em, email_verificado_em = null
  where metodo = 'whatsapp';
