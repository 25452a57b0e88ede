-- A knowledge base belongs to the installation, a domain or an organization, and says who of its readers may read it. Base 1 was one base for all
-- organizations: from now on 'organization' without an id, which nobody reads, until it is given to one of them.
alter table knowledge_base
  add column owner_kind text not null default 'installation'
    check (owner_kind in ('installation', 'domain', 'organization')),
  add column owner_id text,
  add column audience text not null default 'everybody'
    check (audience in ('everybody', 'signed-in', 'members', 'roles')),
  add column roles text[] not null default '{}',
  add check (owner_kind <> 'installation' or owner_id is null),
  add check (owner_id <> '');
create index knowledge_base_owner on knowledge_base (owner_kind, owner_id);

update knowledge_base set owner_kind = 'organization', audience = 'members' where id = 1;
-- What stands in it is the one organization's whose domains search it. Where several do, nobody can tell but the operator.
with candidate as (
  select distinct r.body ->> 'tenantId' as id
  from setting_pointer p join setting_revision r on r.id = p.published
  where coalesce(r.body ->> 'tenantId', '') <> '' and r.body -> 'searchScope' @> '1'
)
update knowledge_base set owner_id = (select id from candidate)
where id = 1 and (select count(*) from candidate) = 1 and exists (select from document where kb_id = 1);
