-- What each operator may do, and where. Whoever was an operator becomes administrator of what they managed.
create table operator_role (
  id text primary key default gen_random_uuid()::text,
  operator_id text not null references operator (id) on delete cascade,
  kind text not null check (kind in ('installation', 'organization', 'domain')),
  tenant_id text,       -- organization: which one; domain: whose it was when the role was granted
  access_domain text,
  role text not null check (role in ('viewer', 'editor', 'publisher', 'administrator')),
  granted_at timestamptz not null default now(),
  granted_by text,      -- the operator's name; null: on the server
  check (kind <> 'installation' or tenant_id is null),
  check (kind <> 'organization' or tenant_id is not null),
  check ((kind = 'domain') = (access_domain is not null))
);
create unique index operator_role_place
  on operator_role (operator_id, kind, coalesce(tenant_id, ''), coalesce(access_domain, ''));
create index operator_role_domain on operator_role (access_domain) where access_domain is not null;
create index operator_role_tenant on operator_role (tenant_id) where tenant_id is not null;
insert into operator_role (operator_id, kind, tenant_id, role, granted_at)
  select id, case when tenant_id is null then 'installation' else 'organization' end, tenant_id, 'administrator', created_at
  from operator;
alter table operator drop column tenant_id;
