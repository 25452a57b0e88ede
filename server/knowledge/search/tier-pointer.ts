import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Which pair of tables holds, and what the vocabulary files beside them count: the large table at that version. */
export interface Pointer {
  generation: number;
  version: number;
  bases: number[];
}

export const POINTER = 'tiers.json';

export async function readPointer(folder: string): Promise<Pointer | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, POINTER), 'utf8'));
  } catch {
    return null;
  }
}

/** Written aside and renamed: a kill leaves the old pair or the new one. */
export async function writePointer(folder: string, pointer: Pointer): Promise<void> {
  const draft = path.join(folder, `${POINTER}.new`);
  await writeFile(draft, JSON.stringify(pointer));
  await rename(draft, path.join(folder, POINTER));
}
