-- What a person looks for in the hall of one portal: they are told of new demands that fit.
create table saved_search (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  access_domain text not null,
  keyword text not null default '',
  terms text[] not null default '{}',
  kind text not null default '',
  industry text not null default '',
  region text not null default '',
  created_at timestamptz not null default now(),
  unique (person_id, access_domain, keyword, kind, industry, region)
);
create index saved_search_domain on saved_search (access_domain);
