-- Surveys and draws. What they say is a definition (see 126); here is what happened in them.
create table activity (
  access_domain text not null,
  id text not null,
  -- The secret of its draws, sealed until the end, and what was published of it before the opening.
  sealed_secret text not null,
  commitment text not null,
  -- Makes tickets of entries.
  salt text not null,
  paused_at timestamptz,
  cancelled_at timestamptz,
  reason text not null default '',
  created_at timestamptz not null default now(),
  primary key (access_domain, id)
);

create table activity_entry (
  id text primary key,
  access_domain text not null,
  activity text not null,
  revision text not null references definition_revision (id),
  person_id text references person (id) on delete set null,
  -- Hash of the visitor's id, of whoever entered without an account.
  visitor text,
  ticket text not null unique,
  state text not null default 'started' check (state in ('started', 'completed')),
  source text not null default '',
  -- Until then the place of somebody who has only started is held.
  hold_until timestamptz not null,
  draws_allowed int not null default 0,
  draws_used int not null default 0 check (draws_used between 0 and draws_allowed),
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  foreign key (access_domain, activity) references activity (access_domain, id) on delete cascade
);
-- Repeated, lost or sent from two tabs: one entry.
create unique index activity_entry_person on activity_entry (access_domain, activity, person_id) where person_id is not null;
create unique index activity_entry_visitor on activity_entry (access_domain, activity, visitor) where visitor is not null;
create index activity_entry_of on activity_entry (access_domain, activity, state);
create index activity_entry_by on activity_entry (person_id) where person_id is not null;

create table survey_response (
  entry_id text primary key references activity_entry (id) on delete cascade,
  revision text not null references definition_revision (id),
  answers jsonb not null default '{}',
  -- The step in which each answer was last changed, so that two devices merge by question.
  marks jsonb not null default '{}',
  seq int not null default 0,
  handed_in_at timestamptz,
  changed_at timestamptz not null default now()
);

create table activity_prize (
  access_domain text not null,
  activity text not null,
  prize text not null,
  stock int not null,
  given int not null default 0,
  primary key (access_domain, activity, prize),
  foreign key (access_domain, activity) references activity (access_domain, id) on delete cascade,
  check (given between 0 and stock)
);

-- The ledger: final once written.
create table activity_draw (
  entry_id text not null references activity_entry (id) on delete cascade,
  k int not null check (k > 0),
  revision text not null references definition_revision (id),
  client_seed text not null default '',
  roll int not null,
  -- What the roll hit by the odds, and what was won: another one, or nothing, if that was gone.
  hit text,
  prize text,
  -- The how manieth of its prize.
  stock_no int,
  at timestamptz not null default now(),
  primary key (entry_id, k),
  check ((prize is null) = (stock_no is null))
);
