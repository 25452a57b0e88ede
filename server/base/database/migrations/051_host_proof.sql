-- Which hosts have been proved, and for whom. A domain answers only while it stands here.
create table domain_host (
  access_domain text primary key,
  tenant_id text,               -- whose operators may publish it; null: those of the installation alone
  how text not null check (how in ('dns', 'file', 'approved', 'before')),
  by text not null,
  at timestamptz not null default now()
);
-- What was live when proofs came in counts as proved, for the organization that its setting names.
insert into domain_host (access_domain, tenant_id, how, by)
  select p.access_domain, r.body ->> 'tenantId', 'before', 'upgrade'
    from setting_pointer p join setting_revision r on r.id = p.published;

-- An organization that wants a host. The token is no secret: it is put where only the host's owner can put it.
create table host_claim (
  access_domain text not null,
  tenant_id text not null,
  token text not null,
  by text not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  fault jsonb,                  -- {"zh-CN": "...", "en-US": "..."}: what the last check found instead of the token
  asked_at timestamptz,         -- when the operators of the installation were asked
  refused_at timestamptz,       -- they said no, or took it back: checking proves nothing until they say otherwise
  refused_by text,
  primary key (access_domain, tenant_id)
);

-- By whose right a waiting revision goes live; null: the installation's.
alter table setting_schedule add column tenant_id text;
update setting_schedule s set tenant_id = case when o.id is null then coalesce(r.body ->> 'tenantId', '') else o.tenant_id end
  from setting_revision r, setting_schedule t left join operator o on o.name = t.author
  where r.id = s.revision and t.access_domain = s.access_domain and s.author <> 'console';
