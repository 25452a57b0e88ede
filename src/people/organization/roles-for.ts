import type { Organization } from '@/session/session';

export type Role = NonNullable<Organization['role']>;

/**
 * The roles that one member may assign to another: owners assign any; admins assign member and admin, but not to
 * owners.
 */
export function rolesFor(own: Role, theirs: Role): Role[] {
  if (own === 'owner') return ['owner', 'admin', 'member'];
  return own === 'admin' && theirs !== 'owner' ? ['admin', 'member'] : [];
}
