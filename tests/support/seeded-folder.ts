import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

/** A data folder as the run's first start left it: filling one costs more than all the rest of a start. The caller removes it. */
export async function seededFolder(seeded = inject('seededData')): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-seeded-'));
  // Keeps owners, which Node's own copying does not: PostgreSQL refuses files of somebody else.
  const { status, stderr } = spawnSync('cp', ['-a', `${seeded}/.`, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The seeded folder was not copied: ${stderr}`);
  return folder;
}
