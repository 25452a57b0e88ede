-- What is to be told, written with the change itself; a job turns it into notifications after the commit and deletes it in the same transaction,
-- so that everybody is told once whenever the node dies.
create table notification_event (
  id bigserial primary key,
  data jsonb not null,
  at timestamptz not null default now()
);

-- One row per person, kind and thing while it is unread; more of the same only counts.
create table notification (
  id bigserial primary key,
  person_id text not null references person (id) on delete cascade,
  access_domain text not null,
  kind text not null check (kind in ('answer', 'accepted', 'comment', 'mention', 'followed', 'verified-due', 'verified-disputed', 'gap', 'held',
    'published', 'removed', 'report-decided', 'appeal', 'notice')),
  root text not null,
  -- The post that this is about, if it is about one: whoever may no longer read it is not shown this either.
  post_id text references post (id) on delete cascade,
  title text not null,
  link text not null,
  count int not null default 1,
  -- The last three people, the last one first.
  actors text[] not null default '{}',
  -- The last events that were counted, so that each is counted once.
  events text[] not null default '{}',
  at timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz
);
create unique index notification_unread on notification (person_id, access_domain, kind, root) where read_at is null;
create index notification_listed on notification (person_id, access_domain, at desc);
create index notification_root on notification (root);
create index notification_post on notification (post_id);

create table follow (
  person_id text not null references person (id) on delete cascade,
  access_domain text not null,
  kind text not null check (kind in ('question', 'tag', 'board')),
  target text not null,
  at timestamptz not null default now(),
  primary key (access_domain, kind, target, person_id)
);
create index follow_person on follow (person_id);

create table notify_preference (
  person_id text not null references person (id) on delete cascade,
  kind text not null,
  way text not null check (way in ('once', 'digest', 'off')),
  primary key (person_id, kind)
);

-- The key sees to it that a digest goes out once per period.
create table notification_digest (
  person_id text not null references person (id) on delete cascade,
  access_domain text not null,
  period text not null,
  at timestamptz not null default now(),
  primary key (person_id, access_domain, period)
);

-- Whether somebody gets mail about notifications at all, and how often their mailbox refused it.
create table notify_mail (
  person_id text primary key references person (id) on delete cascade,
  off_at timestamptz,
  refused int not null default 0
);
