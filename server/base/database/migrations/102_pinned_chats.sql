-- Chats that their visitor keeps on top of the list, however old they are.
alter table chat add column pinned boolean not null default false;
