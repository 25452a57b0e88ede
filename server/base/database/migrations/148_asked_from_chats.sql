-- Where a question came from: an answer in a chat of its author that was not enough. Only the author is told.
alter table post add column origin_chat text references chat (id) on delete set null;
alter table post add column origin_message text;
create index post_origin on post (origin_chat) where origin_chat is not null;

-- Who has the same question, and how they would ask it.
create table post_too (
  post_id text not null references post (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  wording text not null default '',
  at timestamptz not null default now(),
  primary key (post_id, person_id)
);
create index post_too_person on post_too (person_id);
