-- Keys with which programs call. The row stays when a key has ended, for whoever asks later what it did.
create table api_key (
  id text primary key,
  -- Whose key it is: a person's, or an organization's, which outlives the person who made it.
  kind text not null check (kind in ('person', 'organization')),
  person_id text references person (id) on delete cascade,
  -- The owner, or the organization that the person acted for when they made it.
  organization_id text references organization (id) on delete cascade,
  made_by text references person (id) on delete set null,
  name text not null,
  scopes text[] not null,
  -- Null: not narrowed.
  bases int[],
  models text[],
  domains text[],
  networks text[],
  secret_hash text not null,
  -- The secret before the last rotation, and who still uses it.
  former_hash text,
  former_until timestamptz,
  former_used int not null default 0,
  former_used_at timestamptz,
  former_network text,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  rotated_at timestamptz,
  used_at timestamptz,
  used_network text,
  seen_in_address_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('owner', 'admin', 'operator', 'leak')),
  check (case kind when 'person' then person_id is not null else organization_id is not null and person_id is null end)
);
create index api_key_person on api_key (person_id) where person_id is not null;
create index api_key_organization on api_key (organization_id) where organization_id is not null;
