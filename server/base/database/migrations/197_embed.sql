-- Where other companies' pages show the portal: by which pages, with what, and for whom.
create table embed_channel (
  id text primary key,
  -- Null: of the portal itself.
  organization_id text references organization (id) on delete cascade,
  access_domain text not null,
  made_by text references person (id) on delete set null,
  name text not null,
  state text not null default 'on' check (state in ('on', 'off')),
  -- Origins of the pages that may show it.
  origins text[] not null,
  pages text[] not null,
  assistant text,
  -- Null: what the portal searches.
  bases int[],
  look jsonb not null,
  -- Whether the company says who its visitors are.
  identity boolean not null,
  -- What visitors with an identity read; everybody else reads what is public.
  reads text not null check (reads in ('public', 'organization')),
  -- Sealed.
  secret text,
  former_secret text,
  former_until timestamptz,
  -- Makes the same subject another visitor in each channel.
  salt text not null,
  per_day int not null,
  created_at timestamptz not null default now()
);
create index embed_channel_organization on embed_channel (organization_id);

create table embed_session (
  id text primary key,
  channel_id text not null references embed_channel (id) on delete cascade,
  token_hash text not null unique,
  -- Whose chats these are.
  visitor text not null,
  identified boolean not null,
  parent text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index embed_session_channel on embed_session (channel_id);
create index embed_session_expires on embed_session (expires_at);

-- Ids and nonces of identities that were used, until they would have expired anyway.
create table embed_identity (
  channel_id text not null references embed_channel (id) on delete cascade,
  mark text not null,
  expires_at timestamptz not null,
  primary key (channel_id, mark)
);

-- Questions a day.
create table embed_day (
  channel_id text not null references embed_channel (id) on delete cascade,
  day date not null,
  asked int not null,
  primary key (channel_id, day)
);
