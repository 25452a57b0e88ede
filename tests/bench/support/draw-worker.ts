// Draws for `bench activities` over 40 connections, each press doubled, and writes every answer to stdout. Killed at any
// moment; a new one goes on.
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { draw } from '../../../server/activities/draw';
import { openStore } from '../../../server/base/database/db';
import { startEmbedded } from '../../../server/base/database/embedded/start-embedded';
import { inlineJobs } from '../../support/inline-jobs';
import { activityOf, prepareDraws, SECRET } from './draw-samples';
import { percentile } from './report';

const [data = '', people = '0', connections = '40'] = process.argv.slice(2);
const cluster = await startEmbedded({ data });
const store = await openStore({ connectionString: cluster.url, max: Number(connections) });
await prepareDraws(store, Number(people));
const activity = activityOf(Number(people));
const { rows } = await sql<{ visitor: string; used: number }>`
  select visitor, draws_used as used from activity_entry where activity = 'bench' and draws_used < draws_allowed
  order by random()`.execute(store.db);
writeSync(1, `${JSON.stringify({ ready: rows.length })}\n`);

const times: number[] = [];
const started = performance.now();
const presses = rows.flatMap(({ visitor, used }) =>
  Array.from({ length: 3 - used }, (_, n) => ({ visitor, k: used + n + 1 })),
);
const queue = [...presses].sort((a, b) => a.k - b.k);
async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { visitor, k } = next;
    const press = {
      ...{ domain: 'main', who: { person: undefined, visitor }, k, clientSeed: 'c0ffee', secret: SECRET },
      ...{ jobs: inlineJobs() },
    };
    const before = performance.now();
    const [one, other] = await Promise.all([draw(store, activity, press), draw(store, activity, press)]);
    times.push(performance.now() - before);
    writeSync(1, `${JSON.stringify({ visitor, one, other })}\n`);
  }
}
await Promise.all(Array.from({ length: Number(connections) / 2 }, work));
const perSecond = (1000 * presses.length) / (performance.now() - started);
writeSync(1, `${JSON.stringify({ done: true, p95: percentile(times, 0.95), perSecond, count: presses.length })}\n`);
await store.close();
await cluster.stop();
