-- Draws from a list of tickets: fixed at the close, drawn at their time.
create table activity_list (
  access_domain text not null,
  activity text not null,
  -- The document that was published at the close.
  revision text not null references definition_revision (id),
  tickets int not null,
  tickets_hash text not null,
  closed_at timestamptz not null default now(),
  drawn_at timestamptz,
  primary key (access_domain, activity),
  foreign key (access_domain, activity) references activity (access_domain, id) on delete cascade
);

-- Who was drawn, in order; those without a prize are reserves.
create table activity_rank (
  access_domain text not null,
  activity text not null,
  n int not null,
  entry_id text not null references activity_entry (id) on delete cascade,
  prize text,
  primary key (access_domain, activity, n),
  unique (entry_id),
  foreign key (access_domain, activity) references activity_list (access_domain, activity) on delete cascade
);

-- A prize of somebody, from the moment of winning until it is delivered or has lapsed.
create table activity_win (
  id text primary key,
  access_domain text not null,
  activity text not null,
  entry_id text not null references activity_entry (id) on delete cascade,
  prize text not null,
  stock_no int,
  -- The draw that won it, or null for a list.
  k int,
  state text not null default 'won' check (state in ('won', 'claimed', 'returned', 'sent', 'delivered', 'lapsed', 'refused')),
  claim_until timestamptz not null,
  -- Hash of the code that a visitor without account was shown once.
  code_hash text,
  -- What the winner gave for the delivery, sealed; removed some days after it.
  sealed_claim text,
  claims int not null default 0,
  note text not null default '',
  tracking text not null default '',
  won_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  foreign key (access_domain, activity) references activity (access_domain, id) on delete cascade
);
create unique index activity_win_draw on activity_win (entry_id, k) where k is not null;
create index activity_win_of on activity_win (access_domain, activity, state);
create index activity_win_due on activity_win (claim_until) where state in ('won', 'returned');

-- Prizes drawn before there were claims.
insert into activity_win (id, access_domain, activity, entry_id, prize, stock_no, k, claim_until, won_at)
select gen_random_uuid()::text, e.access_domain, e.activity, d.entry_id, d.prize, d.stock_no, d.k,
  coalesce((r.body->'windows'->>'claimUntil')::timestamptz, now() + interval '30 days'), d.at
from activity_draw d join activity_entry e on e.id = d.entry_id join definition_revision r on r.id = d.revision
where d.prize is not null;
