-- Who answers the calls of a prefix: the portal, the portal with the service asked as well, or the service. '' is the
-- rest of the prefix. No row: as the configuration says. A call without a state of its own follows its prefix.
create table service_switch (
  prefix text not null,
  call text not null default '',
  state text check (state in ('here', 'mirrored', 'there')),
  reason text not null default '',
  changed_by text not null,
  changed_at timestamptz not null default now(),
  revision int not null default 1,
  primary key (prefix, call)
);

-- What happened to calls of services, by the hour, from all nodes. slow: answers by upper bound of their time.
create table service_hour (
  prefix text not null,
  call text not null,
  way text not null check (way in ('mirrored', 'there')),
  hour timestamptz not null,
  answers int not null default 0,
  faults int not null default 0,
  drifted int not null default 0,
  slow int[] not null,
  primary key (prefix, call, way, hour)
);

-- How answers differ, as shapes and counts: never a value.
create table service_drift (
  prefix text not null,
  call text not null,
  way text not null check (way in ('mirrored', 'there')),
  pointer text not null,
  kind text not null,
  count bigint not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (prefix, call, way, pointer, kind)
);

-- The last fault of each service, as a word.
create table service_fault (
  prefix text primary key,
  call text not null,
  fault text not null,
  at timestamptz not null default now()
);
