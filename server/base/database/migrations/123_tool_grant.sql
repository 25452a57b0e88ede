-- Calls of other systems that the asker of a chat has approved for the rest of it. A call that has changed since has another revision.
create table tool_grant (
  chat_id text not null references chat (id) on delete cascade,
  tool text not null,
  operation text not null,
  revision text not null,
  granted_at timestamptz not null default now(),
  primary key (chat_id, tool, operation)
);
