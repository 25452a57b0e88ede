-- Posts that came from elsewhere, by their id there, so that the same file again changes nothing. `version` is what the import wrote: a
-- later one is somebody's edit, which no import overwrites.
create table community_import (
  post_id text primary key references post (id) on delete cascade,
  access_domain text not null,
  source text not null,
  hash text not null,
  version int not null,
  unique (access_domain, source)
);

-- Addresses of the place that posts came from, with their query.
create table redirect (
  access_domain text not null,
  path text not null,
  post_id text not null references post (id) on delete cascade,
  primary key (access_domain, path)
);
create index redirect_post on redirect (post_id);
