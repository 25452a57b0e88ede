-- What the people who run a portal or an organization announce. Text and versions are those of a post; who is meant, and from when until when,
-- stands here.
create table notice_window (
  post_id text primary key references post (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz,
  pinned_until timestamptz,
  level text not null check (level in ('info', 'important', 'urgent')),
  -- Empty: everybody in its audience.
  roles text[] not null default '{}' check (roles <@ '{visitor,person,member,admin}'),
  -- Other portals that show it, too.
  domains text[] not null default '{}',
  must_confirm boolean not null default false,
  -- Whoever has read one edition has not read the next one.
  edition int not null default 1,
  -- The last edition of which people were told.
  told int not null default 0,
  check (ends_at is null or ends_at > starts_at)
);
create index notice_untold on notice_window (starts_at) where told < edition;
create index notice_domains on notice_window using gin (domains);

create table notice_read (
  person_id text not null references person (id) on delete cascade,
  post_id text not null references post (id) on delete cascade,
  edition int not null,
  read_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (person_id, post_id, edition)
);
create index notice_read_post on notice_read (post_id, edition);
