import type { Role } from '../base/database/people-tables';

/** Who may read a knowledge base, among those that it is offered to. */
export type Audience = 'everybody' | 'signed-in' | 'members' | 'roles';

export interface Base {
  id: number;
  ownerKind: 'installation' | 'domain' | 'organization';
  /** The domain's name or the organization's id; null if the base belongs to no organization yet. */
  ownerId: string | null;
  audience: Audience;
  /** For the audience `roles`: the roles that may read. */
  roles: readonly string[];
  /** The domain whose community's posts these are; no number asks for them. */
  community?: string;
  /** The version of an offering that this is the manual of, and the organization that has set it up; no number asks for it. */
  manual?: { offering: string; version: string; of?: string };
}

export interface Reader {
  signedIn: boolean;
  /** The organization that the reader acts for. */
  actsFor: string | undefined;
  /** The reader's roles by organization, only for organizations that count here. */
  roles: ReadonlyMap<string, Role>;
}

export interface ReadingDomain {
  name: string;
  /** False if nothing is published for this host. */
  known: boolean;
  tenantId: string | undefined;
  /** The `searchScope` of the domain's setting. */
  scope: readonly number[];
  /** Whom the domain's community is open to; undefined if it has none. */
  community?: 'everybody' | 'signed-in';
}

/** In settings and calls this id means the organization's own bases, whatever their ids. */
export const ORGANIZATION_WISH = 1;

/** The organization whose bases `1` means here. */
const organizationOf = ({ actsFor }: Reader, { known, tenantId }: ReadingDomain): string | undefined =>
  known ? (actsFor ?? tenantId) : undefined;

/** The organization of which this reader is a member here. */
export function memberOf(reader: Reader, domain: ReadingDomain): string | undefined {
  const organization = organizationOf(reader, domain);
  return organization !== undefined && reader.roles.has(organization) ? organization : undefined;
}

/** Whether no setting and no call names a base: posts of a community, and manuals of what is set up. */
export const isHidden = ({ community, manual }: Pick<Base, 'community' | 'manual'>): boolean =>
  community !== undefined || manual !== undefined;

/** The ids by which this reader may request a base on this domain; empty if it is not offered. */
export function wishesFor(base: Base, reader: Reader, domain: ReadingDomain): number[] {
  if (isHidden(base)) return [];
  const listed = domain.scope.includes(base.id) ? [base.id] : [];
  if (base.ownerKind === 'installation') return listed;
  if (base.ownerId === null || !domain.known) return [];
  if (base.ownerKind === 'domain') return base.ownerId === domain.name ? listed : [];
  const own = domain.scope.includes(ORGANIZATION_WISH) && organizationOf(reader, domain) === base.ownerId;
  // By its id only on a domain of the same organization; the id 1 is always the wish.
  const byNumber = base.id !== ORGANIZATION_WISH && domain.tenantId === base.ownerId ? listed : [];
  return [...(own ? [ORGANIZATION_WISH] : []), ...byNumber];
}

/**
 * A community is its own domain's only; what its organizations write there, theirs. A manual is for members of the
 * organization that has set up its version.
 */
function isOffered(base: Base, reader: Reader, domain: ReadingDomain): boolean {
  if (base.manual !== undefined) return base.manual.of !== undefined && memberOf(reader, domain) === base.manual.of;
  if (base.community === undefined) return wishesFor(base, reader, domain).length > 0;
  if (!domain.known || base.community !== domain.name || !domain.community) return false;
  if (domain.community === 'signed-in' && !reader.signedIn) return false;
  return base.ownerKind === 'domain' || organizationOf(reader, domain) === base.ownerId;
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

/** Ids of the bases that this reader may read on this domain: the single access rule for all text. */
export const readable = (reader: Reader, domain: ReadingDomain, bases: readonly Base[]): number[] =>
  bases.filter((base) => isOffered(base, reader, domain) && isAmong(base, reader, domain)).map(({ id }) => id);
