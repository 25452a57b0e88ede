import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { PictureRecord } from './picture-record';

/** Pictures are large, so the oldest are dropped. */
const MOST_KEPT = 5;
let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('millwright-unsent-pictures', 'records');
  return opened;
};
/** Fallback for browsers that cannot store files: private windows, full disks. */
const here = new Map<string, PictureRecord>();

export async function keepPicture(record: PictureRecord): Promise<void> {
  here.set(record.id, record);
  try {
    await set(record.id, record, store());
    const old = (await unsentPictures()).slice(MOST_KEPT);
    await Promise.all(old.map(({ id }) => dropPicture(id)));
  } catch {
    // Kept in memory until the page closes.
  }
}

/** Newest first. */
export async function unsentPictures(): Promise<PictureRecord[]> {
  const known = new Map(here);
  try {
    for (const [id, record] of await entries<string, PictureRecord>(store())) known.set(id, record);
  } catch {
    // Without storage, only this page's pictures are known.
  }
  return [...known.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export async function dropPicture(id: string): Promise<void> {
  here.delete(id);
  try {
    await del(id, store());
  } catch {
    // There is no storage to delete from.
  }
}
