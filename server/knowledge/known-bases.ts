import type { Kysely } from 'kysely';
import type { Tables } from '../base/database/tables';
import { changesOfBases, type KnowledgeBase, listKnowledgeBases } from './store/knowledge-bases';

/**
 * Cache time: bases change only by a command, but every search needs them. Changes of another process are seen after
 * this long.
 */
const FRESH_MS = 1_000;
const MOST = 1_000;

interface Known {
  at: number;
  changes: number;
  bases: Promise<KnowledgeBase[]>;
}

const known = new WeakMap<Kysely<Tables>, Map<string, Known>>();

/**
 * The bases with these ids, those of these organizations, and those of the domain's community. Memberships are not cached, so that revoked rights end at
 * once.
 */
export function knownBases(
  db: Kysely<Tables>,
  only: { ids: readonly number[]; organizations: readonly string[]; community: string },
): Promise<KnowledgeBase[]> {
  const key = JSON.stringify([only.ids, only.organizations, only.community]);
  const kept = keptOf(db);
  const found = kept.get(key);
  const changes = changesOfBases();
  if (found && found.changes === changes && performance.now() - found.at < FRESH_MS) return found.bases;
  const bases = listKnowledgeBases(db, only);
  const entry = { at: performance.now(), changes, bases };
  kept.set(key, entry);
  bases.catch(() => kept.get(key) === entry && kept.delete(key));
  return bases;
}

function keptOf(db: Kysely<Tables>): Map<string, Known> {
  const kept = known.get(db);
  if (kept && kept.size < MOST) return kept;
  const made = new Map<string, Known>();
  known.set(db, made);
  return made;
}
