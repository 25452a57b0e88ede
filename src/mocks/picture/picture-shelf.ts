import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { Data } from '@/api/paths';

export interface KeptPicture {
  picture: Data<'uploadPicture'>;
  file: Blob;
}
export type KeptDetection = Data<'detectObjects'> & { id: string; picture: Data<'uploadPicture'> };

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('millwright-demo-pictures', 'shelf');
  return opened;
};
/** Fallback without a database: tests, private windows. */
const here = new Map<string, KeptPicture | KeptDetection>();

async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Stores a picture or result in this browser: links work after a reload, but nowhere else. */
export async function putOnShelf(id: string, value: KeptPicture | KeptDetection): Promise<void> {
  here.set(id, value);
  await quietly(() => set(id, value, store()));
}

async function find(id: string): Promise<KeptPicture | KeptDetection | undefined> {
  return here.get(id) ?? quietly(() => get(id, store()));
}

export async function findPicture(id: string): Promise<KeptPicture | undefined> {
  const found = await find(id);
  return found && 'file' in found ? found : undefined;
}

/** Undefined too if the picture of the detection was deleted. */
export async function findDetection(id: string): Promise<KeptDetection | undefined> {
  const found = await find(id);
  return found && 'objects' in found && (await findPicture(found.picture.id)) ? found : undefined;
}

export async function takeFromShelf(id: string): Promise<void> {
  here.delete(id);
  await quietly(() => del(id, store()));
}
