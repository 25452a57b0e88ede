-- Assistants and guided checks that a portal has of its own: its versions of shipped ones, and new ones. As with settings,
-- a revision is content, a publication is an event, and a draft belongs to one operator.
create table definition_revision (
  id text primary key,          -- hash of the body
  body json not null,           -- in the order of keys of its author
  created_at timestamptz not null default now()
);
create table definition (
  access_domain text not null,
  kind text not null,           -- 'assistant' | 'procedure'
  id text not null,
  published text references definition_revision (id),
  original text references definition_revision (id),  -- the shipped version that was copied
  archived_at timestamptz,
  primary key (access_domain, kind, id)
);
create table definition_draft (
  access_domain text not null,
  kind text not null,
  id text not null,
  author text not null,
  base text,
  body json not null,
  saved_at timestamptz not null default now(),
  primary key (access_domain, kind, id, author)
);
create table definition_publication (
  seq bigserial primary key,
  access_domain text not null,
  kind text not null,
  id text not null,
  revision text references definition_revision (id),  -- null: archived
  previous text references definition_revision (id),
  action text not null,         -- 'publish' | 'rollback' | 'archive'
  author text not null,
  message text not null,
  override text,                -- why a failed case did not block it
  passed int not null default 0,
  failed int not null default 0,
  at timestamptz not null default now()
);
create index definition_publication_of on definition_publication (access_domain, kind, id, seq desc);

-- Which version of its assistant gave an answer.
alter table run add column assistant_revision text;
