-- Words by which visitors sort their chats.
alter table chat add column tags text[] not null default '{}';
