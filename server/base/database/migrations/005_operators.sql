-- Who may change settings. Passwords are argon2id; a session is known by the hash of its token only.
create table operator (
  id text primary key,
  name text not null unique,
  password text not null,
  tenant_id text,               -- null: the whole installation
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table operator_session (
  token_hash text primary key,
  operator_id text not null references operator (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index operator_session_operator on operator_session (operator_id);

-- Attempts to sign in, by name and address: every node counts the same ones.
create table sign_in_attempt (
  key text primary key,
  failures int not null,
  free_at timestamptz not null,
  updated_at timestamptz not null default now()
);
