import type { ActivityDocument } from '../../setting/activity/activity-document';
import { type BeaconValue, roundAfter, roundOfPress } from '../../setting/activity/beacon';
import { readNow } from '../base/database/read-now';
import type { Context } from '../context';
import { entryOf, noneLeft, type Press, refuseUnlessDrawing } from './draw';
import type { OpenActivity } from './open-activities';
import { noteRoll, rollFor } from './roll';
import { ensureActivity, openSecret } from './store/activities';
import { type DrawRow, findDraw, readRevisions } from './store/draws';
import { rollerOf } from './store/entries';
import { addPress, duePresses, type PressRow, pressesOf, takePress } from './store/presses';

type Parts = Pick<Context, 'store' | 'sealer' | 'jobs' | 'beacon'>;

const AT_ONCE = 500;

/**
 * The first step of a draw with a public number: the chance is used and the round named, before anybody knows its number.
 * Repeated, it shows the same press, or what it has rolled by now.
 */
export async function press(ctx: Parts, activity: OpenActivity, given: Press): Promise<DrawRow | PressRow> {
  const { store, beacon } = ctx;
  const { k, clientSeed } = given;
  const entry = await entryOf(store.db, activity, given);
  const shown = async () =>
    (await findDraw(store.db, entry.id, k)) ?? (await pressesOf(store.db, entry.id)).find((one) => one.k === k);
  const known = k <= entry.drawsUsed ? await shown() : undefined;
  if (known) return known;
  await refuseUnlessDrawing(store.db, activity);
  const at = await readNow(store.db);
  const { revision } = activity;
  await addPress(store.db, { entry: entry.id, k, revision, clientSeed, at, round: roundOfPress(at, beacon.chain) });
  // Its own, or that of the same press sent twice.
  const row = await shown();
  if (!row) throw noneLeft(entry.drawsAllowed);
  return row;
}

/** Rolls what an entry has pressed, as far as the numbers are there. */
export async function settlePresses(ctx: Parts, entry: string, now: Date): Promise<void> {
  for (const one of await pressesOf(ctx.store.db, entry)) await settlePress(ctx, one, now);
}

/** Rolls what nobody came back for. Those of a later round wait their turn if one is missing: relays are down, then. */
export async function settleDue(ctx: Parts & Pick<Context, 'log'>): Promise<void> {
  const now = await readNow(ctx.store.db);
  // The round before the next one is the last that is out.
  const upTo = roundAfter(now, 0, ctx.beacon.chain) - 1;
  for (const one of await duePresses(ctx.store.db, upTo, AT_ONCE))
    try {
      if (!(await settlePress(ctx, one, now))) return;
    } catch (error) {
      // One that cannot be rolled keeps nobody else waiting.
      ctx.log.error({ err: error, activity: one.activity, k: one.k }, 'a press could not be rolled');
    }
}

async function settlePress(ctx: Parts, one: PressRow, now: Date): Promise<boolean> {
  const value = await ctx.beacon.valueOf(one.round, now);
  if (value) await roll(ctx, one, value);
  return value !== undefined;
}

/** The second step: roll, stock, ledger and win in one transaction, once, by the document of the press. */
async function roll({ store, sealer, jobs }: Parts, one: PressRow, { randomness }: BeaconValue): Promise<void> {
  const { domain, activity, entry, k, clientSeed, revision, ticket, person } = one;
  const { db } = store;
  const place = { domain, activity };
  const [[fixed], known, more] = await Promise.all([
    readRevisions(db, [revision]),
    ensureActivity(db, sealer, domain, { id: activity }),
    rollerOf(db, place),
  ]);
  const document = fixed?.body as unknown as ActivityDocument;
  const secret = openSecret(sealer, domain, activity, known);
  const terms = { place, revision, document, secret, jobs, beacon: randomness };
  const roller = { id: entry, ticket, person, ...more };
  const rolled = await rollFor(store, terms, roller, { k, clientSeed });
  await db.transaction().execute(async (trx) => {
    if (await takePress(trx, entry, k)) await noteRoll(trx, terms, roller, rolled);
  });
}
