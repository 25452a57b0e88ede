-- Files that operators upload in the workbench. The bytes stay only until they are read; documents keep their originals.
create table upload (
  id text primary key,
  kb_id int not null references knowledge_base (id),
  name text not null,
  bytes bytea,
  size int not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'done', 'failed')),
  documents int not null default 0,
  faults int not null default 0,
  fault jsonb,
  by text not null,
  at timestamptz not null default now(),
  unique (kb_id, name)
);
alter table upload alter column bytes set storage external;
