-- What happens on pages, without who, what words, or which address. visitor: a hash with a salt of one day, after which
-- nobody can tell whether two rows of different days are of one visitor.
create table track_event (
  id bigserial primary key,
  at timestamptz not null default date_trunc('minute', now()),
  access_domain text not null,
  name text not null,
  what text not null default '',
  visitor bytea
);
create index track_event_at on track_event (at);

create table track_salt (
  day text primary key,
  salt bytea not null
);

-- Sums. what: '*' for all of a name. visitors: those whose first event of that kind on that day was in this hour, so
-- that the hours of a day add up. The name 'funnel' counts visitors by step, at the first hour of the day.
create table track_hour (
  access_domain text not null,
  hour timestamptz not null,
  name text not null,
  what text not null,
  count int not null,
  visitors int not null,
  primary key (access_domain, hour, name, what)
);
