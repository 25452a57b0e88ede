import type { Kysely } from 'kysely';
import type { AssistantDefinition, Library, Procedure } from '../../../setting/assistant/catalogue/library';
import type { DefinitionKind } from '../../base/database/assistant-tables';
import type { Tables } from '../../base/database/tables';
import { listDrafts } from '../store/definition-drafts';
import { listLive, readBodies } from '../store/definitions';
import type { CheckDocument } from './document-check';

interface Own {
  kind: DefinitionKind;
  id: string;
  revision: string;
  body: Record<string, unknown>;
  at: Date;
}

export interface PortalLibrary {
  library: Library;
  /** Revisions of the portal's own assistants. */
  revisions: ReadonlyMap<string, string>;
}

export type LibraryOf = (
  db: Kysely<Tables>,
  on: { domain: string; draftsOf?: string | undefined },
) => Promise<PortalLibrary>;

/** Bodies kept in memory, of which each is at most 256 kB. */
const MOST_KEPT = 100;

/**
 * The shipped documents with those of a portal in their place or beside them, and in a preview an operator's drafts. What no
 * longer has the right form is left out, so that the product's stands in again.
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

  return async (db, { domain, draftsOf }) => {
    const live = (await listLive(db, domain)).flatMap(({ published, ...one }) =>
      published === null ? [] : [{ ...one, revision: published }],
    );
    const bodies = await bodiesOf(db, live);
    const drafts = draftsOf === undefined ? [] : await listDrafts(db, domain, draftsOf);
    const own: Own[] = [
      ...live.flatMap(({ kind, id, revision, at }) => {
        const body = bodies.get(revision);
        return body ? [{ kind, id, revision, body, at }] : [];
      }),
      ...drafts.flatMap(({ kind, id, body, saved_at: at }) =>
        body.id === id && check(kind, body).length === 0 ? [{ kind, id, revision: 'draft', body, at }] : [],
      ),
    ];
    return own.length === 0 ? { library: shipped, revisions: new Map() } : overlay(shipped, own);
  };
}

function overlay(shipped: Library, own: readonly Own[]): PortalLibrary {
  const assistants = new Map(shipped.assistants);
  const procedures = new Map(shipped.procedures);
  const revisions = new Map<string, string>();
  for (const { kind, id, revision, body, at } of own) {
    if (kind === 'procedure') procedures.set(id, body as unknown as Procedure);
    else {
      const changed = at.toISOString().slice(0, 10);
      assistants.set(id, { ...(body as unknown as AssistantDefinition), changed });
      revisions.set(id, revision);
    }
  }
  return { library: { ...shipped, assistants, procedures }, revisions };
}
