-- Links by which owners and admins take people in. Only the hash of what stands in the link is kept.
create table invitation (
  id text primary key,
  organization_id text not null references organization (id) on delete cascade,
  token_hash text not null unique,
  role text not null check (role in ('admin', 'member')),
  account text,                    -- the phone or address it is for; null: for whoever has the link
  uses int not null,
  uses_left int not null check (uses_left >= 0),
  invited_by text not null references person (id) on delete cascade,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index invitation_organization on invitation (organization_id, created_at desc);
create index invitation_account on invitation (account) where account is not null;
