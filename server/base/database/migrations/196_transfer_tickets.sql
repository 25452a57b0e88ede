-- A session that another system of a person hands to a page of this portal: once, within a minute.
create table transfer_ticket (
  ticket_hash text primary key,
  person_id text not null references person (id) on delete cascade,
  key_id text not null references api_key (id) on delete cascade,
  access_domain text not null,
  appid text not null,
  expires_at timestamptz not null
);
create index transfer_ticket_end on transfer_ticket (expires_at);
