import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that runs PostgreSQL. As it refuses to run as root, root uses an unprivileged user. */
export interface Owner {
  uid: number;
  gid: number;
}

const nobody: Owner = { uid: 65534, gid: 65534 };

/** Returns undefined if the current user runs it. An existing cluster keeps its owner. */
export function chooseOwner(clusterFolder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (!existsSync(clusterFolder)) return nobody;
  const { uid, gid } = statSync(clusterFolder);
  return uid === 0 ? nobody : { uid, gid };
}

/** The first folder on the way to `path` that the owner may not enter, judged by the mode bits. */
export function firstClosedFolder(path: string, owner: Owner): string | undefined {
  const above: string[] = [];
  for (let folder = path; ; folder = dirname(folder)) {
    above.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return above.find((folder) => existsSync(folder) && !mayEnter(statSync(folder), owner));
}

export function mayEnter(folder: { mode: number; uid: number; gid: number }, owner: Owner): boolean {
  if (folder.uid === owner.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === owner.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}
