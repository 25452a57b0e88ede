-- Domains on which nobody publishes alone, and who approved what.
create table approval_rule (
  access_domain text primary key,
  set_by text not null,
  set_at timestamptz not null default now()
);
create table setting_approval (
  access_domain text not null,
  revision text not null references setting_revision (id),
  asked_by text not null,
  asked_at timestamptz not null default now(),
  message text not null,
  approved_by text,
  approved_at timestamptz,
  primary key (access_domain, revision),
  check ((approved_by is null) = (approved_at is null)),
  check (approved_by is distinct from asked_by or approved_by is null)
);
