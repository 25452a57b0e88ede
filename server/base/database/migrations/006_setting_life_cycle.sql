-- What a person wrote, in their order of keys: jsonb keeps none.
alter table setting_revision add column source json;
alter table setting_revision add column bytes int not null default 0;
update setting_revision set bytes = octet_length(body::text);

-- The history of a domain: one row each time something went live. Revisions are content, these are events.
create table setting_publication (
  seq bigserial primary key,
  access_domain text not null,
  revision text not null references setting_revision (id),
  previous text references setting_revision (id),
  kind text not null,           -- 'seed' | 'publish' | 'rollback' | 'import' | 'schedule'
  author text not null,
  message text not null default '',
  at timestamptz not null default now(),
  pointers text[] not null default '{}',  -- what it changed, as JSON pointers
  paths text[] not null default '{}'      -- the same with ids for positions: they survive moves
);
create index setting_publication_domain on setting_publication (access_domain, seq desc);
insert into setting_publication (access_domain, revision, previous, kind, author, message, at, pointers, paths)
  select r.access_domain, r.id, lag(r.id) over w, 'seed', r.author, r.message, r.created_at, k.keys, k.keys
    from setting_revision r, lateral (select array_agg('/' || key) as keys from jsonb_object_keys(r.body) key) k
    window w as (partition by r.access_domain order by r.created_at, r.id)
    order by r.created_at, r.id;

-- An operator's own unpublished version. json, not jsonb: it is given back byte for byte, and it may be anything.
create table setting_draft (
  access_domain text not null,
  author text not null,
  base text,
  body json not null,
  saved_at timestamptz not null default now(),
  primary key (access_domain, author)
);

create table setting_schedule (
  access_domain text primary key,
  revision text not null references setting_revision (id),
  base text,
  at timestamptz not null,
  author text not null,
  message text not null,
  fault jsonb                   -- {"zh-CN": "...", "en-US": "..."}: why it could not be published at its time
);

create table audit_entry (
  id bigserial primary key,
  at timestamptz not null default now(),
  who text not null,
  access_domain text,
  action text not null,
  message text not null default '',
  from_revision text,
  to_revision text,
  pointers text[] not null default '{}'
);
create index audit_entry_domain on audit_entry (access_domain, id desc);
create index audit_entry_who on audit_entry (who, id desc);

create table setting_image (
  hash text primary key,
  mime text not null,
  width int not null,
  height int not null,
  bytes bytea not null,
  author text not null,
  created_at timestamptz not null default now()
);
