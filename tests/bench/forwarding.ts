// What the portal adds to a call of a service behind it: the same request directly and through the portal in turns, of a
// visitor, of a visitor whose browser takes compressed answers, and of somebody who is signed in.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { addPerson } from '../../server/accounts/store/persons';
import { openPersonSession } from '../../server/accounts/store/sessions';
import { openStore } from '../../server/base/database/db';
import { startPortal } from '../support/portal';
import { type Figure, percentile, report } from './support/report';

const TURNS = Number(process.env.TURNS ?? 1000);
const WARM = 200;
const PATH = '/saas/bench/apps?page=1';

const service = fork(path.join(import.meta.dirname, 'support/forwarding-service.ts'), {
  execArgv: ['--import', 'tsx'],
});
const { port } = await new Promise<{ port: number }>((told) => service.once('message', (said) => told(said as never)));
const direct = `http://127.0.0.1:${port}`;
const portal = await startPortal({ env: { RATE_LIMIT: '0', UPSTREAM_SAAS: direct } });
const agent = new http.Agent({ keepAlive: true });

/** Milliseconds until the whole answer is there. */
function get(origin: string, headers: Record<string, string>): Promise<number> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}${PATH}`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${origin}: ${response.statusCode}`));
      response.resume();
      response.on('end', () => resolve(performance.now() - asked));
    });
    request.on('error', reject);
  });
}

async function openSession(): Promise<string> {
  const { databaseUrl } = JSON.parse(readFileSync(path.join(portal.data, 'lock.json'), 'utf8'));
  const store = await openStore(databaseUrl);
  const person = await addPerson(store.db, { phone: '13800000042', password: 'none' });
  const { accessToken } = await openPersonSession(store.db, { personId: person?.id ?? '' });
  await store.close();
  return accessToken;
}

const visitor = { cookie: `mw_visitor=${'b'.repeat(22)}` };
const ways = [
  { name: 'visitor', headers: visitor, goal: 1 },
  { name: 'visitor, compressed', headers: { ...visitor, 'accept-encoding': 'gzip, br' }, goal: 1 },
  { name: 'signed in', headers: { ...visitor, authorization: `Bearer ${await openSession()}` }, goal: undefined },
];
const figures: Figure[] = [];
try {
  for (const { name, headers, goal } of ways) {
    const times = { direct: [] as number[], portal: [] as number[] };
    for (let turn = -WARM; turn < TURNS; turn += 1) {
      const bare = await get(direct, headers);
      const through = await get(portal.url().replace('localhost', '127.0.0.1'), headers);
      if (turn < 0) continue;
      times.direct.push(bare);
      times.portal.push(through);
    }
    for (const part of [0.5, 0.95]) {
      const [bare, through] = [percentile(times.direct, part), percentile(times.portal, part)];
      const figure = `${name}: added, p${part * 100}`;
      const isGoal = part === 0.5 && goal !== undefined;
      figures.push({
        ...{ figure, value: through - bare, unit: 'ms', peer: bare, peerName: 'direct' },
        ...(isGoal && { max: goal }),
      });
    }
  }
} finally {
  agent.destroy();
  service.disconnect();
  await portal.stop();
}
report(`A call of a service behind the portal beside the direct call, ${TURNS} in turns`, figures);
