-- Who says that a post helped them; it opens nothing and is only counted.
create table post_helpful (
  post_id text not null references post (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (post_id, person_id)
);
create index post_helpful_person on post_helpful (person_id);
