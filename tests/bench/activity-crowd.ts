// A crowd in the first minute of a draw on one node: each looks at the page, enters and draws, over HTTP. Once at moments
// spread evenly over the minute, once denser at its beginning: half of them in the first quarter, an eighth in the first
// second. The client is this process; what it and the server take of the processors is told apart. PEOPLE and SECONDS set
// the size: 5,000 in 60 by default.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPortal } from '../support/portal';
import { percentile, report } from './support/report';

const PEOPLE = Number(process.env.PEOPLE ?? 5000);
const SECONDS = Number(process.env.SECONDS ?? 60);
const AWARD = '/api/activities/award1024';
const CALLS = 3;

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const { port } = new URL(portal.url());
// All behind one address, as a plant has, whose proxy keeps its connections.
const agent = new http.Agent({ keepAlive: true });

/** Milliseconds of processor time that the server has used, without PostgreSQL; undefined where it cannot be read. */
function serverMs(): number | undefined {
  try {
    const [, rest = ''] = readFileSync(`/proc/${portal.process.pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    // In hundredths of a second.
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return undefined;
  }
}

function send(method: string, path: string, cookie: string, body?: object): Promise<number> {
  const text = body && JSON.stringify(body);
  const headers = {
    ...{ host: `localhost:${port}`, origin: portal.url(), cookie, 'accept-encoding': 'gzip, br' },
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', () => resolve(0));
    request.end(text);
  });
}

/** `moment` says when the person of a random number comes, both from 0 to 1. */
async function crowd(title: string, moment: (random: number) => number): Promise<void> {
  const times: number[] = [];
  const refused = new Map<string, number>();
  let draws = 0;
  // Everybody has a browser of their own.
  async function person(n: number): Promise<void> {
    await sleep(1000 * SECONDS * moment(Math.random()));
    const cookie = `mw_visitor=${`${title.length}x${n}`.padStart(22, 'v')}`;
    const call = async (method: string, path: string, body?: object) => {
      const before = performance.now();
      const status = await send(method, path, cookie, body);
      times.push(performance.now() - before);
      if (status === 200) return true;
      const key = `${method} ${path}: ${status}`;
      refused.set(key, (refused.get(key) ?? 0) + 1);
      return false;
    };
    await call('GET', AWARD);
    if (!(await call('POST', `${AWARD}/entry`, {}))) return;
    if (await call('POST', `${AWARD}/draws`, { k: 1, clientSeed: 'c0ffee' })) draws += 1;
  }
  const [started, own, theirs] = [performance.now(), process.cpuUsage(), serverMs()];
  await Promise.all(Array.from({ length: PEOPLE }, (_, n) => person(n)));
  const took = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(own);
  const ended = serverMs();
  for (const [what, count] of refused) console.log(`${count} × ${what}`);
  report(`${PEOPLE} people in ${SECONDS} s on one node, ${title}`, [
    { figure: 'people who have drawn', value: draws, min: PEOPLE, max: PEOPLE },
    { figure: 'requests refused', value: [...refused.values()].reduce((sum, count) => sum + count, 0), max: 0 },
    { figure: 'a request, p95', value: percentile(times, 0.95), unit: 'ms', max: 300 },
    { figure: 'a request, median', value: percentile(times, 0.5), unit: 'ms' },
    { figure: 'until the last one was done', value: took, unit: 's', max: SECONDS + 2 },
    { figure: 'processor time of the client, a request', value: (user + system) / 1000 / times.length, unit: 'ms' },
    ...(ended === undefined || theirs === undefined
      ? []
      : [
          {
            figure: 'processor time of the server without PostgreSQL, a request',
            value: (ended - theirs) / (CALLS * PEOPLE),
            unit: 'ms',
          },
        ]),
  ]);
}

try {
  await crowd('evenly', (random) => random);
  await crowd('denser at the beginning', (random) => random ** 2);
} finally {
  agent.destroy();
  await portal.stop();
}
