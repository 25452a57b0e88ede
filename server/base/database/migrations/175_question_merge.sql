-- Of a duplicate whose answers stand with the question that was asked before: what was where, so that a moderator can undo it.
create table question_merge (
  question_id text primary key references post (id) on delete cascade,
  into_id text not null references post (id) on delete cascade,
  merged_by text references person (id) on delete set null,
  merged_at timestamptz not null default now(),
  answers text[] not null,
  accepted_answer_id text,
  also_right text[] not null,
  -- Who follows the other question since.
  followers text[] not null
);
create index question_merge_into on question_merge (into_id);
create index question_merge_by on question_merge (merged_by) where merged_by is not null;
