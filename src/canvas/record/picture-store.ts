import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { PictureRecord } from './picture-record';

/** Pictures are large: the oldest make room. */
const MOST_KEPT = 20;
let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('millwright-pictures', 'records');
  return opened;
};
/** What this page wrote, for browsers that keep nothing (private windows, full disks). */
const here = new Map<string, PictureRecord>();

export async function keepPicture(record: PictureRecord): Promise<void> {
  here.set(record.id, record);
  try {
    await set(record.id, record, store());
    await makeRoom();
  } catch {
    // It lives until the page closes.
  }
}

export async function findPicture(id: string): Promise<PictureRecord | null> {
  const known = here.get(id);
  if (known) return known;
  try {
    return (await get<PictureRecord>(id, store())) ?? null;
  } catch {
    return null;
  }
}

async function makeRoom(): Promise<void> {
  const all = await entries<string, PictureRecord>(store());
  const old = all.sort(([, a], [, b]) => b.createdAt.localeCompare(a.createdAt)).slice(MOST_KEPT);
  await Promise.all(old.map(([id]) => del(id, store())));
}
