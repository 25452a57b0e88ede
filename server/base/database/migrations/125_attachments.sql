-- What was read from a file that somebody attached to a question: its text, never the file itself. It has no chat until the question is sent.
create table attachment (
  id text primary key,                -- made by the server
  visitor text not null,
  access_domain text not null,
  chat_id text references chat (id) on delete cascade,
  name text not null,
  kind text not null,                 -- 'document' | 'table'
  lang text not null,                 -- 'zh' | 'en'
  size int not null,                  -- bytes of the file
  text text not null,
  passages jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index attachment_visitor on attachment (visitor);
create index attachment_chat on attachment (chat_id);
create index attachment_age on attachment (created_at);
-- The attachments of a question, in their order. Another version of it has the same ones.
alter table message add column attachments text[] not null default '{}';
