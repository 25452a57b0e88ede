-- What a supplier answers to a demand: one for each organization.
create table demand_response (
  id text primary key,
  demand_id text not null references demand (id) on delete cascade,
  organization_id text not null references organization (id) on delete cascade,
  person_id text references person (id) on delete set null,
  offering_id text references offering (id) on delete set null,
  words text not null,
  -- {min, max, currency}, in the smallest unit of the currency
  price jsonb,
  lead_weeks int check (lead_weeks between 0 and 520),
  state text not null default 'sent' check (state in ('sent', 'shortlisted', 'contact', 'deal', 'declined', 'withdrawn')),
  reason text not null default '',
  step int not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (demand_id, organization_id)
);
create index demand_response_organization on demand_response (organization_id, created_at desc);

-- One side asks the other for contact data and consents to show its own; nothing is shown before the other consents, too.
create table contact_exchange (
  id text primary key,
  access_domain text not null,
  response_id text not null references demand_response (id) on delete cascade,
  from_organization text not null references organization (id) on delete cascade,
  from_person text references person (id) on delete set null,
  to_organization text not null references organization (id) on delete cascade,
  to_person text references person (id) on delete set null,
  purpose text not null,
  -- What each side consented to show: {name, phone, email, wechat}. Emptied when it is withdrawn.
  from_fields jsonb not null,
  to_fields jsonb,
  state text not null default 'asked' check (state in ('asked', 'granted', 'refused', 'withdrawn')),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  check (state <> 'granted' or to_fields is not null)
);
create unique index contact_exchange_open on contact_exchange (response_id) where state in ('asked', 'granted');
create index contact_exchange_from on contact_exchange (from_organization);
create index contact_exchange_to on contact_exchange (to_organization);

-- Who saw contact data, and when.
create table contact_reveal (
  exchange_id text not null references contact_exchange (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  organization_id text not null references organization (id) on delete cascade,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  looks int not null default 1,
  primary key (exchange_id, person_id)
);
