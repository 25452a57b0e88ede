import type { components } from '../../../generated/api';
import type { Store } from '../../base/database/db';
import { notFound } from '../../base/http/errors';
import type { Reading } from '../open-reading';
import { readVersions } from '../store/library';
import { findPlace } from '../store/read-document';
import { sectionChanges } from './section-changes';

type DocumentVersion = components['schemas']['DocumentVersion'];

/** Maximum number of versions compared. */
const MOST = 20;

/**
 * Lists when a document changed and which sections, for readers of its newest version. The text of former versions is
 * not disclosed.
 */
export async function listVersions({ db }: Store, reading: Reading, id: string): Promise<DocumentVersion[]> {
  const place = await findPlace(db, id);
  if (!place || !reading.ids.includes(place.kbId)) throw notFound('document', id);
  // One more than listed, because each version is compared with the one before.
  const versions = await readVersions(db, id, MOST + 1);
  const newest = versions[0]?.markdown ?? '';
  return versions.slice(0, MOST).map(({ version, createdAt, revised, markdown }, at) => {
    const before = versions[at + 1]?.markdown;
    const changes =
      before === undefined ? { added: [], changed: [], removed: 0 } : sectionChanges(before, markdown, newest);
    return { version, takenInAt: createdAt.toISOString(), revised, ...changes };
  });
}
