import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../../server/base/database/embedded/cluster';
import { startEmbedded } from '../../../server/base/database/embedded/start-embedded';
import { type Portal, startPortal } from '../../support/portal';
import { killTree } from './kill-tree';

/** A durable PostgreSQL that can be killed and comes back at the same address. */
export async function openKilledDatabase(folder: string) {
  const link = path.join(folder, 'socket');
  let cluster: Cluster;
  const start = async () => {
    cluster = await startEmbedded({ data: path.join(folder, 'database') });
    const socket = new URL(cluster.url.replace('@/', '@localhost/')).searchParams.get('host') ?? '';
    rmSync(link, { force: true });
    symlinkSync(socket, link);
  };
  await start();
  return {
    url: `postgresql://millwright@/millwright?host=${encodeURIComponent(link)}`,
    async kill() {
      killTree(cluster.pid);
      await cluster.exited;
      await start();
    },
    stop: () => cluster.stop(),
  };
}

/** One node of the built server, which a supervisor starts again whenever it ends. */
export function openKilledNode(folder: string, env: Record<string, string>) {
  const data = mkdtempSync(path.join(folder, 'node-'));
  let portal: Portal | undefined;
  let stopping = false;
  const start = async (): Promise<void> => {
    while (!stopping && !portal) {
      // Without its database a node ends at once.
      portal = await startPortal({ data, env }).catch(() => undefined);
      if (!portal) await sleep(500);
    }
    portal?.process.once('exit', () => {
      portal = undefined;
      if (!stopping) ready = start();
    });
  };
  let ready = start();
  // A bench that fails leaves no node behind.
  process.once('exit', () => portal?.process.pid && killTree(portal.process.pid));
  return {
    isUp: () => portal !== undefined,
    ready: () => ready,
    kill: () => void (portal && killTree(portal.process.pid ?? 0)),
    async stop() {
      stopping = true;
      await ready;
      await portal?.stop();
    },
  };
}
