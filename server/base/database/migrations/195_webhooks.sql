-- Where organizations want to hear what happens, and what became of each message.
create table webhook_endpoint (
  id text primary key,
  organization_id text not null references organization (id) on delete cascade,
  -- The portal on which it was made, and of which it hears.
  access_domain text not null,
  made_by text references person (id) on delete set null,
  name text not null,
  url text not null,
  types text[] not null,
  state text not null check (state in ('unverified', 'active', 'failing', 'disabled')),
  -- Sealed: both secrets, that of the HMAC and that of the signature.
  secret text not null,
  former_secret text,
  former_until timestamptz,
  -- Since when nothing has arrived.
  failing_since timestamptz,
  disabled_for text check (disabled_for in ('gone', 'failures', 'owner')),
  created_at timestamptz not null default now()
);
create index webhook_endpoint_organization on webhook_endpoint (organization_id);
create index webhook_endpoint_types on webhook_endpoint using gin (types);

-- Written in the transaction of its cause, if an endpoint wants to hear of it.
create table event (
  id bigserial primary key,
  type text not null,
  data jsonb not null,
  endpoints text[] not null,
  -- What happens once only, however often it is noticed.
  once text unique,
  at timestamptz not null default now(),
  spread_at timestamptz
);
create index event_unspread on event (id) where spread_at is null;
create index event_at on event (at);

create table delivery (
  id bigserial primary key,
  event_id bigint not null references event (id) on delete cascade,
  endpoint_id text not null references webhook_endpoint (id) on delete cascade,
  state text not null default 'due' check (state in ('due', 'leased', 'waiting', 'delivered', 'given-up')),
  -- When it is taken next; of a leased one, when its node counts as dead.
  next_at timestamptz default now(),
  attempts int not null default 0,
  -- Of the last attempt.
  tried_at timestamptz,
  status int,
  ms int,
  fault text,
  reply text,
  unique (event_id, endpoint_id)
);
create index delivery_due on delivery (endpoint_id, next_at) where next_at is not null;
create index delivery_endpoint on delivery (endpoint_id, id);
