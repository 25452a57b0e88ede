-- Links that show one draft to people without an account, what is said about drafts, and what guests think of them.
create table guest_link (
  id text primary key,
  access_domain text not null,
  revision text not null references setting_revision (id),
  token_hash text not null unique,
  label text not null,
  made_by text not null,        -- id of the operator; the link opens only while they may publish there
  made_by_name text not null,
  made_at timestamptz not null default now(),
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  last_opened_at timestamptz,
  opens integer not null default 0
);
create index guest_link_domain on guest_link (access_domain, made_at);
create table guest_verdict (
  link_id text not null references guest_link (id) on delete cascade,
  guest_hash text not null,
  name text not null,
  verdict text not null check (verdict in ('approved', 'changes')),
  at timestamptz not null default now(),
  primary key (link_id, guest_hash)
);
create table draft_comment (
  id text primary key,
  access_domain text not null,
  page text not null,
  block text,                   -- null: the page as a whole
  text text not null,
  name text not null,
  link_id text references guest_link (id) on delete cascade,  -- null: operators among themselves
  operator_id text,
  guest_hash text,
  at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by text,
  check ((operator_id is null) <> (guest_hash is null)),
  check (guest_hash is null or link_id is not null)
);
create index draft_comment_domain on draft_comment (access_domain, at);
create index draft_comment_link on draft_comment (link_id) where link_id is not null;
