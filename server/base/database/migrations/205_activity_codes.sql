-- Vouchers of an activity, each given to one win at most. Uploaded before the activity is published, so they name no row of it.
create table activity_code (
  seq bigint generated always as identity primary key,
  access_domain text not null,
  activity text not null,
  prize text not null,
  -- Keyed hash, so that a code is known again without being readable.
  mark text not null,
  -- Null once its winner has had it for as long as the rules say.
  sealed text,
  win_id text references activity_win (id) on delete cascade,
  added_at timestamptz not null default now(),
  unique (access_domain, activity, mark)
);
create index activity_code_free on activity_code (access_domain, activity, prize, seq) where win_id is null;
create unique index activity_code_win on activity_code (win_id) where win_id is not null;
