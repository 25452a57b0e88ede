-- A wish to use something; whatever becomes of it, rights stay as they are.
create table market_order (
  id text primary key,
  access_domain text not null,
  kind text not null check (kind in ('free', 'trial', 'plan', 'quote', 'renewal')),
  organization_id text not null references organization (id) on delete cascade,
  person_id text references person (id) on delete set null,
  offering_id text not null references offering (id) on delete cascade,
  supplier_id text not null references organization (id) on delete cascade,
  -- What was ordered, as it was offered then.
  terms jsonb not null,
  seats int not null default 1 check (seats between 1 and 100000),
  remark text not null default '',
  po_number text not null default '',
  status text not null check (status in ('submitted', 'quoted', 'approved', 'active', 'refused', 'cancelled', 'expired')),
  waits_for text check (waits_for in ('buyer', 'supplier')),
  quote jsonb,
  -- Grows with each decision, so that of two deciders one decides.
  step int not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
-- Repeated, lost or sent from two tabs: an organization has one open order for an offering.
create unique index market_order_open on market_order (organization_id, offering_id) where status in ('submitted', 'quoted', 'approved');
create index market_order_buyer on market_order (organization_id, created_at desc);
create index market_order_supplier on market_order (supplier_id, created_at desc);

create table order_event (
  order_id text not null references market_order (id) on delete cascade,
  step int not null,
  action text not null,
  person_id text references person (id) on delete set null,
  status text not null,
  reason text not null default '',
  at timestamptz not null default now(),
  primary key (order_id, step)
);

-- A right to use something. Its state follows from its dates.
create table entitlement (
  id text primary key,
  organization_id text not null references organization (id) on delete cascade,
  offering_id text not null references offering (id) on delete cascade,
  kind text not null check (kind in ('full', 'trial')),
  plan jsonb not null,
  seats int not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  ended_at timestamptz,
  order_id text references market_order (id) on delete set null,
  set_up_version text,
  set_up_at timestamptz,
  unique (organization_id, offering_id),
  check (ends_at is null or ends_at >= starts_at)
);
