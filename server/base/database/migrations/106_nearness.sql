-- What was learned of the site's own texts in two languages, for search across them. One row: it is learned anew as a whole, from
-- documents that are all here, so it needs no backup of its own.
create table nearness (
  one boolean primary key default true check (one),
  seq bigint not null,             -- change_log as far as it was learned from
  pairs int not null,
  questions int not null,          -- from headings, asked of the half that was not learned from
  by_words int not null,           -- of them answered by words alone
  by_both int not null,
  why_not text,                    -- null where it is used
  took_ms int not null,
  learned_at timestamptz not null default now(),
  space bytea                      -- null where it is not used
);
alter table nearness alter column space set storage external;
