-- Portals taken offline: what was published last, and where their visitors go, if anywhere.
create table domain_archive (
  access_domain text primary key,
  revision text not null references setting_revision (id),
  moved_to text,
  at timestamptz not null default now(),
  by text not null
);
