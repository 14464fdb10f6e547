-- Whether somebody has graduated follows from the contract or the special indication; nothing ever wrote this column.
alter table conta drop column formado;
