-- Invitations to the workbench: the same kind of link, for a role of an operator instead of a membership.
alter table invitation
  alter column organization_id drop not null,
  alter column role drop not null,
  add column operator_role text check (operator_role in ('viewer', 'editor', 'publisher', 'administrator')),
  add column kind text check (kind in ('installation', 'organization', 'domain')),
  add column tenant_id text,
  add column access_domain text,
  add check ((organization_id is null) = (operator_role is not null)),
  add check ((organization_id is null) = (role is null)),
  add check ((operator_role is null) = (kind is null));
