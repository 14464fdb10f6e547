-- When a campaign asks: by itself while the request that was handed in is analysed, or only whoever gets its link.
alter table campanha add column momento text not null default 'link' check (momento in ('analise', 'link'));
update campanha set momento = 'analise' where id = 'solicitacao-enviada';
