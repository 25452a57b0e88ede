import type { FastifyRequest } from 'fastify';
import { readRoles } from '../accounts';
import type { Store } from '../base/database/db';
import type { DomainSetting, SettingsService } from '../domains';
import { askedScope } from './asked-scope';
import { knownBases } from './known-bases';
import { ORGANIZATION_WISH, type Reader, type ReadingDomain, readable, wishesFor } from './readable';
import type { KnowledgeBase } from './store/knowledge-bases';

export interface Reading {
  reader: Reader;
  domain: ReadingDomain;
  bases: readonly KnowledgeBase[];
  setting: DomainSetting['setting'];
  /** What the visitor's things are kept under, and where. */
  visitor: string;
  accessDomain: string;
  /** Ids of the bases that may be read. */
  ids: readonly number[];
  /** The bases to search for a wish; refuses what is not offered here or not the reader's. */
  scope(asked?: readonly number[]): number[];
  /** The number by which a visitor knows a base. */
  wireId(base: number): number;
}

type Asking = Pick<FastifyRequest, 'accessDomain' | 'person' | 'session' | 'visitor'>;

/** Who reads, on whose portal, and what they may read. The one place where a request becomes a reader. */
export async function openReading(
  { store, settings }: { store: Store; settings: SettingsService },
  { accessDomain, person, session, visitor }: Asking,
): Promise<Reading> {
  const { setting, domain: name, known } = await settings.get(accessDomain);
  const domain = { name, known, tenantId: setting.tenantId || undefined, scope: setting.searchScope ?? [] };
  const organizations = [session?.tenantId, domain.tenantId].filter((id) => typeof id === 'string');
  const [found, bases] = await Promise.all([
    person ? readRoles(store.db, person.id, organizations) : new Map(),
    knownBases(store.db, { ids: domain.scope, organizations }),
  ]);
  const reader = readerOf({ signedIn: person !== undefined, chosen: session?.tenantId ?? undefined, roles: found });
  const ids = readable(reader, domain, bases);
  return {
    ...{ reader, domain, bases, setting, visitor, accessDomain: accessDomain ?? '', ids },
    scope: (asked) => askedScope({ reader, domain, bases }, asked),
    wireId(id) {
      const base = bases.find((one) => one.id === id);
      return (
        (base && wishesFor(base, reader, domain)[0]) ?? (base?.ownerKind === 'organization' ? ORGANIZATION_WISH : id)
      );
    },
  };
}

/** Who acts for an organization has the rights of it and of no other; who was taken out of it acts for nobody. */
export function readerOf({
  signedIn,
  chosen,
  roles,
}: {
  signedIn: boolean;
  chosen?: string;
  roles: Reader['roles'];
}): Reader {
  const role = chosen === undefined ? undefined : roles.get(chosen);
  if (chosen === undefined || role === undefined) {
    // A session that was made for one organization does not become another one's by losing it.
    const others = chosen === undefined ? roles : new Map();
    return { signedIn, actsFor: undefined, roles: others };
  }
  return { signedIn, actsFor: chosen, roles: new Map([[chosen, role]]) };
}
