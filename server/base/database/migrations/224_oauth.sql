-- Programs that registered themselves at a portal, so that people can connect them.
create table oauth_client (
  id text primary key,
  access_domain text not null,
  -- What it calls itself.
  name text not null,
  redirects text[] not null,
  network text not null,
  created_at timestamptz not null default now(),
  -- When somebody last connected it; null: never, and it is forgotten after a day.
  used_at timestamptz
);
create index oauth_client_domain on oauth_client (access_domain, created_at);

-- What a person allowed such a program. Its code and its tokens are kept as hashes.
create table oauth_grant (
  id text primary key,
  access_domain text not null,
  -- A registered program, or the https address of the document that describes it.
  client_id text not null,
  client_name text not null,
  -- The host to which its owner was sent back.
  returns_to text not null,
  person_id text not null references person (id) on delete cascade,
  -- The organization that the person acted for.
  organization_id text references organization (id) on delete cascade,
  scopes text[] not null,
  code_hash text not null unique,
  code_until timestamptz not null,
  challenge text not null,
  redirect text not null,
  -- When the code was redeemed; null: not yet, so there are no tokens.
  redeemed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_network text,
  ended_at timestamptz,
  -- reuse: somebody used a code or a refresh token for the second time.
  ended_by text check (ended_by in ('owner', 'client', 'reuse'))
);
create index oauth_grant_person on oauth_grant (person_id);

create table oauth_token (
  hash text primary key,
  grant_id text not null references oauth_grant (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- When a refresh token was exchanged. Its row stays until it would have expired, so that a second use is noticed.
  used_at timestamptz
);
create index oauth_token_grant on oauth_token (grant_id);
create index oauth_token_expires on oauth_token (expires_at);

alter table usage_event add column grant_id text references oauth_grant (id) on delete set null;
