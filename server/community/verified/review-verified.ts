import type { Db } from '../../base/database/db';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { addressOf, INDEX_POST } from '../index-post';
import * as rows from '../store/reviews';
import { noteChange } from '../store/verified';
import { DUE_DAYS, daysFrom, stateAt, type VerifiedReview } from './review-state';

type Parts = Pick<Context, 'store' | 'jobs'>;

/** Brings all verified answers to the state of their dates; owners are told once of each step. Safe to repeat. */
export async function reviewVerified(parts: Parts, now: Date, signal?: AbortSignal): Promise<void> {
  const { db } = parts.store;
  await rows.noteSuperseded(db);
  for (const id of await rows.listOutdated(db)) await askForReview(parts, id, 'document', now);
  for (const id of await rows.listToReview(db, daysFrom(now, DUE_DAYS))) {
    if (signal?.aborted) return;
    await step(parts, id, now);
  }
}

/** Readers say that these verified answers did not help: their owners look again within 30 days. */
export async function disputeVerified(parts: Parts, documents: readonly string[], now: Date): Promise<void> {
  for (const id of await rows.listByDocument(parts.store.db, documents)) await askForReview(parts, id, 'disputed', now);
}

async function askForReview(parts: Parts, id: string, why: 'document' | 'disputed', now: Date): Promise<void> {
  await parts.store.db.transaction().execute(async (trx) => {
    const review = await rows.lockReview(trx, id);
    if (!review || !(await rows.callForReview(trx, id, why, daysFrom(now, DUE_DAYS - 1)))) return;
    await rows.putState(trx, id, stateAt({ ...review, reviewBy: earlier(review.reviewBy, now) }, now));
    await tellOwner(parts, trx, review, why === 'disputed' ? 'verified-disputed' : 'verified-due', why);
  });
}

const earlier = (date: Date, now: Date): Date => {
  const soon = daysFrom(now, DUE_DAYS - 1);
  return date < soon ? date : soon;
};

async function step(parts: Parts, id: string, now: Date): Promise<void> {
  await parts.store.db.transaction().execute(async (trx) => {
    const review = await rows.lockReview(trx, id);
    const state = review && stateAt(review, now);
    if (!review || !state || state === review.state) return;
    await rows.putState(trx, id, state);
    // It was told when it was called for.
    if (review.why === null || state !== 'due') await tellOwner(parts, trx, review, 'verified-due', state);
    if (state !== 'stepped-down') return;
    await noteChange(trx, id);
    await parts.jobs.send(INDEX_POST, { id }, { db: trx });
  });
}

async function tellOwner(
  { jobs }: Parts,
  trx: Db,
  { id, kind, domain, title, owner, reviewBy }: VerifiedReview,
  what: 'verified-due' | 'verified-disputed',
  event: string,
): Promise<void> {
  if (owner === null) return;
  await notify(jobs, trx, {
    ...{ kind: what, domain, people: [owner], root: id, title, link: addressOf({ id, kind }) },
    event: `${what}:${reviewBy.toISOString().slice(0, 10)}:${event}`,
  });
}
