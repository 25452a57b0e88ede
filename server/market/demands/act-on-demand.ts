import { type DemandCloseReason, demandEnd } from '../../../setting/market/demand-document';
import { demandState, mayOnDemand } from '../../../setting/market/demand-states';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import { dropDemandDraft } from '../../community';
import type { Context } from '../../context';
import { closeDemand, extendDemand, findDemand } from '../store/demands';
import { checkDue } from './check-demand';
import type { ActingInHall } from './open-hall';
import { changed } from './put-demand';

interface Act {
  id: string;
  action: 'close' | 'extend' | 'drop';
  step: number;
  reason?: DemandCloseReason;
  words?: string;
  due?: string | null;
}

/** Of two who act at once, the second is told. */
export async function actOnDemand({ store: { db } }: Context, hall: ActingInHall, act: Act): Promise<void> {
  const { id, action, step, reason, words = '', due = null } = act;
  const row = await findDemand(db, hall, id);
  if (!row?.isOurs) throw notFound('demand', id);
  const by = { isOurs: true, runsIt: hall.runsIt, isAuthor: row.author === hall.person };
  if (!mayOnDemand(action, { state: demandState(row, new Date()), extended: row.extended }, by))
    throw conflict(message('market:demand.mayNot'));
  if (row.step !== step) throw changed();
  if (action === 'close' && !reason) throw badRequest(message('market:demand.closeReason'), { field: 'reason' });
  if (action === 'extend') checkDue(due);
  const done =
    action === 'drop'
      ? await dropDemandDraft(db, hall.domain, id)
      : action === 'extend'
        ? await extendDemand(db, { id, step, due, expiresAt: demandEnd(due, new Date()) })
        : await closeDemand(db, { id, step, reason: reason ?? 'not-needed', words: cleanText(words) });
  if (!done) throw changed();
}
