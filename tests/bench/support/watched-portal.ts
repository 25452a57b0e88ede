import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import operations from '../../../generated/operations.json';
import { openStore } from '../../../server/base/database/db';
import { loadConfig } from '../../../server/config';
import { startServer } from '../../../server/start/start-server';
import { launchBrowser } from '../../support/browser';

const root = path.resolve(import.meta.dirname, '../../..');
const usual = {
  PORT: '0',
  RATE_LIMIT: '0',
  WRITING_PACE: 'off',
  SAMPLE_PEOPLE: 'true',
  OPERATOR_SECOND_FACTOR: 'optional',
};

/**
 * Runs the server in this process and serves the portal's files one by one to a browser, so that coverage is measured
 * per file.
 */
export async function openWatchedPortal() {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-house-'));
  const log = pino({ level: 'warn' }, pino.destination(2));
  const config = loadConfig({ MILLWRIGHT_DATA: data, ...usual });
  const server = await startServer({ config, log, say: () => {}, upgradeBlock: () => undefined });
  const store = await openStore(JSON.parse(readFileSync(path.join(data, 'lock.json'), 'utf8')).databaseUrl);
  const prefixes = new Set(Object.values(operations).map((operation) => operation.path.split('/')[1]));
  const target = { target: `http://127.0.0.1:${server.port}`, changeOrigin: false };
  const proxy = { [`^/(${[...prefixes].join('|')})/`]: target };
  const vite = await createServer({ root, logLevel: 'error', server: { port: 0, proxy } });
  await vite.listen();
  const origin = new URL(vite.resolvedUrls?.local[0] ?? '').origin;
  const browser = await launchBrowser();
  return {
    origin,
    store,
    operatorPassword: server.firstOperator?.password ?? '',
    async open(address: string, locale = 'zh-CN'): Promise<Page> {
      const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: 'mw_locale', value: locale, url: origin }]);
      const page = await context.newPage();
      await page.goto(origin + address);
      return page;
    },
    async close() {
      await browser.close();
      await vite.close();
      await store.close();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
