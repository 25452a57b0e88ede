import { sql } from 'kysely';
import type { Db, Store } from '../../base/database/db';
import { emit } from '../../base/events/emit';
import { cleanText } from '../../base/text/clean-text';
import type { WeakAnswer } from '../../knowledge';
import * as rows from '../store/gaps';
import { gapTerms, isSameGap } from './same-gap';

const LONGEST = 300;
const CONTACTS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\d.])(?:\+?86)?1[3-9]\d{9}(?!\d)/g;

/** Groups a weak answer with others that ask the same. Safe to repeat; a thumb down replaces the cause. */
export async function noteGap(
  { db }: Pick<Store, 'db'>,
  { domain, message, question, cause }: WeakAnswer,
): Promise<void> {
  // People type addresses of people, which operators need not see.
  const text = cleanText(question).replace(CONTACTS, '…').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  const terms = gapTerms(text);
  if (terms.length === 0) return;
  await db.transaction().execute(async (trx) => {
    if (await rows.changeCause(trx, message, cause)) return;
    // Two at once make one group.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`gap:${domain}`}, 0))`.execute(trx);
    const known = await findGap(trx, domain, text);
    const gap = known ?? (await rows.addGap(trx, domain, terms));
    if (known === undefined) await emit(trx, { type: 'question.unanswered', to: { ownerOf: domain }, data: { gap } });
    await rows.addAsking(trx, { gap, message, question: text, cause });
  });
}

/** A question that was just published, to close the gap that it asks about or began with. */
export async function askForGap(
  db: Db,
  { domain, id, title }: { domain: string; id: string; title: string },
): Promise<void> {
  const gap = (await rows.gapOfOrigin(db, id)) ?? (await findGap(db, domain, title));
  if (gap !== undefined) await rows.setQuestion(db, gap, id);
}

async function findGap(db: Db, domain: string, question: string): Promise<string | undefined> {
  const near = await rows.findNear(db, domain, gapTerms(question));
  return near.find(({ questions }) => questions.some((one) => isSameGap(one, question)))?.id;
}
