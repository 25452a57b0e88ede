-- People, the organizations they act for, and what proves who they are. Secrets are kept as hashes.
create table organization (
  id text primary key,
  name text not null,
  tenant_code text not null unique,   -- stands in links
  code text,                          -- unified social credit code or register number
  logo text not null default '',
  introduction text not null default '',
  industry_id text,
  address text not null default '',
  website text not null default '',
  personal_of text unique,            -- the space of one person
  created_at timestamptz not null default now()
);
create unique index organization_code on organization (code) where code is not null;
create table person (
  id text primary key,                -- also the id in the user centre
  owner_key text not null unique,     -- what the person's conversations and pictures are kept under; never shown
  username text unique,               -- a name besides phone and email; operators have one
  phone text unique,
  email text unique,                  -- lower case
  nickname text not null default '',
  head_img text not null default '',
  signature text not null default '',
  password text,                      -- argon2id; null until one is set
  current_tenant text references organization (id) on delete set null,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table organization add foreign key (personal_of) references person (id) on delete cascade;
create table membership (
  organization_id text not null references organization (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  role text not null,                 -- 'owner' | 'admin' | 'member'
  joined_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (organization_id, person_id)
);
create index membership_person on membership (person_id);

-- One row for each device that is signed in. The former token is known too: who comes with it late has stolen it.
create table person_session (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  token_hash text not null unique,
  user_token_hash text not null unique,
  former_hash text,
  rotated_at timestamptz not null default now(),
  tenant_id text references organization (id) on delete set null,
  device text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index person_session_person on person_session (person_id);
create index person_session_former on person_session (former_hash);
-- A token for one organization and nothing of the person's own; ends with the session it came from.
create table tenant_token (
  token_hash text primary key,
  session_id text not null references person_session (id) on delete cascade,
  tenant_id text not null references organization (id) on delete cascade,
  expires_at timestamptz not null
);
create table person_identity (
  provider text not null,             -- 'weixin' or the issuer of an identity provider
  subject text not null,
  person_id text not null references person (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);

-- Codes: one per recipient and purpose, the newest. The row is the slot that keeps two from being sent at once.
create table verification_code (
  target text not null,
  scenario text not null,             -- 'login' | 'getback' | 'socialbind'
  code_hash text not null,
  tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  proof_hash text,                    -- checkVerificationCode gave it for the next step
  primary key (target, scenario)
);
create table captcha (
  token_hash text primary key,
  answer_hash text not null,
  expires_at timestamptz not null
);
create table budget (
  key text primary key,
  used int not null,
  resets_at timestamptz not null
);
create table outbox_message (
  id bigserial primary key,
  channel text not null,              -- 'sms' | 'email'
  target text not null,
  scenario text not null,
  access_domain text not null,
  locale text not null,
  code text,                          -- gone when it was handed to a provider
  status text not null,               -- 'queued' | 'kept' | 'sent' | 'failed' | 'withheld'
  fault text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table join_application (
  id text primary key,
  organization_id text not null references organization (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  reason text not null default '',
  status text not null default 'pending',  -- 'pending' | 'approved' | 'refused'
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index join_application_pending on join_application (organization_id, person_id) where status = 'pending';
create index join_application_person on join_application (person_id, created_at desc);
create table organization_application (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  name text not null,
  code text not null,
  industry_id text,
  licence_url text not null default '',
  contact text not null default '',
  phone text not null default '',
  status text not null default 'pending',
  organization_id text references organization (id) on delete set null,
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index organization_application_person on organization_application (person_id, created_at desc);
create unique index organization_application_pending on organization_application (person_id, code) where status = 'pending';
create table person_file (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  name text not null,
  mime text not null,
  size int not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);

-- Ways in through somebody else: what was begun here and may come back once.
create table sign_on (
  state_hash text primary key,
  provider text not null,
  visitor text not null,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);
create table weixin_bind (
  code_hash text primary key,
  subject text not null,
  nickname text not null default '',
  head_img text not null default '',
  expires_at timestamptz not null
);

-- What happened to an account: never a secret, never a whole phone number.
create table person_event (
  id bigserial primary key,
  at timestamptz not null default now(),
  person_id text references person (id) on delete cascade,
  kind text not null,
  address text not null default '',
  device text not null default '',
  detail text not null default ''
);
create index person_event_person on person_event (person_id, id desc);
