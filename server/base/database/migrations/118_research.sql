-- What a research was asked, so that another node can go on with it, and how often one has.
alter table run add column research jsonb;
alter table run add column resumes smallint not null default 0;
