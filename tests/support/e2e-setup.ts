import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserFlags, chromiumPath } from './browser';
import { printedPassword } from './operator-browser';
import { startPortal } from './portal';

declare module 'vitest' {
  export interface ProvidedContext {
    portalUrl: string;
    /** Of the operator that a fresh installation makes. */
    operatorPassword: string;
    browserUrl: string;
  }
}

/** One portal and one browser process for all end-to-end files: starting them costs more than most tests do. */
export default async function setup(project: TestProject) {
  const built = path.resolve(import.meta.dirname, '../../dist/server/main.js');
  if (!existsSync(built)) throw new Error('The end-to-end tests run the built server. Run "npm run build" first.');
  const [portal, browser] = await Promise.all([
    startPortal({ env: { RATE_LIMIT: '0', SAMPLE_PEOPLE: 'true' } }),
    chromium.launchServer({ executablePath: chromiumPath(), args: browserFlags }),
  ]);
  project.provide('portalUrl', portal.url());
  project.provide('operatorPassword', printedPassword(portal.output()));
  project.provide('browserUrl', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await portal.stop();
  };
}
