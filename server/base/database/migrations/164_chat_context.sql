-- What an answer took over from earlier turns of its chat: others than its owner may read it only if they may read these sources too.
alter table run_source add column carried boolean not null default false;

-- What a model reads in place of the older turns of a branch, up to and including this answer.
create table message_summary (
  message_id text primary key references message (id) on delete cascade,
  since text not null,                -- the first question that it stands for
  turns int not null,
  text text not null,
  made_by text not null check (made_by in ('model', 'quoted')),
  runs text[] not null,               -- whose answers went into it: it is used only while their sources are open
  created_at timestamptz not null default now()
);
