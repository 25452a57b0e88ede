import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder that other users cannot read, whatever the umask. If root creates it, PostgreSQL's user must still
 * reach its own subfolder.
 */
export function createDataFolder(folder: string): void {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const missing: string[] = [];
  for (let part = folder; !existsSync(part); part = dirname(part)) missing.unshift(part);
  // One by one: below /proc, Node's `recursive` option retries forever.
  for (const part of missing) {
    try {
      mkdirSync(part);
    } catch (error) {
      // Another process created it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    chmodSync(part, mode);
  }
}

const reasons: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'there is a file of that name',
  ENOENT: 'nothing can be made there',
};

/** Turns a system error about the data folder into one that a person can act on; returns any other unchanged. */
export function explainFolderFault(error: unknown, folder: string): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  if (!reason) return error;
  return new Error(
    `The data folder ${folder} cannot be used: ${reason}. Mend that, or set MILLWRIGHT_DATA to another folder.`,
    { cause: error },
  );
}
