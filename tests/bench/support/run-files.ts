import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const root = path.resolve(import.meta.dirname, '../../..');

interface Script {
  url: string;
  functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[];
}

/** Loading a file runs its top level, so only other functions count. */
const isCalled = ({ functions }: Script) =>
  functions.some(
    ({ functionName, ranges: [range] }) => range && range.count > 0 && (functionName || range.startOffset > 0),
  );

/**
 * Files of the product of which a function ran: in this process, which is the server, and in these pages, as served by
 * a dev server.
 */
export async function runFiles(pages: Page[], act: () => Promise<unknown>): Promise<Set<string>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  for (const page of pages) await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await act();
  const inBrowser: Script[] = [];
  for (const page of pages) inBrowser.push(...(await page.coverage.stopJSCoverage()));
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const onServer = result.filter(({ url }) => url.startsWith('file:')).filter(isCalled);
  const files = [
    ...onServer.map(({ url }) => path.relative(root, fileURLToPath(url.replace(/\?.*/, '')))),
    ...inBrowser.filter(isCalled).map(({ url }) => new URL(url).pathname.slice(1)),
  ];
  return new Set(files.filter((file) => /^(?:server|src|setting)\/.*\.tsx?$/.test(file)));
}
