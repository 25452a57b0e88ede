-- Pictures people search in, and what was found. Ids are hashes over the visitor's secret name: nobody guesses one.
create table picture (
  id text primary key,
  visitor text not null,
  mime text not null,
  width int not null,           -- oriented, as the picture is seen
  height int not null,
  orientation int not null,     -- EXIF, 1–8
  frames int not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index picture_expiry on picture (expires_at);
create table detection (
  id text primary key,
  picture_id text not null references picture (id) on delete cascade,
  rects jsonb not null,
  objects jsonb not null,       -- found and weaker ones, best first, without the drawn ones
  detector text not null,       -- 'embedded' | 'external'
  took_ms int not null,
  created_at timestamptz not null default now()
);
create index detection_picture on detection (picture_id);
