-- Links by which others read a chat. Its address alone opens a chat until its owner makes one of these; from then on
-- only they do, while they last. Whoever opens one is let in by it, so that nothing else of the page has to carry it.
alter table chat add column closed_at timestamptz;
create table chat_share (
  id text primary key,                 -- random: the secret of the link
  chat_id text not null references chat (id) on delete cascade,
  made_at timestamptz not null default now(),
  until timestamptz,                   -- what was said up to here; null: also what is said later
  expires_at timestamptz,
  revoked_at timestamptz
);
create index chat_share_of on chat_share (chat_id, made_at desc);
create table chat_share_grant (
  share_id text not null references chat_share (id) on delete cascade,
  visitor text not null,
  granted_at timestamptz not null default now(),
  primary key (share_id, visitor)
);
create index chat_share_grant_of on chat_share_grant (visitor);
