import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { VectorSpace } from '../store/text-vectors';
import { openVectorTable, type VectorTable } from './vector-table';

/** Increase it when rows or columns change: tables of another format are rebuilt. */
const FORMAT = 1;
const PREFIX = 'vectors-';

interface Place {
  /** Folder of all search data of this node. */
  folder: string;
  database: string;
  model: string;
}

/** Each database and model has its own folder, so that their vectors never mix. */
function nameOf({ database, model }: Place, { dimension }: VectorSpace): string {
  const key = JSON.stringify([FORMAT, database, model, dimension]);
  return `${PREFIX}${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
}

/** Opens the table of a model and removes those of others. A table that cannot be read is rebuilt. */
export async function openVectorFolder(place: Place, space: VectorSpace): Promise<VectorTable> {
  const name = nameOf(place, space);
  await removeVectorFolder(place, name);
  const folder = path.join(place.folder, name);
  try {
    const table = await openVectorTable(folder, space.dimension);
    await table.count();
    return table;
  } catch {
    await rm(folder, { recursive: true, force: true });
    return openVectorTable(folder, space.dimension);
  }
}

export async function removeVectorFolder({ folder }: Place, except?: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(PREFIX) && name !== except);
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true });
}
