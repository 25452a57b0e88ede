import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

/**
 * A copy of the data folder filled by the run's first start, since filling one takes longer than the rest of a start.
 * The caller removes it.
 */
export async function seededFolder(seeded = inject('seededData')): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-seeded-'));
  // Keeps file owners, which Node's copy does not; PostgreSQL refuses files with another owner.
  const { status, stderr } = spawnSync('cp', ['-a', `${seeded}/.`, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The seeded folder was not copied: ${stderr}`);
  return folder;
}
