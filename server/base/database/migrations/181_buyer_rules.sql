-- What members of an organization may order without asking its administrators; without a row: nothing.
create table buyer_rule (
  organization_id text primary key references organization (id) on delete cascade,
  kinds text[] not null default '{}',
  -- The most for one order, in the smallest unit of the currency; null: only what is free.
  amount bigint check (amount >= 0),
  currency text not null default 'CNY',
  changed_by text references person (id) on delete set null,
  changed_at timestamptz not null default now()
);
