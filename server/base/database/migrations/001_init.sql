-- Truth of the product. Times are timestamptz, ids are text made by the server unless said otherwise.

create table idempotency (
  key text not null,
  visitor text not null,
  operation text not null,
  status int,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (key, visitor, operation)
);

-- Settings: immutable revisions (id = sha256 of canonical JSON), a pointer per access domain.
create table setting_revision (
  id text primary key,
  access_domain text not null,
  body jsonb not null,
  author text not null,
  message text not null default '',
  created_at timestamptz not null default now()
);
create table setting_pointer (
  access_domain text primary key,
  published text not null references setting_revision (id),
  updated_at timestamptz not null default now()
);

-- Knowledge. kb ids: 1 organization, 2 pre-release, 3 public industrial knowledge.
create table knowledge_base (
  id int primary key,
  slug text not null unique,
  title jsonb not null          -- {"zh-CN": "...", "en-US": "..."}
);
create table document (
  id text primary key,          -- stable: derived from kb + source path/id, survives re-ingest
  kb_id int not null references knowledge_base (id),
  lang text not null,           -- 'zh' | 'en'
  title text not null,
  description text not null default '',
  source text not null,         -- path inside the ingested folder or record id of an export
  url text,                     -- where the original lives, when known
  kind text not null,           -- 'markdown' | 'html' | 'text' | 'pdf' | 'docx' | 'csv' | 'alarm' | 'lesson' | ...
  pair text,                    -- document id of the same page in the other language
  version int not null,         -- newest version
  content_hash text not null,   -- sha256 of the newest version's input
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (kb_id, source, lang)
);
create table document_version (
  doc_id text not null references document (id) on delete cascade,
  version int not null,
  content_hash text not null,
  markdown text not null,       -- the canonical text every span counts in (UTF-16 units, \n line ends, NFC)
  meta jsonb not null default '{}',  -- {pages:[{page,offset}], ...}
  created_at timestamptz not null default now(),
  primary key (doc_id, version)
);
create table document_file (
  doc_id text not null,
  version int not null,
  mime text not null,
  name text not null,
  bytes bytea not null,
  primary key (doc_id, version),
  foreign key (doc_id, version) references document_version (doc_id, version) on delete cascade
);
create table passage (
  id text primary key,          -- "<doc_id>#<n>@<version>"
  doc_id text not null references document (id) on delete cascade,
  version int not null,
  ord int not null,
  headings text[] not null default '{}',
  page int,
  span_start int not null,
  span_end int not null,
  text text not null,
  codes text[] not null default '{}'   -- exact identifiers: alarm codes, CVEs, order numbers, statute articles
);
create index passage_doc on passage (doc_id, version, ord);
create table change_log (
  seq bigserial primary key,
  doc_id text not null,
  kind text not null,           -- 'upsert' | 'delete'
  at timestamptz not null default now()
);

-- Conversations. Anybody who has the link reads, only the visitor who made it writes.
create table chat (
  id text primary key,          -- made by the client (uuid), so the URL exists before the first byte
  visitor text not null,
  access_domain text not null,
  title text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index chat_visitor on chat (visitor, access_domain, updated_at desc);
create table message (
  id text primary key,          -- made by the client (uuid)
  chat_id text not null references chat (id) on delete cascade,
  parent_id text,
  role text not null,           -- 'user' | 'assistant'
  text text not null default '',
  outline jsonb,                -- saved by updateOutlineByChatId
  created_at timestamptz not null default now()
);
create index message_chat on message (chat_id, created_at);
create table run (
  id text primary key,
  chat_id text not null references chat (id) on delete cascade,
  message_id text not null references message (id) on delete cascade, -- the assistant message it writes
  mode text not null,           -- 'answer' | 'research'
  status text not null,         -- 'running' | 'done' | 'stopped' | 'error' | 'timeout'
  node text not null,
  heartbeat_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index run_live on run (heartbeat_at) where status = 'running';
create table run_event (
  run_id text not null references run (id) on delete cascade,
  seq int not null,
  event jsonb not null,         -- the whole envelope
  primary key (run_id, seq)
);
create table evaluation (
  message_id text not null references message (id) on delete cascade,
  visitor text not null,
  value int not null,           -- 1 good, -1 poor, 0 withdrawn
  reasons text[] not null default '{}',
  comment text not null default '',
  updated_at timestamptz not null default now(),
  primary key (message_id, visitor)
);
