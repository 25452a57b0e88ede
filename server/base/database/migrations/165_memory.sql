-- What people asked to have remembered: their own words, used for their own answers on one portal, acting for one organization or for none.
create table memory (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  access_domain text not null,
  organization_id text references organization (id) on delete cascade,
  text text not null,
  origin text not null check (origin in ('typed', 'chat', 'record')),
  chat_id text references chat (id) on delete set null,
  message_id text,
  -- Of a measurement: what was measured on, and the value for the next record.
  machine text,
  value double precision,
  unit text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- It goes with the membership.
  foreign key (organization_id, person_id) references membership (organization_id, person_id) on delete cascade
);
create index memory_person on memory (person_id, access_domain);
create index memory_organization on memory (organization_id, person_id);
create index memory_chat on memory (chat_id);

-- Who has turned it on, and where. Without a row it is off.
create table memory_choice (
  person_id text not null references person (id) on delete cascade,
  access_domain text not null,
  primary key (person_id, access_domain)
);
