-- Counters by network. Failures run off with time, so they are no whole numbers any more.
alter table sign_in_attempt alter column failures type double precision;

-- A code belongs to who asked for it: another browser that asks gets another code and takes nobody's away.
alter table verification_code add column asker text not null default '';     -- hash of the browser, or of the network of who has no cookie
alter table verification_code add column strange_tries int not null default 0;  -- by others than the asker
alter table verification_code drop constraint verification_code_pkey;
alter table verification_code add primary key (target, scenario, asker);

-- A question in words is easier for machines than a picture; it asks for more work.
alter table captcha add column kind text not null default 'picture';  -- 'picture' | 'question'
create index captcha_expires on captcha (expires_at);
create index budget_resets on budget (resets_at);

-- Browsers that somebody has signed in from: strangers' guesses do not hold these up.
create table known_device (
  token_hash text primary key,
  person_id text not null references person (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index known_device_person on known_device (person_id, used_at desc);

-- Secrets of the installation that all of its nodes share, such as the one that signs proofs of work.
create table installation_secret (
  name text primary key,
  secret text not null,
  created_at timestamptz not null default now()
);
