-- The offerings of the portal's catalogue that fit a demand best, as anybody sees them. Found anew when the demand changes, and each day, as the
-- catalogue changes, too.
create table demand_match (
  demand_id text not null references demand (id) on delete cascade,
  offering_id text not null references offering (id) on delete cascade,
  -- The best is 1.
  rank int not null,
  primary key (demand_id, offering_id)
);
create index demand_match_offering on demand_match (offering_id);
alter table demand add column matched_at timestamptz;
create index demand_matched on demand (matched_at nulls first) where state = 'open';

-- What the organization of a demand does not want to see again. It says nothing of the offering elsewhere.
create table demand_match_dropped (
  demand_id text not null references demand (id) on delete cascade,
  offering_id text not null references offering (id) on delete cascade,
  person_id text references person (id) on delete set null,
  at timestamptz not null default now(),
  primary key (demand_id, offering_id)
);
