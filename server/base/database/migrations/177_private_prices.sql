-- A price or plan that a supplier gives a single organization; nobody else learns of it. What it replaces is ended, not
-- deleted, so that both sides can say later what was offered.
create table private_price (
  id text primary key,
  offering_id text not null references offering (id) on delete cascade,
  organization_id text not null references organization (id) on delete cascade,
  plan jsonb not null,
  -- The last day on which it can be ordered.
  ends_on date not null,
  ended_at timestamptz,
  person_id text references person (id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index private_price_one on private_price (offering_id, organization_id, (plan->>'id')) where ended_at is null;
