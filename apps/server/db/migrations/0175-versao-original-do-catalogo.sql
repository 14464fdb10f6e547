-- What an entry said before its first change is a version too, of nobody.
alter table versao_do_catalogo alter column autor drop not null;
