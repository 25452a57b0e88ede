-- A code with which a supplier's app learns that somebody opened it: used once, within a minute, by the host of the app.
create table app_code (
  code_hash text primary key,
  entitlement_id text not null references entitlement (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  host text not null,
  expires_at timestamptz not null
);
create index app_code_expires on app_code (expires_at);

-- What an app traded a code for. It opens nothing but the check of this right.
create table app_token (
  token_hash text primary key,
  entitlement_id text not null references entitlement (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  expires_at timestamptz not null
);
create index app_token_expires on app_token (expires_at);

-- What a person is called by the apps of one supplier: random, so that two suppliers cannot compare.
create table supplier_person (
  supplier_id text not null references organization (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  alias text not null unique,
  primary key (supplier_id, person_id)
);
