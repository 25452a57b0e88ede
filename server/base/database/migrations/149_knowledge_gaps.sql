-- Questions of a portal that were answered weakly, one group for those that ask the same.
create table knowledge_gap (
  id text primary key default gen_random_uuid()::text,
  access_domain text not null,
  -- What the group is found by: the terms of its first question.
  terms text[] not null,
  -- The question in the community that is to close it.
  question_id text references post (id) on delete set null,
  asked_at timestamptz,
  closed text check (closed in ('documents', 'dismissed')),
  created_at timestamptz not null default now()
);
create index knowledge_gap_terms on knowledge_gap using gin (terms);
create index knowledge_gap_domain on knowledge_gap (access_domain, created_at);
create index knowledge_gap_question on knowledge_gap (question_id);

-- Each weak answer, without the person. It goes with its chat, and after 90 days.
create table gap_asking (
  message_id text primary key references message (id) on delete cascade,
  gap_id text not null references knowledge_gap (id) on delete cascade,
  question text not null,
  cause text not null check (cause in ('nothing', 'near', 'unsupported', 'thumbs-down')),
  at timestamptz not null default now()
);
create index gap_asking_gap on gap_asking (gap_id);
create index gap_asking_at on gap_asking (at);
create index if not exists run_created on run (created_at);
