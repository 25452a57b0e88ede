// Measures sign-in over HTTP without the password hash, whether its time reveals who has an account, and the cost of a
// signed-in call compared with an anonymous one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPerson } from '../../server/accounts/store/persons';
import { openPersonSession } from '../../server/accounts/store/sessions';
import { openStore } from '../../server/base/database/db';
import { hashPassword, verifyPassword } from '../../server/base/password';
import { startPortal } from '../support/portal';
import { load, median } from './support/load';
import { percentile, report } from './support/report';

const ROUNDS = 200;
const SECONDS = 5;
const PASSWORD = 'Rolling-Mill-42';

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const origin = portal.url().replace('localhost', '127.0.0.1');
const lock = JSON.parse(readFileSync(join(portal.data, 'lock.json'), 'utf8'));
const store = await openStore(lock.databaseUrl);
const stored = await hashPassword(PASSWORD);
const person = await addPerson(store.db, { phone: '13800000042', password: stored });
const { accessToken } = await openPersonSession(store.db, { personId: person?.id ?? '' });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function signIn(username: string, password: string): Promise<number> {
  // Waits after failures are not measured here.
  await store.pool.query('delete from sign_in_attempt');
  return timed(async () => {
    const body = JSON.stringify({ username, password });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/proxy-api/open/office/loginAcc`, { method: 'POST', headers, body });
    await answer.text();
  });
}

const times = { right: [] as number[], wrong: [] as number[], unknown: [] as number[], hash: [] as number[] };
const rates = { anonymous: [] as number[], signedIn: [] as number[] };
try {
  for (let n = 0; n < ROUNDS; n += 1) {
    times.hash.push(await timed(() => verifyPassword(stored, PASSWORD)));
    times.right.push(await signIn('13800000042', PASSWORD));
    times.wrong.push(await signIn('13800000042', 'Wrong-Pass-1'));
    times.unknown.push(await signIn('13900000042', 'Wrong-Pass-1'));
  }
  const history = `${origin}/api/question/list`;
  const cookie = `mw_visitor=${'b'.repeat(22)}`;
  for (let round = 0; round < 3; round += 1) {
    rates.anonymous.push((await load(history, SECONDS, 50, { cookie })).requestsPerSecond);
    rates.signedIn.push(
      (await load(history, SECONDS, 50, { authorization: `Bearer ${accessToken}` })).requestsPerSecond,
    );
  }
} finally {
  await store.close();
  await portal.stop();
}

const apart = percentile(times.right, 0.95) - median(times.hash);
report(`Signing in, ${ROUNDS} rounds in turn; calls at 50 connections, 3 rounds of ${SECONDS} s`, [
  { figure: 'sign-in p95 apart from the hash', value: apart, unit: 'ms', max: 150 },
  { figure: 'sign-in p50', value: median(times.right), unit: 'ms', peer: median(times.hash), peerName: 'the hash' },
  {
    figure: 'refusal of an unknown account, p50',
    value: median(times.unknown),
    unit: 'ms',
    peer: median(times.wrong),
    peerName: 'of a wrong password',
  },
  {
    figure: 'signed-in calls',
    value: median(rates.signedIn),
    unit: 'requests/s',
    peer: median(rates.anonymous),
    peerName: 'anonymous',
  },
]);
