-- What each call by a key used. Without content: no question, no answer, no name of a file.
create table usage_event (
  id bigserial primary key,
  at timestamptz not null default now(),
  key_id text references api_key (id) on delete set null,
  person_id text references person (id) on delete cascade,
  organization_id text references organization (id) on delete cascade,
  access_domain text not null,
  operation text not null check (operation in ('ask', 'chat', 'embed', 'mcp')),
  model text not null,
  input_tokens int not null,
  output_tokens int not null,
  -- Counted by the model server; otherwise estimated from the bytes.
  reported boolean not null,
  ms int not null,
  -- How it ended: whole, cut by a fault, left by its reader, ended with its key, or failed before any content.
  status text not null check (status in ('done', 'cut', 'left', 'ended', 'failed')),
  request_id text not null
);
create index usage_event_key on usage_event (key_id, at);
create index usage_event_person on usage_event (person_id, at);
create index usage_event_organization on usage_event (organization_id, at);
create index usage_event_at on usage_event (at);

-- How many tokens may be used in a period, by a key: what calls hold while they run counts as used.
create table budget_cap (
  id text primary key,
  period text not null check (period in ('day', 'month')),
  cap bigint not null check (cap > 0),
  used bigint not null default 0 check (used >= 0),
  held bigint not null default 0 check (held >= 0),
  starts_at timestamptz not null default now()
);
create table budget_hold (
  id text primary key,
  caps text[] not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now()
);
create index budget_hold_age on budget_hold (created_at);
