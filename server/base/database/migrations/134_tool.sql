-- Calls of other systems that people of a domain may make from a form.
create table tool (
  access_domain text not null,
  id text not null,
  document jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (access_domain, id)
);
