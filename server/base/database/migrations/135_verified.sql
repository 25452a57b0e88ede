-- An accepted answer that somebody vouches for until a date. One per question; the answer's text stands in post_version.
create table verified_answer (
  question_id text primary key references post (id) on delete cascade,
  answer_id text not null references post (id) on delete cascade,
  -- With another version of the answer it is superseded.
  answer_version int not null,
  -- Other questions that it answers, beside the title.
  wordings text[] not null default '{}',
  owner_id text references person (id) on delete set null,
  verified_by text references person (id) on delete set null,
  verified_at timestamptz not null default now(),
  review_by timestamptz not null,
  -- Follows from the dates; a job keeps it.
  state text not null default 'valid' check (state in ('valid', 'due', 'overdue', 'stepped-down', 'superseded')),
  -- Why it must be checked before its date.
  why text check (why in ('document', 'disputed'))
);
create index verified_answer_answer on verified_answer (answer_id);
create index verified_answer_owner on verified_answer (owner_id);

-- What a question is matched by: the terms of each wording, the title as wording 0.
create table verified_term (
  term text not null,
  question_id text not null references verified_answer (question_id) on delete cascade,
  wording int not null,
  primary key (term, question_id, wording)
);
create index verified_term_question on verified_term (question_id);

-- Who answers for a tag or a board of a portal.
create table expert (
  access_domain text not null,
  person_id text not null references person (id) on delete cascade,
  kind text not null check (kind in ('tag', 'board')),
  target text not null,
  at timestamptz not null default now(),
  primary key (access_domain, kind, target, person_id)
);
create index expert_person on expert (person_id);
