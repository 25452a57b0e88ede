import type { Organization } from '@/session/session';

export type Role = NonNullable<Organization['role']>;

/** What somebody may make of somebody else: owners give any role; admins make members and admins of those who are no owners. */
export function rolesFor(own: Role, theirs: Role): Role[] {
  if (own === 'owner') return ['owner', 'admin', 'member'];
  return own === 'admin' && theirs !== 'owner' ? ['admin', 'member'] : [];
}
