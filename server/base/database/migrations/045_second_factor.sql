-- What a person has besides a password, and the steps of sign-ins that wait for it.
create table totp_factor (
  person_id text primary key references person (id) on delete cascade,
  -- Sealed with the key of the installation.
  secret text not null,
  -- The newest period whose code was used: none is good twice.
  last_period bigint not null default 0,
  created_at timestamptz not null default now()
);

-- A secret that was shown and not yet confirmed by a code.
create table totp_set_up (
  person_id text primary key references person (id) on delete cascade,
  secret text not null,
  expires_at timestamptz not null
);

create table passkey (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- The host name that the browser knows it by.
  rp_id text not null,
  name text not null default '',
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_person on passkey (person_id);

create table recovery_code (
  code_hash text primary key,
  person_id text not null references person (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index recovery_code_person on recovery_code (person_id);

-- The first step of a sign-in was good; the second is awaited from this browser.
create table second_step (
  ticket_hash text primary key,
  person_id text not null references person (id) on delete cascade,
  visitor text not null,
  door text not null check (door in ('portal', 'workbench')),
  how text not null,
  -- There is no factor yet, and there has to be one.
  set_up boolean not null default false,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index second_step_expires on second_step (expires_at);

-- What a passkey has to sign, once, for the sign-in or the session that asked.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'step', 'prove', 'sign-in')),
  -- The ticket's hash, the session's id or the browser's name.
  bound_to text not null,
  rp_id text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- When this session last saw a second factor; none: it was opened without.
alter table person_session add column second_at timestamptz;
alter table organization add column require_second_factor boolean not null default false;

-- Which key has sealed what is in this database: another key must not go on in silence.
create table sealing_key (only_one boolean primary key default true check (only_one), fingerprint text not null);
