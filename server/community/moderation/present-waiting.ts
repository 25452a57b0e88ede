import type { components } from '../../../generated/api';
import { authorOf } from '../present-post';
import type { WaitingRow } from '../store/moderation-queue';

type Item = components['schemas']['ModerationItem'];

/** A post as the queue shows it. Who reported it is nobody's business. */
export function toWaiting(row: WaitingRow): Item {
  const { id, kind, state, lang, title, markdown, reports, appeal, reason, decidedByMe } = row;
  return {
    ...{ id, kind: kind as Item['kind'], state: state as Item['state'], lang, title, content: markdown },
    ...{ author: authorOf(row), audience: row.owner_kind === 'organization' ? 'organization' : 'domain' },
    ...{ appeal, decidedByMe, parent: row.root_id, at: row.at.toISOString() },
    reason: reason as Item['reason'],
    reports: reports.map(({ reason: why, words, at }) => ({
      ...{ reason: why as Item['reports'][number]['reason'], words, at: new Date(at).toISOString() },
    })),
  };
}
