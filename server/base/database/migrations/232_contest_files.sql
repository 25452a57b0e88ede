-- Files and pictures of works in a contest.
create table contest_file (
  -- Unguessable.
  id text primary key,
  entry_id text not null references activity_entry (id) on delete cascade,
  -- Its place in the work, from 0; null while it is uploaded and not kept.
  place int,
  name text not null,
  mime text not null,
  size int not null check (size >= 0),
  -- Of pictures, in pixels.
  width int,
  height int,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
create index contest_file_of on contest_file (entry_id, place);
create index contest_file_idle on contest_file (created_at) where place is null;
