import type { Role } from '../base/database/people-tables';

/** Who of those that reach a knowledge base may read it. */
export type Audience = 'everybody' | 'signed-in' | 'members' | 'roles';

export interface Base {
  id: number;
  ownerKind: 'installation' | 'domain' | 'organization';
  /** The domain's name or the organization's id; an organization's base without one is nobody's. */
  ownerId: string | null;
  audience: Audience;
  /** With the audience `roles`: the ones that members must have. */
  roles: readonly string[];
}

export interface Reader {
  signedIn: boolean;
  /** The organization that the reader acts for. */
  actsFor: string | undefined;
  /** The reader's roles, by organization: only of those that count here. */
  roles: ReadonlyMap<string, Role>;
}

export interface ReadingDomain {
  name: string;
  /** False: nobody published anything for this host. */
  known: boolean;
  tenantId: string | undefined;
  /** The `searchScope` of its setting. */
  scope: readonly number[];
}

/** In a setting and in a call: "the organization's own", whatever numbers its bases have. */
export const ORGANIZATION_WISH = 1;

/** Whose bases `1` means here. */
const organizationOf = ({ actsFor }: Reader, { known, tenantId }: ReadingDomain): string | undefined =>
  known ? (actsFor ?? tenantId) : undefined;

/** The numbers by which this reader may ask for a base on this domain; none where it is not offered at all. */
export function wishesFor(base: Base, reader: Reader, domain: ReadingDomain): number[] {
  const listed = domain.scope.includes(base.id) ? [base.id] : [];
  if (base.ownerKind === 'installation') return listed;
  if (base.ownerId === null || !domain.known) return [];
  if (base.ownerKind === 'domain') return base.ownerId === domain.name ? listed : [];
  const own = domain.scope.includes(ORGANIZATION_WISH) && organizationOf(reader, domain) === base.ownerId;
  // By its number only where the domain is the organization's: the number 1 is never meant as one.
  const byNumber = base.id !== ORGANIZATION_WISH && domain.tenantId === base.ownerId ? listed : [];
  return [...(own ? [ORGANIZATION_WISH] : []), ...byNumber];
}

function isAmong({ ownerKind, ownerId, audience, roles }: Base, reader: Reader, domain: ReadingDomain): boolean {
  const organization = ownerKind === 'organization' ? (ownerId ?? undefined) : domain.tenantId;
  const role = organization === undefined ? undefined : reader.roles.get(organization);
  if (audience === 'roles') return role !== undefined && roles.includes(role);
  if (audience === 'members') return role !== undefined;
  const onDomain = ownerKind !== 'organization' || domain.tenantId === ownerId;
  if (audience === 'signed-in') return role !== undefined || (reader.signedIn && onDomain);
  return role !== undefined || onDomain;
}

/** The one rule of who may read what: ids of the bases that this reader may read on this domain. Every outlet of words goes by it. */
export const readable = (reader: Reader, domain: ReadingDomain, bases: readonly Base[]): number[] =>
  bases
    .filter((base) => wishesFor(base, reader, domain).length > 0 && isAmong(base, reader, domain))
    .map(({ id }) => id);
