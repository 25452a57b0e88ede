-- What the asker of a research wished while it ran, for the node that writes it and for one that goes on with it.
alter table run add column steers jsonb not null default '[]';
