import type { Kysely } from 'kysely';
import type { AssistantDefinition, Calculator, Library, Procedure } from '../../../setting/assistant/catalogue/library';
import { organizationIn, ownerOf } from '../../../setting/assistant/owner';
import type { DefinitionKind } from '../../base/database/assistant-tables';
import type { Tables } from '../../base/database/tables';
import type { DraftsOf } from '../../base/http/request-facts';
import { listDrafts } from '../store/definition-drafts';
import { listLive, readBodies } from '../store/definitions';
import type { CheckDocument } from './document-check';

interface Own {
  kind: DefinitionKind;
  id: string;
  revision: string;
  /** Whose it is: a domain, or an organization. */
  owner: string;
  body: Record<string, unknown>;
  at: Date;
}

export interface PortalLibrary {
  library: Library;
  /** Revisions of assistants that are not as shipped. */
  revisions: ReadonlyMap<string, string>;
  /** Ids of the assistants that are an organization's. */
  organizational: ReadonlySet<string>;
}

export interface Shelves {
  /** The portal; absent for what an organization has on every portal. */
  domain?: string | undefined;
  /** The organization whose members look. */
  organization?: string | undefined;
  draftsOf?: DraftsOf | undefined;
}

export type LibraryOf = (db: Kysely<Tables>, on: Shelves) => Promise<PortalLibrary>;

/** Bodies kept in memory, of which each is at most 256 kB. */
const MOST_KEPT = 100;

/**
 * The shipped documents; in their place or beside them those of the portal, and of these those of the organization; in a
 * preview the author's drafts. What no longer has the right form is left out, so that what is below stands in again.
 */
export function createLibraryOf(shipped: Library, check: CheckDocument): LibraryOf {
  // A revision is its content, so it never changes.
  const kept = new Map<string, Record<string, unknown> | null>();

  async function bodiesOf(db: Kysely<Tables>, revisions: readonly { kind: DefinitionKind; revision: string }[]) {
    const missing = revisions.filter(({ revision }) => !kept.has(revision));
    const read = await readBodies(
      db,
      missing.map(({ revision }) => revision),
    );
    for (const { kind, revision } of missing) {
      const body = read.get(revision);
      kept.set(revision, body && check(kind, body).length === 0 ? body : null);
    }
    const found = new Map(revisions.map(({ revision }) => [revision, kept.get(revision)]));
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return found;
  }

  async function liveOf(db: Kysely<Tables>, owner: string): Promise<Own[]> {
    const live = (await listLive(db, owner)).flatMap(({ published, ...one }) =>
      published === null || one.kind === 'activity' ? [] : [{ ...one, owner, revision: published }],
    );
    const bodies = await bodiesOf(db, live);
    return live.flatMap((one) => {
      const body = bodies.get(one.revision);
      return body ? [{ ...one, body }] : [];
    });
  }

  async function draftsBy(db: Kysely<Tables>, { owner, author }: DraftsOf): Promise<Own[]> {
    const drafts = await listDrafts(db, owner, author);
    return drafts.flatMap(({ kind, id, body, saved_at: at }) =>
      kind !== 'activity' && body.id === id && check(kind, body).length === 0
        ? [{ kind, id, revision: 'draft', owner, body, at }]
        : [],
    );
  }

  return async (db, { domain, organization, draftsOf }) => {
    const owners = [domain, organization && ownerOf(organization)].filter((owner) => owner !== undefined);
    const lists = await Promise.all([
      ...owners.map((owner) => liveOf(db, owner)),
      ...(draftsOf ? [draftsBy(db, draftsOf)] : []),
    ]);
    const own = lists.flat();
    if (own.length === 0) return { library: shipped, revisions: new Map(), organizational: new Set() };
    return overlay(shipped, own);
  };
}

function overlay(shipped: Library, all: readonly Own[]): PortalLibrary {
  const assistants = new Map(shipped.assistants);
  const procedures = new Map(shipped.procedures);
  const calculators = new Map(shipped.calculators);
  const revisions = new Map<string, string>();
  const organizational = new Set<string>();
  for (const { kind, id, revision, owner, body, at } of all) {
    if (kind === 'procedure') procedures.set(id, body as unknown as Procedure);
    else if (kind === 'calculator') calculators.set(id, body as unknown as Calculator);
    else {
      const changed = at.toISOString().slice(0, 10);
      assistants.set(id, { ...(body as unknown as AssistantDefinition), changed });
      revisions.set(id, revision);
      if (organizationIn(owner) !== undefined) organizational.add(id);
    }
  }
  return { library: { assistants, procedures, calculators }, revisions, organizational };
}
