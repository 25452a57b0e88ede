import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBinaries } from './binaries';
import { type Cluster, createCluster, startCluster } from './cluster';
import { createDataFolder } from './data-folder';
import { chooseOwner, firstClosedFolder, type Owner } from './owner';
import { stopOrphan } from './stop-postgres';

interface EmbeddedOptions {
  /** The data folder; the cluster is its subfolder `postgres`. The caller holds its lock. */
  data: string;
  durable?: boolean;
  say?: (line: string) => void;
}

const postgresMajor = '18';
/** Where root puts what PostgreSQL's user must reach if it cannot enter the data folder or node_modules. */
const openFolder = '/var/lib/millwright';

/** Starts the PostgreSQL of a data folder, creating it on first use. */
export async function startEmbedded({ data, durable = true, say = () => {} }: EmbeddedOptions): Promise<Cluster> {
  if (process.platform === 'win32') {
    throw new Error(
      'The embedded PostgreSQL needs Linux or macOS. On Windows use WSL, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  createDataFolder(data);
  const place = choosePlace(realpathSync(data), say);
  createDataFolder(place.base);
  checkCluster(place.cluster);
  const orphan = await stopOrphan(place.cluster);
  if (orphan) say(`Stopped the PostgreSQL (process ${orphan}) that an earlier start left behind.`);
  const options = {
    folder: place.cluster,
    logFile: join(data, 'postgres.log'),
    binaries: prepareBinaries(place.owner, place.owner ? openFolder : data),
    owner: place.owner,
    durable,
  };
  createCluster(options);
  return startCluster(options);
}

function choosePlace(
  data: string,
  say: (line: string) => void,
): { base: string; cluster: string; owner: Owner | undefined } {
  const inside = join(data, 'postgres');
  const owner = chooseOwner(inside);
  const closed = owner && !existsSync(inside) ? firstClosedFolder(data, owner) : undefined;
  if (!owner || !closed) return { base: data, cluster: inside, owner };
  const base = join(openFolder, createHash('sha256').update(data).digest('hex').slice(0, 12));
  const cluster = join(base, 'postgres');
  const blocked = firstClosedFolder(base, owner);
  if (blocked) {
    throw new Error(
      `PostgreSQL does not run as root, and user ${owner.uid} may enter neither ${closed} nor ${blocked}. ` +
        'Start as an ordinary user, set MILLWRIGHT_DATA to a folder that user can reach, or set DATABASE_URL.',
    );
  }
  say(`PostgreSQL runs as user ${owner.uid}, who may not enter ${closed}: its files are in ${cluster}.`);
  return { base, cluster, owner: chooseOwner(cluster) };
}

function checkCluster(folder: string) {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(folder)) return;
  const uid = process.getuid?.();
  if (uid !== 0 && statSync(folder).uid !== uid) {
    throw new Error(
      `${folder} belongs to user ${statSync(folder).uid}, and you are ${uid}. It was probably first started as root: ` +
        `start as root again, hand it over with "chown -R ${uid} ${folder}" while it is stopped, or set MILLWRIGHT_DATA to another folder.`,
    );
  }
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : postgresMajor;
  if (version !== postgresMajor) {
    throw new Error(
      `${folder} was made by PostgreSQL ${version}, this is ${postgresMajor}. Dump it with the old version and restore it into a new data folder.`,
    );
  }
}
