// How soon a channel in the page of another host is ready, beside the portal's own page, how heavy the loader is, and
// whether anything moves meanwhile. ROUNDS makes it shorter.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { startEmbedHost } from '../support/embed-host';
import { printedPassword, signInAsOperator } from '../support/operator-browser';
import { startPortal } from '../support/portal';
import { type Shifts, watchShifts } from '../support/watch-shifts';
import { percentile, report } from './support/report';

const ROUNDS = Number(process.env.ROUNDS ?? 15);
const HEIGHT = 'display:block;min-height:640px';

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const host = await startEmbedHost(portal.url());
const browser = await launchBrowser();
const channel = await makeChannel();
host.show(
  `<style nonce="h">millwright-portal{${HEIGHT}}</style><p>Before</p><script src="${portal.url()}/embed.js" async></script>` +
    `<millwright-portal channel="${channel}" locale="en-US" height="640px"></millwright-portal><p>After</p>`,
);

const own: number[] = [];
const framed: number[] = [];
const loaders: number[] = [];
let moved = 0;
for (let round = 0; round <= ROUNDS; round += 1) {
  const alone = await openIn(`${portal.url()}/engine`, (page) => page.getByRole('combobox').first().waitFor());
  const inFrame = await openIn(host.url, (page) =>
    page.frameLocator('iframe').getByRole('combobox', { name: 'Your question' }).waitFor(),
  );
  // The first of each fills the caches of the server.
  if (round === 0) continue;
  own.push(alone.ms);
  framed.push(inFrame.ms);
  loaders.push(inFrame.loaderMs);
  moved = Math.max(moved, inFrame.shift);
}
const script = await (await fetch(`${portal.url()}/embed.js`)).text();
await browser.close();
await host.stop();
await portal.stop();

report(`A channel in another host's page, ${ROUNDS} rounds with empty caches, one machine`, [
  { figure: 'loader, gzipped', value: gzipSync(script).length / 1000, unit: 'kB', max: 6 },
  { figure: 'loader, from its request to its end, p50', value: percentile(loaders, 0.5), unit: 'ms' },
  {
    ...{ figure: 'question box ready p50', value: percentile(framed, 0.5), unit: 'ms' },
    ...{ max: 1.3 * percentile(own, 0.5), peer: percentile(own, 0.5), peerName: 'the page itself' },
  },
  {
    ...{ figure: 'question box ready p95', value: percentile(framed, 0.95), unit: 'ms' },
    ...{ peer: percentile(own, 0.95), peerName: 'the page itself' },
  },
  { figure: 'layout shift of the host page, most', value: moved, max: 0 },
]);

/** A new browser profile each time, so that nothing is in a cache. */
async function openIn(address: string, ready: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  // What runs this file names functions with a helper that pages do not have.
  await page.addInitScript('globalThis.__name ??= (one) => one');
  await page.addInitScript(watchShifts);
  const since = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await ready(page);
  const ms = performance.now() - since;
  const { score } = await page.evaluate(() => (window as unknown as { shifts: () => Shifts }).shifts());
  const loaderMs = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/embed.js'))?.duration ?? 0,
  );
  await context.close();
  return { ms, loaderMs, shift: score };
}

/** As an operator makes a channel of the portal. */
async function makeChannel(): Promise<string> {
  const context = await browser.newContext();
  await signInAsOperator(context, portal.url(), printedPassword(portal.output()));
  const answer = await context.request.post(`${portal.url()}/api/admin/domains/main/embed-channels`, {
    data: {
      ...{ name: 'Bench', origins: [host.url], pages: ['ask', 'search'], look: {}, identity: false, reads: 'public' },
      perDay: 100,
    },
    headers: { Origin: portal.url(), 'Idempotency-Key': crypto.randomUUID() },
  });
  const { data, msg } = await answer.json();
  if (!answer.ok()) throw new Error(`Making a channel: ${msg}`);
  await context.close();
  return data.channel.id;
}
