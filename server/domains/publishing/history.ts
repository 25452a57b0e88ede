import type { components } from '../../../generated/api';
import type { JsonObject } from '../../../setting/json-value';
import { stablePath } from '../../../setting/stable-path';
import type { Store } from '../../base/database/db';
import { notFound } from '../../base/http/errors';
import { findToucher, listPublications, readPublication, type StoredPublication } from '../store/publications';
import type { PublishedDomain } from '../store/setting-domains';

type Schemas = components['schemas'];

export async function listRevisions({ db }: Store, domain: string, limit: number, before?: number) {
  const rows = await listPublications(db, domain, limit + 1, before);
  const items = rows.slice(0, limit).map(toRevision);
  return { items, next: rows.length > limit ? (items.at(-1)?.seq ?? null) : null };
}

export async function readRevision({ db }: Store, domain: string, id: string): Promise<Schemas['RevisionDetail']> {
  const row = await readPublication(db, domain, id);
  if (!row) throw notFound('revision', id);
  return { ...toRevision(row), body: row.body };
}

function toRevision(row: StoredPublication): Schemas['Revision'] {
  const { seq, revision, author, message, at, bytes, kind, published, previous } = row;
  return {
    seq: Number(seq),
    id: revision,
    author,
    message,
    at: at.toISOString(),
    bytes,
    kind,
    published,
    from: previous,
  };
}

/** Who changed a field of what is live; null where the domain says nothing about it. */
export async function blameField({ db }: Store, published: PublishedDomain | undefined, pointer: string) {
  if (!published) return null;
  const path = stablePath(published.body as JsonObject, pointer);
  const found = await findToucher(db, published.domain, path);
  if (!found) return null;
  const { revision, kind, author, at, message } = found;
  return { revision, kind, author, at: at.toISOString(), message };
}
