import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { printedPassword } from './operator-browser';
import { startPortal } from './portal';
import { seededFolder } from './seeded-folder';

declare module 'vitest' {
  export interface ProvidedContext {
    portalUrl: string;
    /** Password of the operator that a new installation creates. */
    operatorPassword: string;
    /** A data folder filled by a first start. */
    seededData: string;
  }
}

/** Starts one portal for all end-to-end files, since a start takes longer than most tests. */
export default async function setup(project: TestProject) {
  const built = path.resolve(import.meta.dirname, '../../dist/server/main.js');
  if (!existsSync(built)) throw new Error('The end-to-end tests run the built server. Run "npm run build" first.');
  const seeded = await mkdtemp(path.join(tmpdir(), 'portal-seed-'));
  const first = await startPortal({ data: seeded });
  await first.stop();
  project.provide('seededData', seeded);
  const data = await seededFolder(seeded);
  const portal = await startPortal({ data, env: { RATE_LIMIT: '0', SAMPLE_PEOPLE: 'true' } });
  project.provide('portalUrl', portal.url());
  project.provide('operatorPassword', printedPassword(first.output()));
  return async () => {
    await portal.stop();
    for (const folder of [seeded, data]) await rm(folder, { recursive: true, force: true });
  };
}
