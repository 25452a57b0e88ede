import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  path: string;
  remove(): Promise<void>;
}

export async function makeFolder(name: string): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), `mw-${name}-`));
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
