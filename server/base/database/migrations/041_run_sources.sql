-- Which passages each answer leans on: who may read the answer is decided by them, and a former version of a document opens through them alone.
create table run_source (
  run_id text not null references run (id) on delete cascade,
  doc_id text not null,
  version int not null,
  kb_id int not null,
  primary key (run_id, doc_id, version)
);
create index run_source_document on run_source (doc_id, version);

insert into run_source (run_id, doc_id, version, kb_id)
select run_id, event -> 'data' ->> 'docId', (event -> 'data' ->> 'ver')::int, (event -> 'data' ->> 'kbId')::int
from run_event where event ->> 'event' = 'source_add'
on conflict do nothing;

-- Bases that a running answer searches: what it is going to lean on comes from these.
alter table run add column bases int[] not null default '{}';
