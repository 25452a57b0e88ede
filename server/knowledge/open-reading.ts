import type { FastifyRequest } from 'fastify';
import { readRoles } from '../accounts';
import type { Store } from '../base/database/db';
import { ApiError } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { DomainSetting, SettingsService } from '../domains';
import { askedScope } from './asked-scope';
import { knownBases } from './known-bases';
import { memberOf, ORGANIZATION_WISH, type Reader, type ReadingDomain, readable, wishesFor } from './readable';
import type { KnowledgeBase } from './store/knowledge-bases';
import { manualBases } from './store/manual-bases';

export interface Reading {
  reader: Reader;
  domain: ReadingDomain;
  bases: readonly KnowledgeBase[];
  setting: DomainSetting['setting'];
  /** The visitor's id and the domain, under which the visitor's data is stored. */
  visitor: string;
  accessDomain: string;
  /** Whose drafts of assistants a preview shows. */
  draftsOf: FastifyRequest['previewDraftsOf'];
  /** The organization whose members' things this reader sees here; undefined for whoever is no member. */
  memberOf: string | undefined;
  /** Ids of the bases that may be read. */
  ids: readonly number[];
  /** The bases to search for the ids asked for; throws if they are not offered or not readable. */
  scope(asked?: readonly number[]): number[];
  /** The id by which visitors know a base. */
  wireId(base: number): number;
}

type Asking = Pick<FastifyRequest, 'accessDomain' | 'visitor'> & {
  person?: { id: string } | undefined;
  session?: { tenantId: string | null } | undefined;
} & Partial<Pick<FastifyRequest, 'previewDomain' | 'previewScope' | 'previewBegun' | 'previewDraftsOf' | KeyFact>>;

type KeyFact = 'organizationKey' | 'keyBases';

/** Turns a request into a reader: who reads, on which portal, and what they may read. The only place that does. */
export async function openReading(
  { store, settings }: { store: Store; settings: SettingsService },
  { accessDomain: own, person, session, visitor, ...told }: Asking,
): Promise<Reading> {
  const { previewDomain, previewScope, previewBegun, previewDraftsOf, organizationKey, keyBases } = told;
  // An operator sees in the preview what anybody sees on that domain, and no more.
  const accessDomain = previewDomain ?? own;
  const { setting, domain: name, known } = await settings.get(accessDomain);
  const domain = {
    name,
    known: known || previewBegun !== undefined,
    tenantId: previewBegun ? previewBegun.tenantId : setting.tenantId || undefined,
    scope: previewScope ?? setting.searchScope ?? [],
    ...(setting.community?.enabled && { community: setting.community.readers ?? ('everybody' as const) }),
  };
  const organizations = [session?.tenantId, domain.tenantId].filter((id) => typeof id === 'string');
  const [found, offered] = await Promise.all([
    // An organization's own key reads what any of its members reads.
    organizationKey
      ? new Map([[organizationKey, 'member' as const]])
      : person
        ? readRoles(store.db, person.id, organizations)
        : new Map(),
    knownBases(store.db, { ids: domain.scope, organizations, community: name }),
  ]);
  const signedIn = person !== undefined || organizationKey !== undefined;
  const reader = readerOf({ signedIn, chosen: session?.tenantId ?? undefined, roles: found });
  const organization = setting.market?.enabled && !keyBases ? memberOf(reader, domain) : undefined;
  const manuals = organization === undefined ? [] : await manualBases(store.db, { organization, domain: name });
  const bases = keyBases ? offered.filter(({ id }) => keyBases.includes(id)) : [...offered, ...manuals];
  const ids = readable(reader, domain, bases);
  // A key that names bases reads those and nothing else, so none of them left is a refusal.
  if (keyBases && ids.length === 0) throw noBaseLeft();
  return {
    ...{ reader, domain, bases, setting, visitor, accessDomain: accessDomain ?? '', draftsOf: previewDraftsOf, ids },
    memberOf: memberOf(reader, domain),
    scope: (asked) => askedScope({ reader, domain, bases }, asked),
    wireId(id) {
      const base = bases.find((one) => one.id === id);
      return (
        (base && wishesFor(base, reader, domain)[0]) ?? (base?.ownerKind === 'organization' ? ORGANIZATION_WISH : id)
      );
    },
  };
}

/** A reader who acts for an organization has its rights and no other's; one who was removed from it acts for none. */
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
    // A session of one organization does not gain another's rights when it loses its own.
    const others = chosen === undefined ? roles : new Map();
    return { signedIn, actsFor: undefined, roles: others };
  }
  return { signedIn, actsFor: chosen, roles: new Map([[chosen, role]]) };
}

const noBaseLeft = () => new ApiError(403, message('knowledge:keyBases'), { reason: 'key_scope' });
