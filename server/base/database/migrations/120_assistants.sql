-- The assistant that a chat began with, and how much each is used, counted hourly so that pages of the catalogue stand
-- still while somebody turns them.
alter table chat add column assistant_id text;
create index chat_assistant on chat (access_domain, assistant_id) where assistant_id is not null;
create table assistant_count (
  assistant text not null,
  access_domain text not null,
  messages integer not null,
  primary key (access_domain, assistant)
);
