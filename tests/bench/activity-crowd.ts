// A crowd in the first minute of a draw on one node: each looks at the page, enters and draws, over HTTP, at moments spread
// over the minute and denser at its beginning. PEOPLE and SECONDS set the size: 5,000 in 60 by default.
import { setTimeout as sleep } from 'node:timers/promises';
import { startPortal } from '../support/portal';
import { percentile, report } from './support/report';

const PEOPLE = Number(process.env.PEOPLE ?? 5000);
const SECONDS = Number(process.env.SECONDS ?? 60);
const AWARD = '/api/activities/award1024';

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const times: number[] = [];
const refused = new Map<string, number>();
let draws = 0;

/** Every person has a browser of their own, all behind one address, as a plant has. */
async function person(n: number): Promise<void> {
  // Half of them come in the first quarter.
  await sleep(1000 * SECONDS * Math.random() ** 2);
  const cookie = `mw_visitor=${String(n).padStart(22, 'v')}`;
  const call = async (method: string, path: string, body?: object) => {
    const before = performance.now();
    const answer = await fetch(portal.url() + path, {
      method,
      headers: { cookie, origin: portal.url(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code } = (await answer.json()) as { code: number };
    times.push(performance.now() - before);
    if (answer.ok && code === 200) return true;
    const key = `${method} ${path}: ${answer.status}`;
    refused.set(key, (refused.get(key) ?? 0) + 1);
    return false;
  };
  await call('GET', AWARD);
  if (!(await call('POST', `${AWARD}/entry`, {}))) return;
  if (await call('POST', `${AWARD}/draws`, { k: 1, clientSeed: 'c0ffee' })) draws += 1;
}

const started = performance.now();
await Promise.all(Array.from({ length: PEOPLE }, (_, n) => person(n)));
const took = (performance.now() - started) / 1000;
await portal.stop();
for (const [what, count] of refused) console.log(`${count} × ${what}`);

report(`${PEOPLE} people in ${SECONDS} s on one node`, [
  { figure: 'people who have drawn', value: draws, min: PEOPLE, max: PEOPLE },
  { figure: 'requests refused', value: [...refused.values()].reduce((sum, count) => sum + count, 0), max: 0 },
  { figure: 'a request, p95', value: percentile(times, 0.95), unit: 'ms', max: 300 },
  { figure: 'a request, median', value: percentile(times, 0.5), unit: 'ms' },
  { figure: 'until the last one was done', value: took, unit: 's', max: SECONDS + 2 },
]);
