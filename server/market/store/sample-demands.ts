import type { DemandFacts, StoredDemandState } from '../../../setting/market/demand-document';
import type { Db } from '../../base/database/db';
import { addDemand } from './demands';

interface Sample {
  id: string;
  organization: string;
  facts: DemandFacts;
  state: StoredDemandState;
  close: ['here' | 'elsewhere', string] | undefined;
  openedAt: Date;
  expiresAt: Date;
}

/** A sample demand, as if it had been published; nobody is told of it. */
export async function putSampleDemand(db: Db, sample: Sample): Promise<void> {
  const { id, organization, facts, state, close, openedAt, expiresAt } = sample;
  await addDemand(db, { id, organization, facts, origin: null });
  const [reason = null, words = ''] = close ?? [];
  await db
    .updateTable('demand')
    .set({
      ...{ state, opened_at: openedAt, expires_at: expiresAt, told_at: openedAt },
      ...{ close_reason: reason, close_words: words, closed_at: close ? openedAt : null },
    })
    .where('id', '=', id)
    .execute();
}
