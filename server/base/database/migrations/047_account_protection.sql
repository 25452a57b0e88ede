-- What was changed about the way into an account, and who may take it back. One row a change, with the contacts as they were before.
create table account_change (
  id bigserial primary key,
  person_id text not null references person (id) on delete cascade,
  what text not null,                 -- 'phone' | 'email' | 'password' | 'identity' | 'factor'
  at timestamptz not null default now(),
  phone text,
  email text,
  undone_at timestamptz
);
create index account_change_person on account_change (person_id, id);
create index account_change_phone on account_change (phone) where phone is not null;
create index account_change_email on account_change (email) where email is not null;
create table undo_token (
  token_hash text primary key,
  person_id text not null references person (id) on delete cascade,
  contact text not null,              -- the phone or the address that was told
  expires_at timestamptz not null
);
create index undo_token_person on undo_token (person_id);
-- The language the person last signed in with: notices are written in it, whatever a thief's browser speaks.
alter table person add column locale text;
-- What a notice says; gone when it was handed to a provider, as a code is.
alter table outbox_message add column notice jsonb;
