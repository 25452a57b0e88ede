-- Votes: one row per entry, ballot and day, so that a repeated or doubled vote is the same one.
create table activity_ballot (
  entry_id text not null references activity_entry (id) on delete cascade,
  ballot text not null,
  -- '' if one votes once, else the day in Beijing.
  day text not null,
  access_domain text not null,
  activity text not null,
  nominee text not null,
  -- Visitors without an account are counted apart.
  by_account boolean not null,
  -- Hash of where it came from, to find bursts; removed when people are forgotten.
  network text,
  state text not null default 'counted' check (state in ('counted', 'held', 'aside')),
  at timestamptz not null default now(),
  reviewed_at timestamptz,
  primary key (entry_id, ballot, day),
  foreign key (access_domain, activity) references activity (access_domain, id) on delete cascade
);
create index activity_ballot_of on activity_ballot (access_domain, activity, nominee, state);
create index activity_ballot_burst on activity_ballot (access_domain, activity, network, at) where network is not null;

-- What people hand in to a contest.
create table contest_work (
  entry_id text primary key references activity_entry (id) on delete cascade,
  id text not null unique,
  title text not null,
  text text not null,
  url text not null,
  state text not null default 'draft' check (state in ('draft', 'handedIn', 'shown', 'returned')),
  step int not null default 1,
  note text not null default '',
  changed_at timestamptz not null default now()
);

create table contest_score (
  work_id text not null references contest_work (id) on delete cascade,
  -- Operator who judges.
  juror text not null,
  criterion text not null,
  score int not null check (score >= 0),
  at timestamptz not null default now(),
  primary key (work_id, juror, criterion)
);

-- Steps of a checklist that were proved. What proved them may be deleted afterwards.
create table activity_step (
  entry_id text not null references activity_entry (id) on delete cascade,
  step text not null,
  at timestamptz not null default now(),
  primary key (entry_id, step)
);

-- Documents that were opened while a checklist of the portal asked for it. The owner is a hash.
create table activity_reading (
  access_domain text not null,
  owner text not null,
  document text not null,
  at timestamptz not null default now(),
  primary key (access_domain, owner, document)
);
create index activity_reading_at on activity_reading (at);
